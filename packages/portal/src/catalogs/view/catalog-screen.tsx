// One catalog, with its views.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Button, Group } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { MakeAdvisorLink } from '../../advisors/making/make-advisor-link.tsx';
import { admin, useRead } from '../../asking.ts';
import { later } from '../../parts/later.tsx';
import { Page } from '../../parts/page.tsx';
import { PlaceLink } from '../../parts/place-link.tsx';
import { Nothing, Waiting } from '../../parts/states.tsx';
import { TabsOfPlaces } from '../../parts/tabs-of-places.tsx';
import { may } from '../../shop/rights.ts';
import { sayTime } from '../../times.ts';
import { fillIn, sayCount, useLanguage, useWords } from '../../words/words.ts';
import { useCatalogNews } from '../catalog-news.ts';
import type { CatalogViewProps } from './catalog-view-props.ts';

/** By the name in the address, in the order in which they are linked. */
const VIEWS = {
  products: later(async () => (await import('../products/products-view.tsx')).ProductsView),
  attributes: later(async () => (await import('./attributes-view.tsx')).AttributesView),
  mapping: later(async () => (await import('./mapping-view.tsx')).MappingView),
  imports: later(async () => (await import('./imports-view.tsx')).ImportsView),
  feed: later(async () => (await import('../feed/feed-view.tsx')).FeedView),
} satisfies Readonly<Record<string, ComponentType<CatalogViewProps>>>;

type ViewName = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as ViewName[];

export function CatalogScreen({
  shop,
  catalog,
  view = 'products',
  upload,
}: {
  readonly shop: ClientView;
  readonly catalog: string;
  readonly view: string | undefined;
  readonly upload: string | undefined;
}) {
  const { catalogs: words, common, home } = useWords();
  const language = useLanguage();
  const { client } = shop;
  const news = useCatalogNews();
  // Again for each view, too, because somebody else or a feed may have brought in other products.
  const [asked] = useRead(
    (signal) => admin.call('findCatalog', { client, catalog, signal }),
    `${client} ${catalog} ${view} ${news}`,
  );
  const current = NAMES.find((name) => name === view);
  const View = current === undefined ? null : VIEWS[current];
  const known = asked.state === 'there' ? asked.answer : null;
  const isAbsent = asked.state === 'failed' && asked.error instanceof AdminProblem && asked.error.slug === 'not-found';
  return (
    <Page
      title={catalog}
      {...(known !== null && {
        about: `${sayCount(language, home.products, known.products)} · ${fillIn(home.imported, { time: sayTime(language, known.imported_at) })}`,
      })}
      action={
        known !== null && (
          <Group gap="sm">
            {may(shop, 'catalogs', 'change') && (current !== 'mapping' || upload !== undefined) && (
              <Button
                component={PlaceLink}
                to={{ page: 'catalogs', client, inside: [catalog, 'mapping'] }}
                variant="default"
              >
                {words.mapping.mend}
              </Button>
            )}
            {may(shop, 'advisors', 'change') && <MakeAdvisorLink client={client} catalog={catalog} />}
          </Group>
        )
      }
    >
      <TabsOfPlaces
        label={words.views}
        views={NAMES.map((name) => ({
          name: words.viewNames[name],
          to: { page: 'catalogs', client, inside: name === 'products' ? [catalog] : [catalog, name] },
          isCurrent: name === current,
        }))}
      />
      {asked.state === 'loading' ? (
        <Waiting />
      ) : View === null ? (
        <Nothing>{common.notFoundHint}</Nothing>
      ) : (
        <Suspense fallback={<Waiting />}>
          {isAbsent && current !== 'feed' && current !== 'imports' ? (
            <Nothing>{words.absent}</Nothing>
          ) : (
            <View {...{ client, catalog, known, upload }} mayChange={may(shop, 'catalogs', 'change')} />
          )}
        </Suspense>
      )}
    </Page>
  );
}
