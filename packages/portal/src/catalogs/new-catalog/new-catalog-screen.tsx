// A catalog from a file that somebody drops, or from the address of a feed.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Title } from '@mantine/core';
import { useState } from 'react';
import { goTo } from '../../addresses.ts';
import { Page } from '../../parts/page.tsx';
import { Nothing } from '../../parts/states.tsx';
import { may } from '../../shop/rights.ts';
import { useWords } from '../../words/words.ts';
import { FeedForm } from '../feed/feed-form.tsx';
import { NEW_CATALOG } from '../new-catalog-place.ts';
import { DropFile } from './drop-file.tsx';
import { RecentFiles } from './recent-files.tsx';
import { SurveyedFile } from './surveyed-file.tsx';

export function NewCatalogScreen({
  shop,
  upload,
}: {
  readonly shop: ClientView;
  /** Of a file that is there already. */
  readonly upload: string | undefined;
}) {
  const { catalogs: words, common } = useWords();
  const { client } = shop;
  const [catalog, setCatalog] = useState('');
  const [isImporting, setIsImporting] = useState(false);
  if (!may(shop, 'catalogs', 'change'))
    return (
      <Page title={words.add.title}>
        <Nothing>{common.noShopRight}</Nothing>
      </Page>
    );
  if (upload !== undefined)
    return (
      <Page title={words.add.title} {...(!isImporting && { about: words.add.aboutColumns })}>
        <SurveyedFile
          key={upload}
          client={client}
          upload={upload}
          catalog={null}
          currency={null}
          onFolded={setIsImporting}
        />
      </Page>
    );
  const placeOf = ({ id }: { readonly id: string }) =>
    ({ page: 'catalogs', client, inside: [NEW_CATALOG, id] }) as const;
  return (
    <Page title={words.add.title} about={words.add.about}>
      <section aria-label={words.add.fromFile}>
        <Title order={2} size="h4" mb="sm">
          {words.add.fromFile}
        </Title>
        <DropFile client={client} uploaded={(file) => goTo(placeOf(file))} />
        <RecentFiles {...{ client, placeOf }} />
      </section>
      <section aria-label={words.add.fromFeed} className="narrow">
        <Title order={2} size="h4" mb="sm">
          {words.add.fromFeed}
        </Title>
        <p className="quiet">{words.add.feedHint}</p>
        <FeedForm
          client={client}
          catalog={catalog}
          nameCatalog={setCatalog}
          added={() => goTo({ page: 'catalogs', client, inside: [catalog, 'feed'] })}
        />
      </section>
    </Page>
  );
}
