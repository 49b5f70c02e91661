// The pairs of names and values that further sheets have of the products, by the number of the product. Each name is a column
// behind those of the main sheet: `ProductAttributes[Colour]`. Values are kept where they need little memory, and there is an end of
// them.

import { besideColumn, pairColumn } from '../named-pairs.ts';
import type { PairSheet } from './pair-sheets.ts';
import { SharedTexts } from './shared-texts.ts';

/** Of all sheets together: values, products, characters of their numbers, and columns that come of them. */
const MOST_VALUES = 2_000_000;
const MOST_PRODUCTS = 1_000_000;
const MOST_CHARACTERS = 30_000_000;
const MOST_COLUMNS = 400;
const LONGEST_NAME = 80;
const LONGEST_KEY = 256;
/** What is cut here is still told, as longer than values of attributes can be; so are lists with more values. */
const LONGEST_VALUE = 1_100;
const LONGEST_LIST = 250;

/** What became of one sheet. */
export interface AddedPairs {
  readonly sheet: PairSheet;
  /** Rows whose product came. */
  used: number;
  /** Rows without a product's number, a name or a value. */
  blank: number;
  /** There was no room for them all, so none of them counts. */
  isTooMuch: boolean;
  /** Headings of what else it has. */
  readonly beside: Set<string>;
}

interface PairsColumn {
  readonly name: string;
  readonly of: AddedPairs;
  /** Whether any product has several values. */
  isList: boolean;
}

export class SheetPairs {
  readonly #texts: SharedTexts;
  readonly #most: number;
  readonly #columns: PairsColumn[] = [];
  readonly #places = new Map<string, number>();
  /** Number of the product → its last value. */
  readonly #last = new Map<string, number>();
  /** Of each value, in the order of the texts: the one before it of the same product, or -1, and its column. */
  #before = new Int32Array(1_024);
  #columnOf = new Uint16Array(1_024);
  /** Whether its product came. */
  #used = new Uint8Array(1_024);
  /** Places in the main sheet of numbers of products. */
  readonly #keys: number[] = [];
  #count = 0;
  #characters = 0;

  /** `scratch`: where a file may be made. `most`: values. */
  constructor(scratch: string, most = MOST_VALUES) {
    this.#texts = new SharedTexts(scratch);
    this.#most = most;
  }

  /** Rows of this sheet follow. */
  begin(sheet: PairSheet): AddedPairs {
    if (!this.#keys.includes(sheet.key)) this.#keys.push(sheet.key);
    return { sheet, used: 0, blank: 0, isTooMuch: false, beside: new Set() };
  }

  add(added: AddedPairs, cells: readonly string[]): void {
    if (added.isTooMuch) return;
    const { product, name, value, headed, key: place } = added.sheet;
    const number = (cells[product] ?? '').trim();
    const called = (cells[name] ?? '').replace(/\s+/g, ' ').trim();
    const said = (cells[value] ?? '').trim();
    for (const [at, cell] of cells.entries()) {
      const isBeside = cell !== '' && at !== product && at !== name && at !== value;
      if (isBeside) added.beside.add((headed.headings.cells[at] ?? '').trim() || `Column ${at + 1}`);
    }
    if (number === '' || number.length > LONGEST_KEY || called === '' || said === '') {
      added.blank++;
      return;
    }
    const key = keyOf(place, number);
    if (!this.#hasRoom(key)) {
      added.isTooMuch = true;
      return;
    }
    const path = headed.sheet.name;
    const column = pairColumn(path, called);
    const isNamed = called.length <= LONGEST_NAME && (this.#columns.length < MOST_COLUMNS || this.#places.has(column));
    if (isNamed) this.#put(key, this.#place(added, column), said);
    else this.#put(key, this.#place(added, besideColumn(path, 'rest')), `${called}: ${said}`);
  }

  /** Without those of sheets of which nothing counts. */
  get names(): readonly string[] {
    return this.#counted.map(({ name }) => name);
  }

  get #counted(): readonly PairsColumn[] {
    return this.#columns.filter(({ of }) => !of.isTooMuch);
  }

  /** The cells of one product, in the order of the names. `cells`: of its row in the main sheet. */
  cellsOf(cells: readonly string[]): readonly string[] {
    const values = new Map<PairsColumn, string[]>();
    for (const place of this.#keys) this.#gather(keyOf(place, (cells[place] ?? '').trim()), values);
    return this.#counted.map((column) => {
      const own = (values.get(column) ?? []).toReversed();
      return column.isList ? [...new Set(own.map((text) => text.replaceAll('|', '/')))].join('|') : (own[0] ?? '');
    });
  }

  /** From the last one to the first. */
  #gather(key: string, values: Map<PairsColumn, string[]>): void {
    for (let at = this.#last.get(key) ?? -1; at !== -1; at = this.#before[at] ?? -1) {
      const column = this.#columns[this.#columnOf[at] ?? 0];
      if (column === undefined || column.of.isTooMuch) continue;
      if (this.#used[at] === 0) column.of.used++;
      this.#used[at] = 1;
      const known = values.get(column);
      const text = this.#texts.get(at);
      if (known === undefined) values.set(column, [text]);
      else if (known.length < LONGEST_LIST) known.push(text);
    }
  }

  close(): void {
    this.#texts.close();
  }

  #hasRoom(key: string): boolean {
    if (this.#count >= this.#most) return false;
    if (this.#last.has(key)) return true;
    this.#characters += key.length;
    return this.#last.size < MOST_PRODUCTS && this.#characters <= MOST_CHARACTERS;
  }

  #place(added: AddedPairs, name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#columns.push({ name, of: added, isList: false }) - 1;
    this.#places.set(name, place);
    return place;
  }

  #put(key: string, place: number, said: string): void {
    if (this.#count === this.#before.length) this.#grow();
    const last = this.#last.get(key) ?? -1;
    const column = this.#columns[place];
    if (column !== undefined) column.isList ||= this.#has(last, place);
    this.#before[this.#count] = last;
    this.#columnOf[this.#count] = place;
    this.#last.set(key, this.#count++);
    this.#texts.add(said.slice(0, LONGEST_VALUE));
  }

  #has(last: number, place: number): boolean {
    let at = last;
    for (let steps = 0; at !== -1 && steps < LONGEST_LIST; steps++) {
      if (this.#columnOf[at] === place) return true;
      at = this.#before[at] ?? -1;
    }
    return false;
  }

  #grow(): void {
    const [before, columnOf] = [new Int32Array(2 * this.#count), new Uint16Array(2 * this.#count)];
    before.set(this.#before);
    columnOf.set(this.#columnOf);
    [this.#before, this.#columnOf] = [before, columnOf];
    const used = new Uint8Array(2 * this.#count);
    used.set(this.#used);
    this.#used = used;
  }
}

/** A sheet may name products by their id, another one by their sku. */
const keyOf = (place: number, number: string): string => `${place} ${number}`;
