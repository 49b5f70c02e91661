import type { CatalogView } from '@guidepost/contract/views/catalog-view';

export interface CatalogViewProps {
  readonly client: string;
  readonly catalog: string;
  /** Null: there is none yet, as where only a feed was added. */
  readonly known: CatalogView | null;
  readonly mayChange: boolean;
  /** Of the address: a file with which the mapping is mended. */
  readonly upload: string | undefined;
}
