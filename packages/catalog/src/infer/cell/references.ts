// Ids of things that the shop keeps beside its products, and that say what they are of: `brand-alder` and `brand-birch`. All values begin
// with the same word, which says nothing; the rest is a name as addresses have it.

import type { CountedValue } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { escapePattern } from '../column/derive-column.ts';
import { ownerOfReference } from '../column/reference-names.ts';

export interface References {
  /** Its group is what stands behind the word that all have. */
  readonly pattern: string;
  /** What stands there → as people write it. */
  readonly map: readonly (readonly [string, string])[];
  /** Value → what is made of it. */
  readonly written: ReadonlyMap<string, string>;
}

const REFERENCE = /^(\p{L}+)([-_.:])([\p{Ll}\p{Lo}\p{N}]+(?:[-_.][\p{Ll}\p{Lo}\p{N}]+)*)$/u;
const NAME = /\p{L}{3}/u;
const MOSTLY = 0.8;
const FEWEST_LETTERS = 3;

/** `name`: of the column. `isMaker`: each word of a maker's name is large. */
export function readReferences(name: string, values: readonly CountedValue[], isMaker: boolean): References | null {
  const [first] = values;
  const [, word = '', mark = ''] = REFERENCE.exec(first?.text ?? '') ?? [];
  if (word === '' || values.length < 2) return null;
  const owner = ownerOfReference(name);
  if (owner === null && !isShortFor(word, name)) return null;
  const start = `${word}${mark}`;
  const map = new Map<string, string>();
  const written = new Map<string, string>();
  let named = 0;
  for (const { text } of values) {
    if (!text.startsWith(start) || !REFERENCE.test(text)) return null;
    const rest = text.slice(start.length);
    if (NAME.test(rest)) named++;
    map.set(rest, asWritten(rest, isMaker));
    written.set(text, asWritten(rest, isMaker));
  }
  if (named < values.length * MOSTLY) return null;
  return { pattern: `^${escapePattern(start)}(.+)$`, map: [...map], written };
}

/** `cat` for `category`, `tag` for `tags`; two letters may begin anything. */
function isShortFor(word: string, name: string): boolean {
  const called = plainName(name.slice(name.lastIndexOf('.') + 1));
  const [short = '', long = ''] = [plainName(word), called].toSorted((a, b) => a.length - b.length);
  return short.length >= FEWEST_LETTERS && long.startsWith(short) && !called.includes(' ');
}

const asWritten = (rest: string, isMaker: boolean): string =>
  rest
    .split(/[-_.]/)
    .map((word, nth) => (nth === 0 || isMaker ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ');
