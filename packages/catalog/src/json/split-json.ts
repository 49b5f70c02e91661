// Cuts the elements out of a JSON array without parsing the file: one element's text at a time, with its line. The array
// is the document itself or lies in it, at a path (`/products`) or wherever the only array of objects is. Only brackets and strings are understood here; whether an
// element is valid JSON is for whoever parses it.

import { CatalogFileError, type Place } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';

export interface JsonElement {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  readonly column: number;
}

const LF = 10;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const END = -1;

const isSpace = (code: number): boolean => code === 32 || code === LF || code === 13 || code === 9;

/** Enough to show that there are several. */
const MOST_FOUND = 50;

/** `name` is JSON, with its quotes. */
function pointerSegment(name: string): string {
  try {
    return String(JSON.parse(name)).replaceAll('~', '~0').replaceAll('/', '~1');
  } catch {
    return name;
  }
}

/** A paused reading: it asks for more text by yielding, so that the grammar below reads like one. */
type Reading<T> = Generator<void, T, void>;

export class JsonSplitter {
  readonly #file: string;
  readonly #limits: ReadingLimits;
  /** Null: to be found. */
  readonly #path: readonly string[] | null;
  /** Paths of the arrays of objects that were met. */
  readonly #found = new Set<string>();
  readonly #reading: Reading<void>;
  #elements: JsonElement[] = [];
  #text = '';
  #at = 0;
  #ended = false;
  #line = 1;
  /** Index in `text` where the present line begins; negative where it began in an earlier piece. */
  #lineStart = 0;

  /**
   * `path`: a JSON pointer through objects, `` or `/products` or `/data/items`; null: the document, or the only array of
   * objects in it.
   */
  constructor(file: string, path: string | null, limits: ReadingLimits) {
    this.#file = file;
    this.#limits = limits;
    this.#path =
      path
        ?.split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')) ?? null;
    this.#reading = this.#path === null ? this.#search() : this.#document(this.#path);
  }

  push(piece: string): JsonElement[] {
    this.#lineStart -= this.#text.length;
    this.#text = piece;
    this.#at = 0;
    return this.#advance();
  }

  end(): JsonElement[] {
    this.#ended = true;
    return this.#advance();
  }

  place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  #advance(): JsonElement[] {
    this.#reading.next();
    const elements = this.#elements;
    this.#elements = [];
    return elements;
  }

  *#document(path: readonly string[]): Reading<void> {
    for (const key of path) yield* this.#enter(key);
    const first = yield* this.#peek();
    if (first !== OPEN_ARRAY) {
      const where = path.length === 0 ? 'the document' : `what lies at /${path.join('/')}`;
      const mend =
        first === OPEN_OBJECT
          ? 'name the array in it by its path in the mapping, such as `records: /products`'
          : 'a JSON catalog is an array of products, or an object with one in it';
      this.#fail(first === END ? 'the file ends where an array should begin' : `${where} is not an array`, mend);
    }
    this.#at++;
    yield* this.#array(true);
    // Whatever surrounds the array must still be whole, else the file was cut off.
    for (let depth = path.length; depth > 0; depth--) yield* this.#leave();
    yield* this.#finish();
  }

  *#finish(): Reading<void> {
    if ((yield* this.#peek()) !== END) this.#fail('there is more behind the end of the document', 'remove it');
  }

  /** The elements of the first array of objects come out at once; that there is a second one is an error at the end. */
  *#search(): Reading<void> {
    if ((yield* this.#peek()) !== OPEN_OBJECT) {
      yield* this.#document([]);
      return;
    }
    yield* this.#searchObject('');
    yield* this.#finish();
    const [first, ...others] = this.#found;
    if (first !== undefined && others.length === 0) return;
    const shown = `${[...this.#found].slice(0, 10).join(', ')}${others.length > 9 ? ', …' : ''}`;
    throw new CatalogFileError({
      file: this.#file,
      what:
        first === undefined
          ? 'no array of objects is in the document'
          : `several arrays of objects are in the document: ${shown}`,
      mend:
        first === undefined
          ? 'a JSON catalog is an array of products, or an object with one in it'
          : `say in a mapping which one has the products, such as \`records: ${first}\``,
    });
  }

  *#searchObject(path: string): Reading<void> {
    this.#at++;
    if ((yield* this.#peek()) === CLOSE_OBJECT) {
      this.#at++;
      return;
    }
    for (;;) {
      const quote = yield* this.#peek();
      if (quote !== QUOTE) this.#expected('the name of a member', quote);
      const name = yield* this.#value(true);
      const colon = yield* this.#peek();
      if (colon !== COLON) this.#expected('a colon', colon);
      this.#at++;
      const first = yield* this.#peek();
      const inside = `${path}/${pointerSegment(name)}`;
      if (first === OPEN_ARRAY) yield* this.#searchArray(inside);
      else if (first === OPEN_OBJECT) {
        if (inside.split('/').length > this.#limits.depth) this.#tooDeep();
        yield* this.#searchObject(inside);
      } else yield* this.#value(false);
      const next = yield* this.#peek();
      this.#at++;
      if (next === CLOSE_OBJECT) return;
      if (next !== COMMA) this.#expected('a comma or }', next);
    }
  }

  *#searchArray(path: string): Reading<void> {
    this.#at++;
    const ofObjects = (yield* this.#peek()) === OPEN_OBJECT;
    if (ofObjects && this.#found.size < MOST_FOUND) this.#found.add(path);
    yield* this.#array(ofObjects && this.#found.size === 1);
  }

  /** From behind its bracket. `kept`: its elements are what is read. */
  *#array(kept: boolean): Reading<void> {
    if ((yield* this.#peek()) === CLOSE_ARRAY) {
      this.#at++;
      return;
    }
    for (;;) {
      yield* this.#peek();
      const { line, column } = this.place();
      const text = yield* this.#value(kept);
      if (kept) this.#elements.push({ text, line, column: column ?? 1 });
      const next = yield* this.#peek();
      this.#at++;
      if (next === CLOSE_ARRAY) return;
      if (next !== COMMA) this.#expected('a comma or ]', next);
    }
  }

  /** From the beginning of an object to the value of its member `key`. */
  *#enter(key: string): Reading<void> {
    const first = yield* this.#peek();
    if (first !== OPEN_OBJECT) this.#expected(`an object with the member ${JSON.stringify(key)}`, first);
    this.#at++;
    for (;;) {
      if ((yield* this.#peek()) !== QUOTE) {
        this.#fail(`there is no member ${JSON.stringify(key)}`, 'check the path at `records` in the mapping');
      }
      const name = yield* this.#value(true);
      const colon = yield* this.#peek();
      if (colon !== COLON) this.#expected('a colon', colon);
      this.#at++;
      yield* this.#peek();
      if (name === JSON.stringify(key)) return;
      yield* this.#value(false);
      const next = yield* this.#peek();
      if (next === COMMA) this.#at++;
      else if (next !== CLOSE_OBJECT) this.#expected('a comma or }', next);
    }
  }

  /** From behind a member's value to behind the object's end. */
  *#leave(): Reading<void> {
    for (;;) {
      const next = yield* this.#peek();
      this.#at++;
      if (next === CLOSE_OBJECT) return;
      if (next !== COMMA && next !== COLON) this.#expected('a comma or }', next);
      yield* this.#peek();
      yield* this.#value(false);
    }
  }

  /** Skips white space; the next character, or END. */
  *#peek(): Reading<number> {
    for (;;) {
      for (; this.#at < this.#text.length; this.#at++) {
        const code = this.#text.charCodeAt(this.#at);
        if (!isSpace(code)) return code;
        if (code === LF) this.#newLine();
      }
      if (this.#ended) return END;
      yield;
    }
  }

  /** Passes over one value and returns its text, or nothing where it is not kept. Begins at its first character. */
  *#value(kept: boolean): Reading<string> {
    const begin = this.#line;
    let text = '';
    let depth = 0;
    let quoted = false;
    let escaped = false;
    let empty = true;
    for (;;) {
      const piece = this.#text;
      const from = this.#at;
      let at = from;
      let done = false;
      for (; at < piece.length && !done; at++) {
        const code = piece.charCodeAt(at);
        if (quoted) {
          if (escaped) escaped = false;
          else if (code === BACKSLASH) escaped = true;
          else if (code === QUOTE) {
            quoted = false;
            done = depth === 0;
          } else if (code === LF) this.#newLine(at);
        } else if (code === QUOTE) quoted = true;
        else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
          if (++depth > this.#limits.depth) this.#tooDeep();
        } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
          if (depth === 0) break;
          done = --depth === 0;
        } else if (depth === 0 && (code === COMMA || code === COLON || isSpace(code))) break;
        else if (code === LF) this.#newLine(at);
      }
      if (at > from) empty = false;
      if (kept) {
        text += piece.slice(from, at);
        if (text.length > this.#limits.recordLength) this.#tooLong(begin);
      }
      this.#at = at;
      if (done || at < piece.length) break;
      if (this.#ended) {
        if (depth > 0 || quoted) this.#fail('the file ends in the middle of a value', 'make or transfer it again');
        break;
      }
      yield;
    }
    if (empty) this.#expected('a value', this.#at < this.#text.length ? this.#text.charCodeAt(this.#at) : END);
    return text;
  }

  #newLine(at = this.#at): void {
    this.#line++;
    this.#lineStart = at + 1;
  }

  #expected(wanted: string, found: number): never {
    const seen = found === END ? 'the file ends' : `there is ${JSON.stringify(String.fromCharCode(found))}`;
    this.#fail(`${seen} where ${wanted} should be`, 'make or transfer the file again, or mend it there');
  }

  #tooDeep(): never {
    this.#fail(`a value is nested deeper than ${this.#limits.depth} levels`, 'flatten it');
  }

  #tooLong(line: number): never {
    const what = `the element that begins here is longer than ${this.#limits.recordLength} characters`;
    throw new CatalogFileError({ file: this.#file, line, what, mend: 'shorten it' });
  }

  #fail(what: string, mend: string): never {
    throw new CatalogFileError({ file: this.#file, ...this.place(), what, mend });
  }
}
