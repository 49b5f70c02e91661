// The catalogs of a shop, and the address of each.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Button } from '@mantine/core';
import { later } from '../parts/later.tsx';
import { Page } from '../parts/page.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { may } from '../shop/rights.ts';
import { useWords } from '../words/words.ts';
import { CatalogCards } from './catalog-cards.tsx';
import { NEW_CATALOG } from './new-catalog-place.ts';

const NewCatalogScreen = later(async () => (await import('./new-catalog/new-catalog-screen.tsx')).NewCatalogScreen);
const CatalogScreen = later(async () => (await import('./view/catalog-screen.tsx')).CatalogScreen);

export function CatalogsScreen({
  shop,
  inside: [catalog, view, upload],
}: {
  readonly shop: ClientView;
  /** Of the address: a catalog, then a view of it, then a file with which its mapping is mended. */
  readonly inside: readonly string[];
}) {
  const { nav, catalogs: words } = useWords();
  const { client } = shop;
  if (catalog === NEW_CATALOG) return <NewCatalogScreen shop={shop} upload={view} />;
  if (catalog !== undefined)
    return <CatalogScreen key={catalog} shop={shop} catalog={catalog} view={view} upload={upload} />;
  return (
    <Page
      title={nav.catalogs}
      action={
        may(shop, 'catalogs', 'change') && (
          <Button component={PlaceLink} to={{ page: 'catalogs', client, inside: [NEW_CATALOG] }}>
            {words.add.title}
          </Button>
        )
      }
    >
      <CatalogCards client={client} />
    </Page>
  );
}
