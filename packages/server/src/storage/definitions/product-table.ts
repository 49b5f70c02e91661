// The products of one catalog inside one transaction. Each database has its own table, with statements that suit it; what an
// import does with them is written once, in `product-writer.ts`.

import type { ProductContent, ProductRow } from './product-row.ts';

/** A row that was found. */
export interface KnownRow {
  readonly sku: string;
  /** The number of the row; higher for rows that were made later. */
  readonly row: number;
  readonly digest: string;
  readonly position: number;
}

export type RowKey = Pick<KnownRow, 'sku' | 'row'>;

export interface WrittenRow {
  readonly sku: string;
  readonly position: number;
  readonly content: ProductContent;
}

/** No two of the rows or skus that a call names are alike. */
export interface ProductTable {
  /** How many products are best looked up and written at once. */
  readonly batch: number;
  /** Rows above it were added by this change; the others were there before. */
  readonly lastOldRow: number;
  /** At most {@link batch} skus. */
  lookUp(skus: readonly string[]): Promise<readonly KnownRow[]>;
  /** At most {@link batch} skus. The rows have the columns of `PRODUCT_COLUMNS`. */
  find(skus: readonly string[]): Promise<readonly ProductRow[]>;
  /** The prices by sku. */
  findPrices(rows: readonly RowKey[]): Promise<ReadonlyMap<string, string>>;
  /** Leaves out products that are there already. Resolves to how many were inserted. */
  insert(rows: readonly WrittenRow[]): Promise<number>;
  change(rows: readonly (WrittenRow & RowKey)[]): Promise<void>;
  move(rows: readonly (RowKey & { readonly position: number })[]): Promise<void>;
  remove(rows: readonly RowKey[]): Promise<void>;
  /** The rows that were there before the change and still are, in any order, a batch at a time. Nothing is changed meanwhile. */
  oldRows(): AsyncIterable<readonly RowKey[]>;
}
