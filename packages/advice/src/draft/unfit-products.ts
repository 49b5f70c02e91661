// What makes it no matter how well shoppers find products: they read alike, or one result stands for most of them.

import type { SimulationReport } from '../simulate/simulation-report.ts';

/** Where titles and groups of the catalog come from. */
export interface NamingOfProducts {
  /** The column by which the catalog's own format says which products are variants of one thing; null: it says nothing. */
  readonly groupColumn: string | null;
  /** A rule for titles by which shoppers tell products apart; null: no column that was imported does. */
  readonly tellingTitle: string | null;
}

export type UnfitProducts =
  /** So many of all products read alike; `example` is a title, `telling` a rule for titles that do not. */
  | {
      readonly kind: 'shared-titles';
      readonly products: number;
      readonly all: number;
      readonly example: string;
      readonly telling: string | null;
    }
  /** So many are variants of one, though the catalog does not say so itself; `isOneTitle`: they read alike. */
  | {
      readonly kind: 'large-group';
      readonly products: number;
      readonly all: number;
      readonly example: string;
      readonly isOneTitle: boolean;
      readonly telling: string | null;
    }
  /** By the column of its own format, the catalog has hardly anything to choose between. */
  | { readonly kind: 'few-things'; readonly things: number; readonly all: number; readonly column: string };

/** Of all products: so many that read alike, or that one result stands for. */
const MANY_ALIKE = 0.25;
const MOST_OF_ONE = 0.5;

export const UNKNOWN_NAMING: NamingOfProducts = { groupColumn: null, tellingTitle: null };

/** `groups`: how many there are of these products. */
export function findUnfitProducts(
  { misleading, limit }: SimulationReport,
  { products: all, groups: things }: { readonly products: number; readonly groups: number },
  { groupColumn, tellingTitle: telling }: NamingOfProducts,
): UnfitProducts[] {
  const told = misleading.flatMap(({ kind, products, examples: [first] }): UnfitProducts[] => {
    const example = first?.texts[0] ?? '';
    if (kind === 'shared-title' && products >= MANY_ALIKE * all)
      return [{ kind: 'shared-titles', products, all, example, telling }];
    const most = first?.products ?? 0;
    // What shoppers see are groups, and those that the format states are true.
    if (kind === 'large-group' && groupColumn === null && most >= MOST_OF_ONE * all)
      return [{ kind: 'large-group', products: most, all, example, isOneTitle: first?.texts.length === 1, telling }];
    return [];
  });
  return groupColumn !== null && things < all && things <= limit
    ? [...told, { kind: 'few-things', things, all, column: groupColumn }]
    : told;
}
