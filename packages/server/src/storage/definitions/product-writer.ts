// Writes the products of one import, a batch at a time: looks up what is known of them, writes what is new or differs, and in
// the end removes what did not come. It runs inside the caller's transaction.

import type { Product } from '@guidepost/engine/product';
import { type ChangeTarget, GONE_TOLD } from '../../catalogs/catalog-store.ts';
import type { CatalogRow, ImportedProducts } from './catalogs.ts';
import { Places } from './places.ts';
import { type ProductContent, toContent, toProducts, toStorableText } from './product-row.ts';
import {
  type ChangedRow,
  type KnownRow,
  knownRow,
  type ProductTable,
  type RowKey,
  type WrittenRow,
} from './product-table.ts';
import { SeenRows } from './seen-rows.ts';

export class ProductWriter {
  readonly #table: ProductTable;
  readonly #catalog: CatalogRow;
  readonly #replace: boolean;
  readonly #target: Pick<ChangeTarget, 'mode' | 'onPrice' | 'onNew' | 'onGone'>;
  readonly #places: Places;
  readonly #seen = new SeenRows();
  #batch = new Map<string, ProductContent>();
  /** Of what is in it. */
  #characters = 0;
  /** What was found of products that have not been put since; null for those that are not there. */
  #found = new Map<string, KnownRow | null>();
  readonly #counts = { added: 0, changed: 0, unchanged: 0, kept: 0, removed: 0, moved: 0 };

  /** `tail` is the largest position in the catalog, 0 if it is empty. */
  constructor(
    table: ProductTable,
    catalog: CatalogRow,
    tail: number,
    target: Pick<ChangeTarget, 'mode' | 'onPrice' | 'onNew' | 'onGone'>,
  ) {
    this.#table = table;
    this.#catalog = catalog;
    this.#target = target;
    this.#replace = target.mode === 'replace';
    this.#places = new Places(tail, this.#replace ? 0 : tail);
  }

  /** If the same sku comes twice, the later product replaces the earlier one. */
  async put(products: readonly Product[]): Promise<void> {
    for (const product of products) {
      const sku = toStorableText(product.sku);
      // Only what is written can be found again, so the earlier one must be written first.
      if (this.#batch.has(sku)) await this.#flush();
      const content = toContent(product);
      this.#batch.set(sku, content);
      this.#characters += sizeOf(content);
      if (this.#batch.size === this.#table.batch || this.#characters >= MOST_CHARACTERS) await this.#flush();
    }
  }

  async find(skus: readonly string[]): Promise<ReadonlyMap<string, Product>> {
    await this.#flush();
    this.#found = new Map();
    const found = new Map<string, Product>();
    for (const batch of this.#batchesOf(skus)) {
      const rows = await this.#table.find(batch);
      for (const sku of batch) this.#found.set(sku, null);
      for (const row of rows) this.#found.set(String(row[0]), knownRow(row));
      // A product that cannot be read counts as missing: what replaces it is written as a whole.
      for (const product of toProducts(rows, () => {})) found.set(product.sku, product);
    }
    return found;
  }

  async keep(skus: readonly string[]): Promise<void> {
    if (this.#catalog.products === 0) return;
    const moved: (RowKey & { position: number })[] = [];
    for (const { sku, row, position } of (await this.#lookUpAll(skus)).values()) {
      if (this.#isNew(row) || this.#seen.get(row) !== 'unmet') continue;
      const place = this.#replace ? this.#places.keepOrMove(position) : position;
      if (place !== position) moved.push({ sku, row, position: place });
      this.#seen.set(row, 'kept');
      this.#counts.kept += 1;
    }
    await this.#table.move(moved);
    this.#counts.moved += moved.length;
  }

  /** Resolves to the skus that are not there. */
  async remove(skus: readonly string[]): Promise<string[]> {
    const known = await this.#lookUpAll(skus);
    for (const { row } of known.values()) this.#uncount(row);
    await this.#table.remove([...known.values()]);
    return skus.filter((sku) => !known.has(toStorableText(sku)));
  }

  async finish(): Promise<ImportedProducts> {
    await this.#flush();
    if (this.#replace) await this.#removeUnmet();
    return this.#counts;
  }

  async #tellGone(rows: readonly RowKey[]): Promise<void> {
    const { onGone } = this.#target;
    if (onGone !== undefined && rows.length > 0) onGone(await this.#table.name(rows));
  }

  #isNew(row: number): boolean {
    return row > this.#table.lastOldRow;
  }

  async #flush(): Promise<void> {
    const contents = this.#batch;
    if (contents.size === 0) return;
    this.#batch = new Map();
    this.#characters = 0;
    // In a new catalog there is nothing to look up, unless a sku comes twice: then the insertion leaves it out.
    const known = this.#catalog.products === 0 ? NOTHING : await this.#lookUpOrRecall([...contents.keys()]);
    if (await this.#write(contents, known)) return;
    await this.#write(contents, await this.#lookUp([...contents.keys()]));
  }

  /** What is put was often found just before. It is forgotten here, because it will not stay so. */
  async #lookUpOrRecall(skus: readonly string[]): Promise<ReadonlyMap<string, KnownRow>> {
    if (this.#found.size === 0) return this.#lookUp(skus);
    const known = new Map<string, KnownRow>();
    const unknown: string[] = [];
    for (const sku of skus) {
      const found = this.#found.get(sku);
      if (found === undefined) unknown.push(sku);
      else if (found !== null) known.set(sku, found);
      this.#found.delete(sku);
    }
    if (unknown.length > 0) for (const row of await this.#table.lookUp(unknown)) known.set(row.sku, row);
    return known;
  }

  /** Resolves to false if some products were known after all and still have to be written. */
  async #write(contents: ReadonlyMap<string, ProductContent>, known: ReadonlyMap<string, KnownRow>): Promise<boolean> {
    const inserted: WrittenRow[] = [];
    const changed: ChangedRow[] = [];
    const moved: (RowKey & { position: number })[] = [];
    for (const [sku, content] of contents) {
      const found = known.get(sku);
      if (found === undefined) {
        inserted.push({ sku, position: this.#places.next(), content });
        continue;
      }
      const { row } = found;
      const position = this.#meet(found, content);
      const isMoved = position !== found.position;
      if (found.digest !== content[0]) {
        this.#tellPrice(found, content);
        changed.push({ sku, row, position, isMoved, content });
      } else if (isMoved) moved.push({ sku, row, position });
    }
    if (changed.length > 0) await this.#table.change(changed);
    if (moved.length > 0) await this.#table.move(moved);
    const added = inserted.length === 0 ? 0 : await this.#table.insert(inserted);
    this.#counts.added += added;
    this.#tellNew(inserted);
    return added === inserted.length;
  }

  /** Counts a product that was there when it came. Returns its place. */
  #meet({ row, digest, position }: KnownRow, content: ProductContent): number {
    const differs = digest !== content[0];
    const fate = this.#isNew(row) ? 'changed' : this.#seen.get(row);
    const place = this.#replace && fate === 'unmet' ? this.#places.keepOrMove(position) : position;
    if (fate === 'changed') return place;
    if (fate !== 'unmet') this.#counts[fate] -= 1;
    this.#counts[differs ? 'changed' : 'unchanged'] += 1;
    if (place !== position) this.#counts.moved += 1;
    this.#seen.set(row, differs ? 'changed' : 'unchanged');
    return place;
  }

  #tellPrice({ sku, row, price: before }: KnownRow, content: ProductContent): void {
    const after = content[PRICE];
    if (before !== after && !this.#isNew(row)) this.#target.onPrice?.(sku, before, after, content[TITLE]);
  }

  #tellNew(rows: readonly WrittenRow[]): void {
    const { onNew } = this.#target;
    if (onNew === undefined || this.#catalog.products === 0) return;
    for (const { sku, content } of rows) onNew({ sku, title: content[TITLE], price: content[PRICE] });
  }

  /** Takes a row that is removed out of the count that it was in. */
  #uncount(row: number): void {
    if (this.#isNew(row)) {
      this.#counts.added -= 1;
      return;
    }
    const fate = this.#seen.get(row);
    if (fate !== 'unmet') this.#counts[fate] -= 1;
    this.#seen.set(row, 'unmet');
    this.#counts.removed += 1;
  }

  async #lookUp(skus: readonly string[]): Promise<ReadonlyMap<string, KnownRow>> {
    return new Map((await this.#table.lookUp(skus)).map((row) => [row.sku, row]));
  }

  /** Finds any number of skus, also among what was put before. */
  async #lookUpAll(skus: readonly string[]): Promise<ReadonlyMap<string, KnownRow>> {
    await this.#flush();
    // Whoever looks at any number of rows also changes them.
    this.#found.clear();
    const known = new Map<string, KnownRow>();
    for (const batch of this.#batchesOf(skus)) {
      for (const row of await this.#table.lookUp(batch)) known.set(row.sku, row);
    }
    return known;
  }

  *#batchesOf(skus: readonly string[]): Generator<string[]> {
    const different = [...new Set(skus.map(toStorableText))];
    for (let start = 0; start < different.length; start += this.#table.batch) {
      yield different.slice(start, start + this.#table.batch);
    }
  }

  async #removeUnmet(): Promise<void> {
    const { changed, unchanged, kept, removed } = this.#counts;
    if (changed + unchanged + kept + removed === this.#catalog.products) return;
    const unmet: RowKey[] = [];
    for await (const rows of this.#table.oldRows()) {
      for (const key of rows) if (this.#seen.get(key.row) === 'unmet') unmet.push(key);
    }
    await this.#tellGone(unmet.slice(0, GONE_TOLD));
    for (let start = 0; start < unmet.length; start += REMOVED_AT_ONCE) {
      await this.#table.remove(unmet.slice(start, start + REMOVED_AT_ONCE));
    }
    this.#counts.removed += unmet.length;
  }
}

/** The largest size of a batch, because a product can be a thousand times as large as usual. */
const MOST_CHARACTERS = 4_000_000;

const REMOVED_AT_ONCE = 1000;

const TITLE = 1;
const PRICE = 5;

/** The size of a product, without what is always short. */
const sizeOf = (content: ProductContent): number => (content[2]?.length ?? 0) + content[9].length;

const NOTHING: ReadonlyMap<string, KnownRow> = new Map();
