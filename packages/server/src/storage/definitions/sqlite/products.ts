// Writes the products of one import into SQLite, a batch at a time: looks up what is known of them, writes what is new
// or differs, and in the end removes what did not come. It runs inside the caller's transaction.

import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Product } from '@guidepost/engine/product';
import type { OnPrice } from '../../../catalogs/catalog-store.ts';
import type { CatalogRow, ImportedProducts } from '../catalogs.ts';
import { Places } from '../places.ts';
import { type ProductContent, toContent, toProducts, toStorableText } from '../product-row.ts';
import { SeenRows } from '../seen-rows.ts';
import { BATCH, type ProductStatements, prepareStatements, ROWS } from './statements.ts';

export class SqliteProductWriter {
  readonly #catalog: CatalogRow;
  readonly #replace: boolean;
  readonly #onPrice: OnPrice | undefined;
  readonly #statements: ProductStatements;
  readonly #places: Places;
  /** Rows above it were added by this import; the others were there before. It is never above the last row. */
  #lastOldRow: number;
  readonly #seen = new SeenRows();
  #batch = new Map<string, ProductContent>();
  /** Of what is in it. */
  #characters = 0;
  readonly #counts = { added: 0, changed: 0, unchanged: 0, kept: 0, removed: 0, moved: 0 };

  constructor(database: DatabaseSync, catalog: CatalogRow, mode: 'replace' | 'update', onPrice?: OnPrice) {
    this.#catalog = catalog;
    this.#onPrice = onPrice;
    this.#replace = mode === 'replace';
    this.#statements = prepareStatements(database);
    this.#lastOldRow = number(this.#statements.lastRow.get(), 0);
    const tail = number(this.#statements.tail.get(catalog.id), 0);
    this.#places = new Places(tail, this.#replace ? 0 : tail);
  }

  /** If the same sku comes twice, the later product replaces the earlier one. */
  add(product: Product): void {
    const sku = toStorableText(product.sku);
    // Only what is written can be found again, so the earlier one must be written first.
    if (this.#batch.has(sku)) this.#flush();
    const content = toContent(product);
    this.#batch.set(sku, content);
    this.#characters += sizeOf(content);
    if (this.#batch.size === BATCH || this.#characters >= MOST_CHARACTERS) this.#flush();
  }

  find(skus: readonly string[]): ReadonlyMap<string, Product> {
    this.#flush();
    const found = new Map<string, Product>();
    for (let start = 0; start < skus.length; start += BATCH) {
      const batch = padded(skus.slice(start, start + BATCH).map(toStorableText));
      const rows = this.#statements.find.all(this.#catalog.id, ...batch);
      // A product that cannot be read counts as missing: what replaces it is written as a whole.
      for (const product of toProducts(rows, () => {})) found.set(product.sku, product);
    }
    return found;
  }

  keep(skus: readonly string[]): void {
    if (this.#catalog.products === 0) return;
    for (const { row, position } of this.#lookUpAll(skus).values()) {
      if (row > this.#lastOldRow || this.#seen.get(row) !== 'unmet') continue;
      const place = this.#replace ? this.#places.keepOrMove(position) : position;
      if (place !== position) this.#move(row, place);
      this.#seen.set(row, 'kept');
      this.#counts.kept += 1;
    }
  }

  /** Returns the skus that are not there. */
  remove(skus: readonly string[]): string[] {
    const known = this.#lookUpAll(skus);
    for (const { row } of known.values()) {
      this.#statements.remove.run(row);
      this.#uncount(row);
    }
    // SQLite gives the number behind the last row to the next one, so a new row may get the number of an old one that
    // was last and is gone. The bound moves below it, or the new row would be taken for one that did not come.
    this.#lastOldRow = Math.min(this.#lastOldRow, number(this.#statements.lastRow.get(), 0));
    return skus.filter((sku) => !known.has(toStorableText(sku)));
  }

  async finish(): Promise<ImportedProducts> {
    this.#flush();
    if (this.#replace) await this.#removeUnmet();
    return this.#counts;
  }

  #flush(): void {
    const contents = this.#batch;
    if (contents.size === 0) return;
    this.#batch = new Map();
    this.#characters = 0;
    // In a new catalog there is nothing to look up, unless a sku comes twice: then the insertion leaves it out.
    const known = this.#catalog.products === 0 ? NOTHING : this.#lookUp(contents);
    if (this.#write(contents, known)) return;
    this.#write(contents, this.#lookUp(contents));
  }

  /** Returns false if some products were known after all and still have to be written. */
  #write(contents: ReadonlyMap<string, ProductContent>, known: ReadonlyMap<string, KnownRow>): boolean {
    const inserts: SQLInputValue[][] = [];
    for (const [sku, content] of contents) {
      const row = known.get(sku);
      if (row === undefined) inserts.push([this.#catalog.id, this.#places.next(), sku, ...content]);
      else this.#revise(sku, row, content);
    }
    const added = this.#insert(inserts);
    this.#counts.added += added;
    return added === inserts.length;
  }

  #revise(sku: string, { row, digest, position }: KnownRow, content: ProductContent): void {
    const differs = digest !== content[0];
    const fate = row > this.#lastOldRow ? 'changed' : this.#seen.get(row);
    const place = this.#replace && fate === 'unmet' ? this.#places.keepOrMove(position) : position;
    if (differs && row <= this.#lastOldRow) this.#tellPrice(sku, row, content[PRICE]);
    if (differs) this.#statements.change.run(place, ...content, row);
    else if (place !== position) this.#statements.move.run(place, row);
    if (fate === 'changed') return;
    if (fate !== 'unmet') this.#counts[fate] -= 1;
    if (differs) this.#counts.changed += 1;
    else this.#counts.unchanged += 1;
    if (place !== position) this.#counts.moved += 1;
    this.#seen.set(row, differs ? 'changed' : 'unchanged');
  }

  /** Only used for products that are written: then the row is at hand, and most imports change few products. */
  #tellPrice(sku: string, row: number, after: string): void {
    const before = this.#onPrice === undefined ? after : String(this.#statements.price.get(row)?.[0]);
    if (before !== after) this.#onPrice?.(sku, before, after);
  }

  #move(row: number, place: number): void {
    this.#statements.move.run(place, row);
    this.#counts.moved += 1;
  }

  /** Takes a row that is removed out of the count that it was in. */
  #uncount(row: number): void {
    if (row > this.#lastOldRow) {
      this.#counts.added -= 1;
      return;
    }
    const fate = this.#seen.get(row);
    if (fate !== 'unmet') this.#counts[fate] -= 1;
    this.#seen.set(row, 'unmet');
    this.#counts.removed += 1;
  }

  /** Returns how many were inserted. Products that are already there are left out. */
  #insert(rows: readonly SQLInputValue[][]): number {
    let inserted = 0;
    let start = 0;
    for (; start + ROWS <= rows.length; start += ROWS) {
      inserted += Number(this.#statements.insertRows.run(...rows.slice(start, start + ROWS).flat()).changes);
    }
    for (const row of rows.slice(start)) inserted += Number(this.#statements.insertRow.run(...row).changes);
    return inserted;
  }

  #lookUp(contents: ReadonlyMap<string, ProductContent>): ReadonlyMap<string, KnownRow> {
    const known = new Map<string, KnownRow>();
    this.#lookUpInto(known, [...contents.keys()]);
    return known;
  }

  /** Finds any number of skus, also among what was put before. */
  #lookUpAll(skus: readonly string[]): ReadonlyMap<string, KnownRow> {
    this.#flush();
    const known = new Map<string, KnownRow>();
    for (let start = 0; start < skus.length; start += BATCH) {
      this.#lookUpInto(known, skus.slice(start, start + BATCH).map(toStorableText));
    }
    return known;
  }

  #lookUpInto(known: Map<string, KnownRow>, skus: readonly string[]): void {
    for (const row of this.#statements.lookUp.all(this.#catalog.id, ...padded(skus))) {
      known.set(String(row[0]), { row: Number(row[1]), digest: String(row[2]), position: Number(row[3]) });
    }
  }

  async #removeUnmet(): Promise<void> {
    const { changed, unchanged, kept, removed } = this.#counts;
    if (changed + unchanged + kept + removed === this.#catalog.products) return;
    const unmet: number[] = [];
    for (const row of this.#statements.oldRows.iterate(this.#catalog.id, this.#lastOldRow)) {
      const id = number(row, 0);
      if (this.#seen.get(id) === 'unmet') unmet.push(id);
    }
    for (const [index, id] of unmet.entries()) {
      this.#statements.remove.run(id);
      if (index % 1000 === 999) await nextTurn();
    }
    this.#counts.removed += unmet.length;
  }
}

/** The largest size of a batch, because a product can be a thousand times as large as usual. */
const MOST_CHARACTERS = 4_000_000;

const PRICE = 5;

/** The size of a product, without what is always short. */
const sizeOf = (content: ProductContent): number => (content[2]?.length ?? 0) + content[9].length;

interface KnownRow {
  readonly row: number;
  readonly digest: string;
  readonly position: number;
}

/** One statement serves any number of skus up to a batch, because no sku equals null. */
const padded = (skus: readonly string[]): (string | null)[] => {
  const all: (string | null)[] = [...skus];
  while (all.length < BATCH) all.push(null);
  return all;
};

const NOTHING: ReadonlyMap<string, KnownRow> = new Map();

/** The only value of a row; `otherwise` if the row or the value is missing. */
const number = (row: Readonly<Record<number, SQLOutputValue>> | undefined, otherwise: number): number =>
  Number(row?.[0] ?? otherwise);
