// Reads a YAML document member by member and collects everything that is wrong with it, with lines and columns, so that a
// merchant can mend all faults of a file at once.

import type { Mend } from '@guidepost/fault/remedy';
import { counted } from '@guidepost/fault/say-number';
import { parseText } from '@guidepost/placed-text/parse-text';
import { positionOf } from '@guidepost/placed-text/text-place';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, visit, type YAMLMap } from 'yaml';
import type { Place } from '../catalog-file-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { describeSyntax } from './describe-syntax.ts';

export interface MappingFault {
  readonly line: number;
  readonly column: number;
  readonly what: string;
  /** Only if there is better advice than `mend the mapping file`. */
  readonly mend?: Mend;
}

/** A value in the document. If a member has no value, it is `{ node: null }` at the member's name. */
export interface YamlValue {
  readonly node: Node | null;
  /** Its path, for messages: `attributes.ram_gb.pattern`. */
  readonly path: string;
  readonly offset: number;
}

export class YamlMembers {
  readonly faults: MappingFault[] = [];
  readonly #lines = new LineCounter();
  readonly root: YamlValue;

  constructor(text: string) {
    const document = parseText(text, this.#lines);
    this.root = { node: document.contents, path: '', offset: 0 };
    const [error, ...consequences] = document.errors;
    const [warning] = document.warnings;
    if (error !== undefined) {
      const { offset, what } = describeSyntax(text, [error, ...consequences]);
      this.#add(offset, what);
    } else if (warning !== undefined) {
      const what = 'a text that begins with ! means something else in YAML; put it in quotes';
      this.#add(warning.pos[0], `this cannot be read: ${what}`);
    }
    let [aliases, first] = [0, 0];
    visit(document, {
      Map: (_, node) => this.#refuseEqualNames(node),
      Alias(_, node) {
        if (aliases++ === 0) first = startOf(node) ?? 0;
      },
    });
    if (aliases === 0) return;
    const others = aliases === 1 ? '' : `, here and at the ${counted(aliases - 1, 'other place')}`;
    this.#add(first, `aliases (*name) are not supported; write out what they stand for${others}`);
  }

  fault(value: YamlValue, what: string): void {
    this.#add(value.offset, value.path === '' ? what : `${value.path}: ${what}`);
  }

  place(value: YamlValue): Place {
    return positionOf(this.#lines, value.offset);
  }

  /** The members of a mapping, in their order. If `known` is given, only these names may be there. */
  members(value: YamlValue, known: readonly string[] | null): Map<string, YamlValue> {
    const found = new Map<string, YamlValue>();
    const node = value.node;
    if (!isMap(node)) {
      this.fault(value, 'members are expected here, each as `name: value`');
      return found;
    }
    for (const [at, pair] of node.items.entries()) {
      const name = this.#name(pair, value);
      if (name === null || this.#isCutByComma(pair, node.items[at + 1], value, name)) continue;
      if (isRestOfNumber(node.items[at - 1], pair)) continue;
      const offset = startOf(pair.key) ?? value.offset;
      const member = { node: asNode(pair.value), path: value.path === '' ? name : `${value.path}.${name}`, offset };
      if (known !== null && !known.includes(name)) {
        const mend = `${didYouMean(name, known)}there are ${known.join(', ')}`;
        this.#add(offset, `${value.path === '' ? '' : `${value.path}: `}there is no member ${quote(name)}; ${mend}`);
      } else {
        found.set(name, { ...member, offset: startOf(pair.value) ?? offset });
      }
    }
    return found;
  }

  isText(value: YamlValue): boolean {
    return isScalar(value.node) && value.node.value !== null;
  }

  /** `{name}` without quotes, which YAML takes for a member without a value. It is read as it was meant. */
  unquotedTemplate({ node }: YamlValue): string | null {
    if (!isMap(node) || node.flow !== true) return null;
    const [pair, second] = node.items;
    if (pair === undefined || second !== undefined || !isScalar(pair.key) || asNode(pair.value) !== null) return null;
    return `{${pair.key.source ?? String(pair.key.value)}}`;
  }

  isList(value: YamlValue): boolean {
    return isSeq(value.node);
  }

  isNull(value: YamlValue): boolean {
    return value.node === null || (isScalar(value.node) && value.node.value === null);
  }

  /**
   * The text as it is written, even if YAML takes it for a number or a boolean: `1.10` stays `1.10`, `No` stays `No`.
   */
  text(value: YamlValue): string | null {
    const node = value.node;
    // A bare `null` in a list of spellings is a spelling. An empty place is not.
    if (!isScalar(node) || (node.value === null && !node.source)) {
      this.fault(value, 'a text is expected here');
      return null;
    }
    const text = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
    if (text.isWellFormed() && !text.includes('\0')) return text;
    this.fault(value, 'the text contains NUL or half a character');
    return null;
  }

  number(value: YamlValue): number | null {
    const node = value.node;
    if (isScalar(node) && typeof node.value === 'number' && Number.isFinite(node.value)) return node.value;
    const comma = isScalar(node) && typeof node.value === 'string' && /^-?\d+,\d+$/.test(node.value);
    const mend = comma ? `; write it with a point, ${String(node.value).replace(',', '.')}` : '';
    this.fault(value, `a number is expected here${mend}`);
    return null;
  }

  boolean(value: YamlValue): boolean | null {
    const node = value.node;
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    this.fault(value, 'true or false is expected here');
    return null;
  }

  /** One of a few words. */
  word<T extends string>(value: YamlValue, words: readonly T[]): T | null {
    const text = this.text(value);
    if (text === null) return null;
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    this.fault(value, `there is no ${quote(text)}; ${didYouMean(text, words)}there are ${words.join(', ')}`);
    return null;
  }

  /** The elements of a list. A single value counts as a list of one. */
  list(value: YamlValue): readonly YamlValue[] {
    const node = value.node;
    if (!isSeq(node)) return [value];
    return node.items.map((item, index) => ({
      node: asNode(item),
      path: `${value.path}[${index}]`,
      offset: startOf(item) ?? value.offset,
    }));
  }

  texts(value: YamlValue): string[] {
    return this.list(value)
      .map((element) => this.text(element))
      .filter((text) => text !== null);
  }

  /** A regular expression in the syntax of JavaScript, as its source. */
  pattern(value: YamlValue): string | null {
    const text = this.text(value);
    if (text === null) return null;
    try {
      new RegExp(text, 'u');
      return text;
    } catch (error) {
      const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
      this.fault(value, `${quote(text)} is not a regular expression: ${reason}`);
      return null;
    }
  }

  /** `{ g: 0,001 }`: YAML takes the comma for the end of the member. */
  #isCutByComma(pair: Pair, next: Pair | undefined, { path }: YamlValue, name: string): boolean {
    if (next === undefined || !isRestOfNumber(pair, next)) return false;
    const [whole, rest] = [sourceOf(pair.value), sourceOf(next.key)];
    const member = path === '' ? name : `${path}.${name}`;
    this.#add(startOf(pair.value) ?? 0, `${member}: a comma ends the number here; write ${whole}.${rest} with a point`);
    return true;
  }

  #refuseEqualNames({ items }: YAMLMap): void {
    const seen = new Set<unknown>();
    for (const { key } of items) {
      if (!isScalar(key)) continue;
      if (seen.has(key.value)) {
        this.#add(startOf(key) ?? 0, 'this cannot be read: this name is here twice; leave one of them out');
      }
      seen.add(key.value);
    }
  }

  #name(pair: Pair, parent: YamlValue): string | null {
    const key = asNode(pair.key);
    if (key === null || !isScalar(key)) {
      this.fault({ ...parent, offset: startOf(key) ?? parent.offset }, 'a name should be a text');
      return null;
    }
    return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  }

  #add(offset: number, what: string): void {
    this.faults.push({ ...positionOf(this.#lines, offset), what });
  }
}

const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Digits right after a number and a comma. They are not a member of their own. */
function isRestOfNumber(before: Pair | undefined, pair: Pair): boolean {
  if (before === undefined || !isScalar(before.value) || typeof before.value.value !== 'number') return false;
  const isBare = !isScalar(pair.value) || (pair.value.value === null && !pair.value.source);
  return isBare && /^\d+$/.test(sourceOf(pair.key)) && startOf(pair.key) === (before.value.range?.[1] ?? 0) + 1;
}

const sourceOf = (value: unknown): string => (isScalar(value) ? (value.source ?? String(value.value)) : '');

const asNode = (value: unknown): Node | null =>
  isMap(value) || isSeq(value) || isScalar(value) || isAlias(value) ? value : null;

const startOf = (value: unknown): number | null => asNode(value)?.range?.[0] ?? null;
