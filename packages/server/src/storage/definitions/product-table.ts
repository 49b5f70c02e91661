// The products of one catalog inside one transaction. Each database has its own table, with statements that suit it; what an
// import does with them is written once, in `product-writer.ts`.

import type { ToldProduct } from '../../catalogs/catalog-store.ts';
import { PRODUCT_COLUMNS, type ProductContent, type ProductRow } from './product-row.ts';

/** A row that was found. */
export interface KnownRow {
  readonly sku: string;
  /** The number of the row; higher for rows that were made later. */
  readonly row: number;
  readonly digest: string;
  readonly position: number;
  readonly price: string;
}

/** Of a row that is found: first what a product is made of, then what the table knows of it. */
export const FOUND_COLUMNS = [...PRODUCT_COLUMNS, 'rowid', 'digest', 'position'] as const;

/** `row` has the values of {@link FOUND_COLUMNS}. */
export const knownRow = (row: ProductRow): KnownRow => ({
  sku: String(row[0]),
  row: Number(row[ROW]),
  digest: String(row[ROW + 1]),
  position: Number(row[ROW + 2]),
  price: String(row[PRICE]),
});

const ROW = PRODUCT_COLUMNS.length;
const PRICE = PRODUCT_COLUMNS.indexOf('price');

export type RowKey = Pick<KnownRow, 'sku' | 'row'>;

export interface WrittenRow {
  readonly sku: string;
  readonly position: number;
  readonly content: ProductContent;
}

export interface ChangedRow extends WrittenRow, RowKey {
  readonly sku: string;
  /** Its position is another one than before. */
  readonly isMoved: boolean;
}

/** No two of the rows or skus that a call names are alike. */
export interface ProductTable {
  /** How many products are best looked up and written at once. */
  readonly batch: number;
  /** Rows above it were added by this change; the others were there before. */
  readonly lastOldRow: number;
  /** At most {@link batch} skus. */
  lookUp(skus: readonly string[]): Promise<readonly KnownRow[]>;
  /** At most {@link batch} skus. The rows have {@link FOUND_COLUMNS}. */
  find(skus: readonly string[]): Promise<readonly ProductRow[]>;
  /** Leaves out products that are there already. Resolves to how many were inserted. */
  insert(rows: readonly WrittenRow[]): Promise<number>;
  change(rows: readonly ChangedRow[]): Promise<void>;
  move(rows: readonly (RowKey & { readonly position: number })[]): Promise<void>;
  remove(rows: readonly RowKey[]): Promise<void>;
  /** At most {@link batch} rows, which are there; in their order. */
  name(rows: readonly RowKey[]): Promise<readonly ToldProduct[]>;
  /** The rows that were there before the change and still are, in any order, a batch at a time. Nothing is changed meanwhile. */
  oldRows(): AsyncIterable<readonly RowKey[]>;
}
