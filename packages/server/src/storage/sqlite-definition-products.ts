// Writes the products of one import into SQLite, a batch at a time: looks up what is known of them, writes what is new
// or differs, and in the end removes what did not come. Runs inside the transaction of whoever made it.

import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Product } from '@guidepost/engine/product';
import type { CatalogRow, ImportedProducts } from './definition-catalogs.ts';
import { Places } from './definition-places.ts';
import { CONTENT_COLUMNS, type ProductContent, toContent, toStorableText } from './definition-product-row.ts';
import { SeenRows } from './definition-seen-rows.ts';

/** Products looked up at once, and rows in one INSERT; measured to be best. */
const BATCH = 128;
const ROWS = 32;

export class SqliteProductWriter {
  readonly #catalog: CatalogRow;
  readonly #replace: boolean;
  readonly #statements: Statements;
  readonly #places: Places;
  /** Rows above it were added by this import. */
  readonly #lastOldRow: number;
  readonly #seen = new SeenRows();
  #batch = new Map<string, Product>();
  readonly #counts = { added: 0, changed: 0, unchanged: 0, moved: 0 };

  constructor(database: DatabaseSync, catalog: CatalogRow, mode: 'replace' | 'update') {
    this.#catalog = catalog;
    this.#replace = mode === 'replace';
    this.#statements = prepareStatements(database);
    this.#lastOldRow = number(this.#statements.lastRow.get(), 0);
    const tail = number(this.#statements.tail.get(catalog.id), 0);
    this.#places = new Places(tail, this.#replace ? 0 : tail);
  }

  /** Of a sku that comes twice the later product counts, in the place of the earlier. */
  add(product: Product): void {
    const sku = toStorableText(product.sku);
    // Only what is written can be found again, so the earlier one has to be.
    if (this.#batch.has(sku)) this.#flush();
    this.#batch.set(sku, product);
    if (this.#batch.size === BATCH) this.#flush();
  }

  async finish(): Promise<ImportedProducts> {
    this.#flush();
    return { ...this.#counts, removed: this.#replace ? await this.#removeUnmet() : 0 };
  }

  #flush(): void {
    const batch = this.#batch;
    if (batch.size === 0) return;
    this.#batch = new Map();
    const contents = new Map<string, ProductContent>();
    for (const [sku, product] of batch) contents.set(sku, toContent(product));
    // In a new catalog there is nothing to look up, unless a sku comes twice: then the insertion leaves it out.
    const known = this.#catalog.products === 0 ? NOTHING : this.#lookUp(contents);
    if (this.#write(contents, known)) return;
    this.#write(contents, this.#lookUp(contents));
  }

  /** Returns false when some were known after all and are still to be written. */
  #write(contents: ReadonlyMap<string, ProductContent>, known: ReadonlyMap<string, KnownRow>): boolean {
    const inserts: SQLInputValue[][] = [];
    for (const [sku, content] of contents) {
      const row = known.get(sku);
      if (row === undefined) inserts.push([this.#catalog.id, this.#places.next(), sku, ...content]);
      else this.#revise(row, content);
    }
    const added = this.#insert(inserts);
    this.#counts.added += added;
    return added === inserts.length;
  }

  #revise({ row, digest, position }: KnownRow, content: ProductContent): void {
    const differs = digest !== content[0];
    const fate = row > this.#lastOldRow ? 'changed' : this.#seen.get(row);
    const isFirst = fate === 'unmet';
    const place = this.#replace && isFirst ? this.#places.keepOrMove(position) : position;
    if (differs) this.#statements.change.run(place, ...content, row);
    else if (place !== position) this.#statements.move.run(place, row);
    if (fate === 'changed') return;
    if (!isFirst) this.#counts.unchanged -= 1;
    const isChanged = differs;
    if (isChanged) this.#counts.changed += 1;
    else this.#counts.unchanged += 1;
    if (place !== position) this.#counts.moved += 1;
    this.#seen.set(row, isChanged ? 'changed' : 'unchanged');
  }

  /** Returns how many were inserted: what is there already is left out. */
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
    const skus: (string | null)[] = [...contents.keys()];
    while (skus.length < BATCH) skus.push(null);
    const known = new Map<string, KnownRow>();
    for (const row of this.#statements.lookUp.all(this.#catalog.id, ...skus)) {
      known.set(String(row[0]), { row: Number(row[1]), digest: String(row[2]), position: Number(row[3]) });
    }
    return known;
  }

  async #removeUnmet(): Promise<number> {
    const { changed, unchanged } = this.#counts;
    if (changed + unchanged === this.#catalog.products) return 0;
    const unmet: number[] = [];
    for (const row of this.#statements.oldRows.iterate(this.#catalog.id, this.#lastOldRow)) {
      const id = number(row, 0);
      if (this.#seen.get(id) === 'unmet') unmet.push(id);
    }
    for (const [index, id] of unmet.entries()) {
      this.#statements.remove.run(id);
      if (index % 1000 === 999) await nextTurn();
    }
    return unmet.length;
  }
}

interface KnownRow {
  readonly row: number;
  readonly digest: string;
  readonly position: number;
}

const NOTHING: ReadonlyMap<string, KnownRow> = new Map();

type Statements = ReturnType<typeof prepareStatements>;

const prepareStatements = (database: DatabaseSync) => {
  const prepare = (text: string): StatementSync => {
    const statement = database.prepare(text);
    statement.setReturnArrays(true);
    return statement;
  };
  const columns = ['catalog', 'position', 'sku', ...CONTENT_COLUMNS];
  const insert = (rows: number): StatementSync => {
    const values = Array(rows).fill(`(${columns.map(() => '?').join(', ')})`);
    return prepare(
      `INSERT INTO products (${columns.join(', ')}) VALUES ${values.join(', ')} ON CONFLICT (catalog, sku) DO NOTHING`,
    );
  };
  return {
    lastRow: prepare('SELECT max(rowid) FROM products'),
    tail: prepare('SELECT max(position) FROM products WHERE catalog = ?'),
    lookUp: prepare(
      `SELECT sku, rowid, digest, position FROM products WHERE catalog = ? AND sku IN (${Array(BATCH).fill('?').join(', ')})`,
    ),
    insertRows: insert(ROWS),
    insertRow: insert(1),
    change: prepare(
      `UPDATE products SET position = ?, ${CONTENT_COLUMNS.map((name) => `${name} = ?`).join(', ')} WHERE rowid = ?`,
    ),
    move: prepare('UPDATE products SET position = ? WHERE rowid = ?'),
    oldRows: prepare('SELECT rowid FROM products WHERE catalog = ? AND rowid <= ?'),
    remove: prepare('DELETE FROM products WHERE rowid = ?'),
  };
};

/** The only value of a row; `otherwise` where the row or the value is missing. */
const number = (row: Readonly<Record<number, SQLOutputValue>> | undefined, otherwise: number): number =>
  Number(row?.[0] ?? otherwise);
