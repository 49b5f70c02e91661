// Cuts the elements out of a JSON array without parsing the file: the text of one element at a time, with its line. The
// array is the document itself or inside it, at a path (`/products`) or as the only array of objects; arrays in it, such as the pages that a
// program has read, are opened. At a path there may also be an
// object with a member for each product (`{ "A1": { … }, "A2": { … } }`). The parser of an element finds out whether it is valid JSON.

import { membersOf, pointerTo } from '@guidepost/fault/json-pointer';
import type { Place } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { StatedCurrency } from '../stated-currency.ts';
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  END,
  JsonScanner,
  OPEN_ARRAY,
  OPEN_OBJECT,
  type Pausing,
  QUOTE,
} from './json-scanner.ts';
import { ArraySearch, type FoundList, type ReadArray, unquoted } from './search-array.ts';

export interface JsonElement {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  readonly column: number;
  /** The name of the member, if the records are members of an object. */
  readonly name?: string;
  /** The texts of its elements, if it is an array of values. */
  readonly values?: readonly string[];
}

/** What stands behind the bracket of an array of records, or of none. */
const BEGINS_RECORDS: ReadonlySet<number> = new Set([OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY]);

export class JsonSplitter {
  readonly #scanner: JsonScanner;
  readonly #reading: Pausing<void>;
  readonly #search: ArraySearch;
  readonly #depth: number;
  readonly #recordLength: number;
  #elements: JsonElement[] = [];

  /**
   * `path`: a JSON pointer through objects, `` or `/products` or `/data/items`; null: the document, or the only array of
   * objects in it. `stated`: told of the texts outside of arrays, if the path is null.
   */
  constructor(file: string, path: string | null, limits: ReadingLimits, stated: StatedCurrency | null = null) {
    this.#scanner = new JsonScanner(file, limits);
    this.#depth = limits.depth;
    this.#recordLength = limits.recordLength;
    const array: ReadArray = (kept, first, open) => this.#array(kept, first, open);
    this.#search = new ArraySearch(file, this.#scanner, limits.depth, array, stated);
    this.#reading = path === null ? this.#anywhere() : this.#document(membersOf(path));
  }

  push(piece: string): JsonElement[] {
    this.#scanner.push(piece);
    return this.#advance();
  }

  end(): JsonElement[] {
    this.#scanner.end();
    return this.#advance();
  }

  place(): Place {
    return this.#scanner.place();
  }

  /** The arrays of objects in an object, as far as it was read without a path. */
  get lists(): readonly FoundList[] {
    return this.#search.lists;
  }

  #advance(): JsonElement[] {
    this.#reading.next();
    const elements = this.#elements;
    this.#elements = [];
    return elements;
  }

  *#document(path: readonly string[]): Pausing<void> {
    for (const key of path) yield* this.#enter(key);
    const first = yield* this.#scanner.peek();
    if (first === OPEN_OBJECT) {
      this.#scanner.step();
      yield* this.#members(path);
    } else if (first !== OPEN_ARRAY) this.#noArray(path, first);
    else {
      this.#scanner.step();
      yield* this.#array(true);
    }
    // What surrounds the records must be complete too, else the file was cut off.
    for (let depth = path.length; depth > 0; depth--) yield* this.#leave();
    yield* this.#finish();
  }

  #noArray(path: readonly string[], first: number): never {
    const where = path.length === 0 ? 'the document' : `what lies at ${pointerTo('', ...path)}`;
    const mend =
      first === OPEN_OBJECT
        ? 'name the array in it by its path in the mapping, such as `records: /products`'
        : 'a JSON catalog is an array of products, or an object with one in it';
    this.#scanner.fail(first === END ? 'the file ends before the array begins' : `${where} is not an array`, mend);
  }

  /** From after the brace of an object whose members are the records. */
  *#members(path: readonly string[]): Pausing<void> {
    if ((yield* this.#scanner.peek()) === CLOSE_OBJECT) this.#noArray(path, OPEN_OBJECT);
    for (;;) {
      const quote = yield* this.#scanner.peek();
      if (quote !== QUOTE) this.#scanner.expected('the name of a member', quote);
      const name = yield* this.#scanner.value(true);
      const colon = yield* this.#scanner.peek();
      if (colon !== COLON) this.#scanner.expected('a colon', colon);
      this.#scanner.step();
      if ((yield* this.#scanner.peek()) !== OPEN_OBJECT) this.#noArray(path, OPEN_OBJECT);
      const { line, column } = this.#scanner.place();
      const text = yield* this.#scanner.value(true);
      this.#elements.push({ text, line, column: column ?? 1, name: unquoted(name) });
      const next = yield* this.#scanner.peek();
      this.#scanner.step();
      if (next === CLOSE_OBJECT) return;
      if (next !== COMMA) this.#scanner.expected('a comma or }', next);
    }
  }

  *#anywhere(): Pausing<void> {
    if ((yield* this.#scanner.peek()) === OPEN_OBJECT) {
      yield* this.#search.run();
      yield* this.#finish();
      this.#search.finish();
    } else {
      yield* this.#document([]);
    }
  }

  *#finish(): Pausing<void> {
    if ((yield* this.#scanner.peek()) !== END)
      this.#scanner.fail('there is more behind the end of the document', 'remove it');
  }

  /**
   * From after its bracket, or after the last of `open` ones. `kept`: its elements are the records, and those of arrays in it. `first`: is told
   * of the first one.
   */
  *#array(kept: boolean, first: ((text: string) => void) | null = null, open = 1): Pausing<void> {
    const scanner = this.#scanner;
    let [isFirst, mayClose, depth] = [first !== null, true, open];
    for (;;) {
      const begin = yield* scanner.peek();
      if (kept && begin === OPEN_ARRAY) {
        const place = scanner.place();
        scanner.step();
        if (!BEGINS_RECORDS.has(yield* scanner.peek())) yield* this.#row(place);
        else {
          if (++depth > this.#depth) scanner.tooDeep();
          mayClose = true;
          continue;
        }
      } else if (begin !== CLOSE_ARRAY || !mayClose) {
        const { line, column } = scanner.place();
        const text = yield* scanner.value(kept || isFirst);
        if (isFirst) first?.(text);
        isFirst = false;
        if (kept) this.#elements.push({ text, line, column: column ?? 1 });
      }
      let next = begin === CLOSE_ARRAY && mayClose ? begin : yield* scanner.peek();
      for (; next !== COMMA; next = yield* scanner.peek()) {
        scanner.step();
        if (next !== CLOSE_ARRAY) scanner.expected('a comma or ]', next);
        if (--depth === 0) return;
      }
      scanner.step();
      mayClose = false;
    }
  }

  /** An array of values, from after its bracket to after its end. */
  *#row({ line, column }: Place): Pausing<void> {
    const scanner = this.#scanner;
    const values: string[] = [];
    let length = 0;
    for (;;) {
      yield* scanner.peek();
      const value = yield* scanner.value(true);
      values.push(value);
      length += value.length + 1;
      if (length > this.#recordLength) scanner.tooLong(line ?? 1);
      const next = yield* scanner.peek();
      scanner.step();
      if (next === CLOSE_ARRAY) break;
      if (next !== COMMA) scanner.expected('a comma or ]', next);
    }
    this.#elements.push({ text: `[${values.join()}]`, line: line ?? 1, column: column ?? 1, values });
  }

  /** From the beginning of an object to the value of its member `key`. */
  *#enter(key: string): Pausing<void> {
    const first = yield* this.#scanner.peek();
    if (first !== OPEN_OBJECT) this.#scanner.expected(`an object with the member ${JSON.stringify(key)}`, first);
    this.#scanner.step();
    for (;;) {
      if ((yield* this.#scanner.peek()) !== QUOTE) {
        this.#scanner.fail(`there is no member ${JSON.stringify(key)}`, 'check the path at `records` in the mapping');
      }
      const name = yield* this.#scanner.value(true);
      const colon = yield* this.#scanner.peek();
      if (colon !== COLON) this.#scanner.expected('a colon', colon);
      this.#scanner.step();
      yield* this.#scanner.peek();
      if (name === JSON.stringify(key)) return;
      yield* this.#scanner.value(false);
      const next = yield* this.#scanner.peek();
      if (next === COMMA) this.#scanner.step();
      else if (next !== CLOSE_OBJECT) this.#scanner.expected('a comma or }', next);
    }
  }

  /** From after a member's value to after the end of the object. */
  *#leave(): Pausing<void> {
    for (;;) {
      const next = yield* this.#scanner.peek();
      this.#scanner.step();
      if (next === CLOSE_OBJECT) return;
      if (next !== COMMA && next !== COLON) this.#scanner.expected('a comma or }', next);
      yield* this.#scanner.peek();
      yield* this.#scanner.value(false);
    }
  }
}
