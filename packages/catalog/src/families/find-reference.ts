// Finds how the rows of variants name the row of their product: `parent_sku` has what `sku` has in the row of the product.

import { isNamed, plainName } from '../infer/column/column-names.ts';

export interface Reference {
  /** The column in which a variant names its product. Blank, or the row's own key: the row is a product. */
  readonly parent: string;
  /** The column that has the name in the row of the product. */
  readonly key: string;
  /**
   * Columns of prices, if variants have all that a product needs and most products above them have no usual price. One that has a
   * price is then sold itself, as a set is. Otherwise empty.
   */
  readonly prices: readonly string[];
}

/** Names of columns that name a product above, as `plainName` writes them; in the languages of shops. */
const NAMES_PARENT =
  /(?:^| )(?:ox)?parent(?:id|sku)?(?: |$)|(?:^| )(?:vater|eltern|haupt|stamm|master|super|mother|parent|rodic|nadrzedny|nadrazeny|overordnat|overordnet)(?:artikel\w*|produkt\w*|product\w*|article\w*|item\w*|sku)? ?(?:id|sku|nr|nummer|number|code|product|article|artikel|produkt)?$|(?:^| )(?:produit|article|reference|producto|articulo|prodotto|articolo) (?:parent|pere|padre|maitre|maestro)(?: |$)/;

export const namesParent = (name: string): boolean => NAMES_PARENT.test(plainName(name));

const FEWEST = 2;
/** The sample may end between a product and its variants, and a shop may have deleted a product. */
const ENOUGH = 0.5;

/** `valuesOf`: the values of a column in the first rows. Null: no row names another one. */
export function findReference(
  columns: readonly string[],
  valuesOf: (column: string) => readonly string[],
): Reference | null {
  for (const parent of columns.filter(namesParent)) {
    const parents = valuesOf(parent);
    for (const key of columns) {
      if (key === parent) continue;
      const keys = valuesOf(key);
      const named = parents.filter((name, row) => name !== '' && name !== keys[row]);
      if (named.length < FEWEST) continue;
      const products = new Set(keys.filter((own, row) => own !== '' && (parents[row] === '' || parents[row] === own)));
      if (named.filter((name) => products.has(name)).length < named.length * ENOUGH) continue;
      const refers = new Set(named);
      const isVariant = parents.map((name, row) => name !== '' && name !== keys[row]);
      const isProduct = keys.map((own, row) => isVariant[row] === false && refers.has(own));
      return { parent, key, prices: pricesOfSets(columns, valuesOf, isVariant, isProduct) };
    }
  }
  return null;
}

const NEARLY_ALL = 0.9;
const FEW = 0.5;

function pricesOfSets(
  columns: readonly string[],
  valuesOf: (column: string) => readonly string[],
  isVariant: readonly boolean[],
  isProduct: readonly boolean[],
): readonly string[] {
  const share = (named: readonly string[], rows: readonly boolean[]): number => {
    const cells = named.map(valuesOf);
    const filled = rows.filter((isOne, row) => isOne && cells.some((values) => (values[row] ?? '') !== '')).length;
    return filled / Math.max(1, rows.filter(Boolean).length);
  };
  const titles = columns.filter((column) => isNamed('title', column));
  const usual = columns.filter((column) => isNamed('price', column));
  const areComplete = share(titles, isVariant) >= NEARLY_ALL && share(usual, isVariant) >= NEARLY_ALL;
  const reduced = columns.filter((column) => isNamed('sale_price', column));
  return areComplete && share(usual, isProduct) < FEW ? [...usual, ...reduced] : [];
}
