// Looks for the array of products in a JSON document if the mapping names no path: it must be the only array of objects.

import { pointerTo } from '@guidepost/fault/json-pointer';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { StatedCurrency } from '../stated-currency.ts';
import {
  CLOSE_OBJECT,
  COLON,
  COMMA,
  type JsonScanner,
  OPEN_ARRAY,
  OPEN_OBJECT,
  type Pausing,
  QUOTE,
} from './json-scanner.ts';

export class ArraySearch {
  readonly #file: string;
  readonly #scanner: JsonScanner;
  readonly #depth: number;
  readonly #array: (kept: boolean) => Pausing<void>;
  readonly #stated: StatedCurrency | null;
  /** Paths of the arrays of objects found so far. */
  readonly #found = new Set<string>();

  /**
   * `array` reads an array from after its bracket; `kept`: its elements are the records. `depth`: the limit for nested
   * objects. `stated`: told of the texts outside of arrays.
   */
  constructor(
    file: string,
    scanner: JsonScanner,
    depth: number,
    array: (kept: boolean) => Pausing<void>,
    stated: StatedCurrency | null,
  ) {
    this.#stated = stated;
    this.#file = file;
    this.#scanner = scanner;
    this.#depth = depth;
    this.#array = array;
  }

  /**
   * Reads the document, which is an object. The elements of the first array of objects come out at once. If there is a
   * second array, that is an error at the end.
   */
  *run(): Pausing<void> {
    yield* this.#object('');
  }

  /** Throws unless exactly one array was found. */
  finish(): void {
    const [first, ...others] = this.#found;
    if (first !== undefined && others.length === 0) return;
    const paths = [...this.#found].slice(0, 10).map((path) => path.slice(0, LONGEST_SHOWN));
    const shown = `${paths.join(', ')}${others.length > 9 ? ', …' : ''}`;
    throw new CatalogFileError({
      file: this.#file,
      what:
        first === undefined
          ? 'no array of objects is in the document'
          : `several arrays of objects are in the document: ${shown}`,
      mend:
        first === undefined
          ? 'a JSON catalog is an array of products, or an object with one in it'
          : `say in a mapping which one has the products, such as \`records: ${first.slice(0, LONGEST_SHOWN)}\``,
    });
  }

  *#object(path: string): Pausing<void> {
    const scanner = this.#scanner;
    scanner.step();
    if ((yield* scanner.peek()) === CLOSE_OBJECT) {
      scanner.step();
      return;
    }
    for (;;) {
      const quote = yield* scanner.peek();
      if (quote !== QUOTE) scanner.expected('the name of a member', quote);
      const name = yield* scanner.value(true);
      const colon = yield* scanner.peek();
      if (colon !== COLON) scanner.expected('a colon', colon);
      scanner.step();
      yield* this.#member(pointerTo(path, unquoted(name)));
      const next = yield* scanner.peek();
      scanner.step();
      if (next === CLOSE_OBJECT) return;
      if (next !== COMMA) scanner.expected('a comma or }', next);
    }
  }

  *#member(path: string): Pausing<void> {
    const scanner = this.#scanner;
    const first = yield* scanner.peek();
    if (first === OPEN_ARRAY) {
      scanner.step();
      const ofObjects = (yield* scanner.peek()) === OPEN_OBJECT;
      if (ofObjects && this.#found.size < MOST_FOUND) this.#found.add(path);
      yield* this.#array(ofObjects && this.#found.size === 1);
    } else if (first === OPEN_OBJECT) {
      if (path.split('/').length > this.#depth) scanner.tooDeep();
      yield* this.#object(path);
    } else {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const isWanted = first === QUOTE && this.#stated?.wants(name) === true;
      const written = yield* scanner.value(isWanted);
      if (isWanted) this.#stated?.member(name, unquoted(written));
    }
  }
}

/** Enough to show that there are several. */
const MOST_FOUND = 50;
const LONGEST_SHOWN = 100;

/** The name that is written in quotes. */
export function unquoted(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}
