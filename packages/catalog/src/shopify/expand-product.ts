// Turns the lines of one Shopify product into a record for each of its variants. What is said once for the product goes to
// all variants, options become columns by their names, and lines that only add a picture make no record.

import { createHash } from 'node:crypto';
import { reason } from '@guidepost/fault/reason';
import type { CsvFields } from '../csv/read-csv.ts';
import type { JsonFields } from '../json/json-fields.ts';
import type { SourceRecord } from '../source-record.ts';
import { undoEscaping } from '../text/undo-escaping.ts';
import { isOfLine, NEWER_NAMES } from './shopify-columns.ts';

export interface ProductLine {
  readonly line: number;
  readonly cells: CsvFields;
}

export class ProductExpander {
  readonly #columns: readonly { readonly name: string; readonly ofLine: boolean }[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #taken: ReadonlySet<string>;
  readonly #spellings = new Map<string, string>();

  /** Columns without which two variants of a product may have the same key. Empty if keys are not skus. */
  readonly #absent: readonly string[];

  /** `classic` and `written`: the names of the columns, in their order. `isSku`: whether `Variant` is the sku. */
  constructor(classic: readonly string[], written: readonly string[], isSku: boolean) {
    const options = isSku ? [1, 2, 3].map((number) => `Option${number} Value`) : [];
    this.#absent = options.filter((column) => !classic.includes(column));
    this.#columns = classic.map((name, index) => ({ name, ofLine: isOfLine(name, written[index] ?? '') }));
    this.#places = new Map(classic.map((name, index) => [name, index]));
    // An option may have a value for one variant that a metafield has for the whole product.
    const columns = classic.filter((_, index) => !written[index]?.includes('.metafields.'));
    this.#taken = new Set([...columns, ...NEWER_NAMES, 'Variant', 'Available'].map(simple));
  }

  cell(line: ProductLine, column: string): string {
    const place = this.#places.get(column);
    return place === undefined ? '' : (line.cells[place] ?? '').trim();
  }

  /** `lines` is not empty. */
  expand(handle: string, lines: readonly ProductLine[]): SourceRecord<JsonFields>[] {
    const product = this.#productOf(lines);
    const variants = lines.filter((line) => this.#isVariant(line));
    const leftOut = hiddenBecause(product);
    const records = (variants.length === 0 ? lines.slice(0, 1) : variants).map(({ line, cells }) => {
      if (leftOut !== null) return { line, fields: null, leftOut };
      return { line, fields: this.#variantOf(handle, product, { line, cells }) };
    });
    return this.#absent.length === 0 ? records : this.#refuseAlike(handle, records);
  }

  /** The first is refused too, because it may be any of the variants. */
  #refuseAlike(handle: string, records: readonly SourceRecord<JsonFields>[]): SourceRecord<JsonFields>[] {
    const seen = new Map<unknown, number>();
    for (const { fields } of records) seen.set(fields?.Variant, (seen.get(fields?.Variant) ?? 0) + 1);
    const columns = this.#absent.join(', ');
    return records.map((record) => {
      const alike = record.fields === null ? 1 : (seen.get(record.fields.Variant) ?? 1);
      if (alike === 1) return record;
      const shown = handle.slice(0, 80);
      const text = `the handle ${JSON.stringify(shown)} has ${alike} rows that cannot be told apart: the skus are made of Handle and options, and the file has no ${columns}; add the columns of the options, as the whole export has them`;
      const broken = reason('rows-alike', text, { handle: shown, count: alike, columns });
      return { line: record.line, fields: null, broken };
    });
  }

  /** What all variants share: the first value of each column, and the first picture. */
  #productOf(lines: readonly ProductLine[]): Map<string, string> {
    const product = new Map<string, string>();
    for (const line of lines) {
      for (const [index, { name, ofLine }] of this.#columns.entries()) {
        const cell = line.cells[index] ?? '';
        if (!ofLine && cell.trim() !== '' && !product.has(name)) product.set(name, cell);
      }
    }
    let first = Number.POSITIVE_INFINITY;
    for (const line of lines) {
      const image = this.cell(line, 'Image Src');
      const position = Number(this.cell(line, 'Image Position')) || Number.MAX_SAFE_INTEGER;
      if (image === '' || position >= first) continue;
      first = position;
      product.set('Image Src', image);
    }
    return product;
  }

  #isVariant(line: ProductLine): boolean {
    return ['Variant Price', 'Option1 Value', 'Variant SKU'].some((column) => this.cell(line, column) !== '');
  }

  #variantOf(handle: string, product: ReadonlyMap<string, string>, line: ProductLine): JsonFields {
    const fields = new Map<string, unknown>(product);
    for (const [index, { name, ofLine }] of this.#columns.entries()) {
      const cell = line.cells[index] ?? '';
      if (ofLine && !name.startsWith('Image ') && cell !== '') fields.set(name, cell);
    }
    const tags = product.get('Tags');
    if (tags !== undefined) fields.set('Tags', splitTags(tags));
    const values: string[] = [];
    for (const number of [1, 2, 3]) {
      const name = undoEscaping(product.get(`Option${number} Name`) ?? '').trim();
      const value = undoEscaping(this.cell(line, `Option${number} Value`));
      if (value === '' || (simple(value) === 'default title' && (name === '' || simple(name) === 'title'))) continue;
      values.push(value);
      fields.set(this.#optionColumn(name === '' ? `Option${number}` : name), value);
    }
    fields.set('Variant', variantKey(handle, values));
    fields.set('Available', this.#isAvailable(line));
    return Object.fromEntries(fields);
  }

  /**
   * Spellings that differ only in case are one column, named like the first of them. An option never hides a column of
   * the file.
   */
  #optionColumn(name: string): string {
    const plain = simple(name);
    const known = this.#spellings.get(plain);
    if (known !== undefined) return known;
    const column = this.#taken.has(plain) ? `${name} (option)` : name;
    if (this.#spellings.size < MOST_OPTIONS) this.#spellings.set(plain, column);
    return column;
  }

  /**
   * A variant can be bought if its stock is not tracked, if it may be sold beyond its stock, or if the file gives no
   * stock.
   */
  #isAvailable(line: ProductLine): boolean {
    const tracked = this.cell(line, 'Variant Inventory Tracker') !== '';
    const beyond = /^(?:continue|true|yes)$/i.test(this.cell(line, 'Variant Inventory Policy'));
    const stock = this.cell(line, 'Variant Inventory Qty');
    return !tracked || beyond || stock === '' || Number(stock) > 0;
  }
}

/** How many options are remembered for their spelling. Only a broken file has more. */
const MOST_OPTIONS = 10_000;

const simple = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

const HIDDEN: readonly string[] = ['draft', 'archived', 'unlisted'];

function hiddenBecause(product: ReadonlyMap<string, string>): string | null {
  const status = simple(product.get('Status') ?? '');
  if (HIDDEN.includes(status)) return `its status is ${status}`;
  return simple(product.get('Published') ?? '') === 'false' ? 'it is not published' : null;
}

const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const LONGEST_KEY = 200;

/** A variant keeps its key as long as its product keeps the handle and it keeps its options. */
function variantKey(handle: string, values: readonly string[]): string {
  const key = [handle, ...values].join('/').replace(/\s+/g, ' ');
  if (key.length <= LONGEST_KEY) return key;
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return `${key.slice(0, LONGEST_KEY - 17).toWellFormed()}-${digest}`;
}
