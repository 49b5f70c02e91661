// The catalogs of a shop, and the address of each.

import type { ClientView } from '@guidepost/contract/admin/client-routes';
import { Page } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { CatalogCards } from './catalog-cards.tsx';

export function CatalogsScreen({
  shop: { client },
}: {
  readonly shop: ClientView;
  /** Of the address: a catalog, then a view of it. */
  readonly inside: readonly string[];
}) {
  const { nav } = useWords();
  return (
    <Page title={nav.catalogs}>
      <CatalogCards client={client} />
    </Page>
  );
}
