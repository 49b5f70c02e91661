// Looks for the array of products in a JSON document if the mapping names no path: the only array of objects, or the first, if the
// others are not of products.

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
import { looksLikeProduct } from './looks-like-product.ts';

/**
 * Reads an array from after its bracket, and further ones around it if `open` brackets are open. `kept`: its elements are the records.
 * `first`: is told of the first element.
 */
export type ReadArray = (kept: boolean, first: ((text: string) => void) | null, open: number) => Pausing<void>;

export interface FoundList {
  readonly path: string;
  /** Whether its first element is a product. */
  readonly areProducts: boolean;
}

export class ArraySearch {
  readonly #file: string;
  readonly #scanner: JsonScanner;
  readonly #depth: number;
  readonly #array: ReadArray;
  readonly #stated: StatedCurrency | null;
  /** The arrays of objects found so far: their paths, and whether their first elements are products. */
  readonly #found = new Map<string, boolean>();

  /**
   * `depth`: the limit for nested objects. `stated`: told of the texts outside of arrays.
   */
  constructor(file: string, scanner: JsonScanner, depth: number, array: ReadArray, stated: StatedCurrency | null) {
    this.#stated = stated;
    this.#file = file;
    this.#scanner = scanner;
    this.#depth = depth;
    this.#array = array;
  }

  /**
   * Reads the document, which is an object. The elements of the first array of objects come out at once. If another array may
   * be the products as well, that is an error at the end.
   */
  *run(): Pausing<void> {
    yield* this.#object('');
  }

  /** The arrays of objects found so far, the one that is read first. */
  get lists(): readonly FoundList[] {
    return [...this.#found].map(([path, areProducts]) => ({ path, areProducts }));
  }

  /** Throws unless it is clear which array has the products. */
  finish(): void {
    const [first, ...others] = this.#found.keys();
    if (first !== undefined && others.length === 0) return;
    const [isFirst, ...further] = this.#found.values();
    if (isFirst === true && !further.includes(true) && others.length < MOST_FOUND - 1) return;
    const paths = [...this.#found.keys()].slice(0, 10).map((path) => path.slice(0, LONGEST_SHOWN));
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
      let open = 0;
      let next = first;
      for (; next === OPEN_ARRAY; next = yield* scanner.peek()) {
        scanner.step();
        if (++open > this.#depth) scanner.tooDeep();
      }
      const ofObjects = next === OPEN_OBJECT;
      const isListed = ofObjects && this.#found.size < MOST_FOUND && !this.#found.has(path);
      if (isListed) this.#found.set(path, false);
      const learn = (text: string): void => {
        this.#found.set(path, looksLikeProduct(text));
      };
      yield* this.#array(ofObjects && this.#found.size === 1, isListed ? learn : null, open);
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
