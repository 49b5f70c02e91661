// Reads what programs write into a cell when it should hold more than one value: JSON, and lists and objects as Python, Ruby and
// JavaScript print them: `['red', 'blue']`, `{'Colour': 'Red'}`, `{"key"=>"Type"}`. Nothing is ever run.

/** So long a cell is a document and no value. */
const LONGEST = 100_000;
const DEEPEST = 6;

/** The list or object in the cell. Undefined: it is an ordinary text. */
export function parseLiteral(cell: string): readonly unknown[] | Readonly<Record<string, unknown>> | undefined {
  const text = cell.trim();
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  const isList = first === LIST && last === LIST_END;
  if (!(isList || (first === OBJECT && last === OBJECT_END)) || text.length > LONGEST) return undefined;
  try {
    const value = JSON.parse(text);
    return isDeeper(value, DEEPEST) ? undefined : value;
  } catch {
    return new LiteralReader(text).whole();
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));

const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/** Words that programs print for what has no value, and for yes and no. */
const WORDS: Readonly<Record<string, unknown>> = {
  ...{ None: null, nil: null, null: null, nan: null, NaN: null, undefined: null },
  ...{ True: true, true: true, False: false, false: false },
};

const NOTHING = Symbol('nothing');

class LiteralReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): readonly unknown[] | Readonly<Record<string, unknown>> | undefined {
    const value = this.#value(0);
    this.#skip();
    if (value === NOTHING || this.#at < this.#text.length || typeof value !== 'object' || value === null)
      return undefined;
    return value as readonly unknown[] | Readonly<Record<string, unknown>>;
  }

  #value(depth: number): unknown {
    this.#skip();
    const next = this.#text[this.#at];
    if (next === undefined || depth > DEEPEST) return NOTHING;
    if (next === '[' || next === '(') return this.#list(depth, next === '[' ? ']' : ')');
    if (next === '{') return this.#object(depth);
    return next === '"' || next === "'" ? this.#quoted(next) : this.#word();
  }

  #list(depth: number, end: string): unknown {
    const list: unknown[] = [];
    this.#at++;
    for (;;) {
      if (this.#takes(end)) return list;
      const value = this.#value(depth + 1);
      if (value === NOTHING) return NOTHING;
      list.push(value);
      if (!this.#takes(',') && !this.#isAt(end)) return NOTHING;
    }
  }

  #object(depth: number): unknown {
    const members: [string, unknown][] = [];
    this.#at++;
    for (;;) {
      if (this.#takes('}')) return Object.fromEntries(members);
      const name = this.#value(depth + 1);
      if (typeof name !== 'string' || !(this.#takes('=>') || this.#takes(':'))) return NOTHING;
      const value = this.#value(depth + 1);
      if (value === NOTHING) return NOTHING;
      members.push([name, value]);
      if (!this.#takes(',') && !this.#isAt('}')) return NOTHING;
    }
  }

  /** A quote inside is written with a backslash before it. */
  #quoted(quote: string): unknown {
    let text = '';
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      const letter = this.#text[at] ?? '';
      if (letter === '\\') {
        const escaped = this.#text[++at] ?? '';
        text += escaped === 'n' ? '\n' : escaped === 't' ? '\t' : escaped;
      } else if (letter === quote) {
        this.#at = at + 1;
        return text;
      } else text += letter;
    }
    return NOTHING;
  }

  #word(): unknown {
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.#text)?.[0] ?? '';
    if (word === '') return NOTHING;
    this.#at += word.length;
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    return NUMBER.test(word) ? Number(word) : NOTHING;
  }

  #takes(sign: string): boolean {
    if (!this.#isAt(sign)) return false;
    this.#at += sign.length;
    return true;
  }

  #isAt(sign: string): boolean {
    this.#skip();
    return this.#text.startsWith(sign, this.#at);
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }
}

const WORD = /[\w.+-]{1,40}/y;
const NUMBER = /^[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
