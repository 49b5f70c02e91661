// Builders of columns. Each numbers distinct values as they come, and renumbers them in value order at the end.

import type { Allocate } from './bits.ts';
import { NumberNumbering } from './number-numbering.ts';
import type { BooleanColumn, Codes, ListColumn, NumberColumn, TextColumn } from './snapshot.ts';
import { compareTexts, type TextList, TextListBuilder } from './text-list.ts';

/** A growing list of codes in flat memory. */
class CodeList {
  #codes = new Uint32Array(256);
  length = 0;

  push(code: number): void {
    if (this.length === this.#codes.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#codes);
      this.#codes = grown;
    }
    this.#codes[this.length++] = code;
  }

  at(index: number): number {
    return this.#codes[index] as number;
  }

  /** The codes, each replaced by its place in value order, in as few bytes as the largest one allows. */
  finish(ranks: Uint32Array, allocate: Allocate): Codes {
    const codes = emptyCodes(ranks.length, this.length, allocate);
    for (let i = 0; i < this.length; i++) codes[i] = ranks[this.#codes[i] as number] as number;
    return codes;
  }
}

function emptyCodes(distinct: number, length: number, allocate: Allocate): Codes {
  if (distinct <= 0x100) return new Uint8Array(allocate(length));
  return distinct <= 0x10000 ? new Uint16Array(allocate(length * 2)) : new Uint32Array(allocate(length * 4));
}

/** Numbers distinct values as they come, from 1. Texts must be well-formed, or their bytes would sort in another order. */
class Numbering<Value> {
  readonly #codes = new Map<Value, number>();

  codeOf(value: Value): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.#codes.size + 1;
      this.#codes.set(value, code);
    }
    return code;
  }

  /** Values in order, and a table from codes by arrival to codes by value; 0 stays 0. */
  rank(compare: (a: Value, b: Value) => number): { values: Value[]; ranks: Uint32Array } {
    const values = [...this.#codes.keys()].sort(compare);
    const ranks = new Uint32Array(values.length + 1);
    for (const [place, value] of values.entries()) ranks[this.#codes.get(value) as number] = place + 1;
    return { values, ranks };
  }
}

export class NumberColumnBuilder {
  readonly #numbering = new NumberNumbering();
  readonly #codes = new CodeList();
  #unknown = false;

  add(value: unknown): void {
    const known = typeof value === 'number' && Number.isFinite(value);
    if (!known) this.#unknown = true;
    this.#codes.push(known ? this.#numbering.codeOf(value + 0) : 0);
  }

  finish(_size: number, allocate: Allocate): NumberColumn {
    const { values, ranks } = this.#numbering.rank();
    const numbers = new Float64Array(allocate(values.length * 8));
    numbers.set(values);
    return {
      type: 'number',
      codes: this.#codes.finish(ranks, allocate),
      offsets: null,
      numbers,
      hasUnknown: this.#unknown,
    };
  }
}

export class ScalarColumnBuilder {
  readonly #type: 'text' | 'boolean';
  readonly #numbering = new Numbering<string>();
  readonly #codes = new CodeList();
  #unknown = false;

  constructor(type: 'text' | 'boolean') {
    this.#type = type;
  }

  add(value: unknown): void {
    let code = 0;
    if (this.#type === 'boolean') code = value === true ? 2 : value === false ? 1 : 0;
    else if (typeof value === 'string' && value !== '') code = this.#numbering.codeOf(value.toWellFormed());
    if (code === 0) this.#unknown = true;
    this.#codes.push(code);
  }

  finish(_size: number, allocate: Allocate): TextColumn | BooleanColumn {
    const shared = { offsets: null, hasUnknown: this.#unknown } as const;
    if (this.#type === 'boolean') {
      return { type: 'boolean', codes: this.#codes.finish(Uint32Array.of(0, 1, 2), allocate), ...shared };
    }
    const { values, ranks } = this.#numbering.rank(compareTexts);
    return { type: 'text', codes: this.#codes.finish(ranks, allocate), texts: listTexts(values, allocate), ...shared };
  }
}

export class ListColumnBuilder {
  readonly #numbering = new Numbering<string>();
  readonly #codes = new CodeList();
  readonly #offsets = new CodeList();
  #unknown = false;

  add(value: unknown): void {
    this.#offsets.push(this.#codes.length);
    const before = this.#codes.length;
    if (Array.isArray(value)) {
      const texts = value.filter((text: unknown) => typeof text === 'string' && text !== '');
      for (const text of new Set(texts.map((text) => text.toWellFormed())))
        this.#codes.push(this.#numbering.codeOf(text));
    }
    if (this.#codes.length === before) this.#unknown = true;
  }

  finish(size: number, allocate: Allocate): ListColumn {
    const { values, ranks } = this.#numbering.rank(compareTexts);
    const codes = this.#codes.finish(ranks, allocate);
    const offsets = new Uint32Array(allocate((size + 1) * 4));
    for (let product = 0; product < size; product++) offsets[product] = this.#offsets.at(product);
    offsets[size] = codes.length;
    return { type: 'list', codes, offsets, texts: listTexts(values, allocate), hasUnknown: this.#unknown };
  }
}

function listTexts(values: readonly string[], allocate: Allocate): TextList {
  const builder = new TextListBuilder();
  for (const value of values) builder.add(value);
  return builder.finish(allocate);
}
