// Keeps words of brands from being read as something else: the van of `Auto Trail` need not be automatic, nor is the jam of `Wild Bear` for bears.
// A guard stands in a pattern before the words that are looked for, and refuses those that begin or continue a brand.

import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern, thinColumn } from '../column/derive-column.ts';
import { BEFORE_WORD, BEHIND_WORD } from './name-words.ts';

/** What stands before the group of an expression that finds whole words, so that it finds none that is part of a brand; it may be empty. */
export type Guard = (expression: RegExp) => string;

export const NO_GUARD: Guard = () => '';

/** A brand in a name, divided where the word begins. */
interface Part {
  readonly before: readonly string[];
  readonly from: readonly string[];
}

interface Seen {
  readonly part: Part;
  /** Names that have it and whose product is of the brand, or of another. */
  own: number;
  others: number;
}

const TOKEN = /[\p{L}\p{M}\d'’.&+]+/gu;
const MOST_TOKENS = 4;
const MOST_LISTED = 40;
const MOST_BRANDS = 2_000;

/** How brands are compared: `Auto-Sleeper`, `AutoSleeper` and `auto sleepers` are one. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replace(/s$/, '');

/** Of the brands of a file. `step`: of every so many rows one is looked at. */
export function brandGuard(whole: ColumnFacts, brands: ColumnFacts | null, all: number, step = 1): Guard {
  if (brands === null || brands === whole) return NO_GUARD;
  const [title, brand] = [thinColumn(whole, all, step), thinColumn(brands, all, step)];
  const rows = Math.ceil(all / step);
  const written = brands.values.slice(0, MOST_BRANDS).map(({ text }) => text);
  const keys = new Set(written.map(keyOf));
  return (expression) => {
    const words = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`);
    const parts = new Map<string, Seen>();
    for (const text of written) addPart(parts, wholeParts(text, words));
    const byName = new Map(title.values.map(({ text }) => [text, partsIn(text, words, keys)] as const));
    for (const found of byName.values()) addPart(parts, found);
    if (parts.size === 0) return '';
    for (let row = 0; row < rows; row++) {
      const [found = [], own] = [byName.get(title.textAt(row)), keyOf(brand.textAt(row))];
      for (const part of found) {
        const seen = parts.get(nameOf(part));
        if (seen === undefined) continue;
        if (keyOf([...part.before, ...part.from].join('')) === own) seen.own++;
        else seen.others++;
      }
    }
    return guardOf([...parts.values()].filter(isBrand).toSorted((a, b) => b.own - a.own));
  };
}

/** A brand of one word, such as `Wild`, may mean the word itself in names of others. */
const isBrand = ({ part, own, others }: Seen): boolean =>
  own > others || (own === others && part.before.length + part.from.length > 1);

const nameOf = ({ before, from }: Part): string => `${before.join(' ')}|${from.join(' ')}`.toLowerCase();

function addPart(parts: Map<string, Seen>, found: readonly Part[]): void {
  for (const part of found) if (!parts.has(nameOf(part))) parts.set(nameOf(part), { part, own: 0, others: 0 });
}

/** Where the words stand in a brand. */
function wholeParts(brand: string, words: RegExp): readonly Part[] {
  const tokens = brand.match(TOKEN) ?? [];
  if (tokens.length < 2 || tokens.length > MOST_TOKENS) return [];
  return partsIn(brand, words, new Set([keyOf(brand)]));
}

/** Where the words stand in a brand in a name. */
function partsIn(name: string, words: RegExp, keys: ReadonlySet<string>): readonly Part[] {
  const found = [...name.matchAll(words)];
  if (found.length === 0) return [];
  const tokens = Array.from(name.matchAll(TOKEN), ({ 0: text, index }) => ({ text, index, end: index + text.length }));
  return found.flatMap(({ index }) => {
    const at = tokens.findIndex((token) => token.index === index);
    if (at === -1) return [];
    const parts: Part[] = [];
    for (let first = Math.max(0, at - MOST_TOKENS + 1); first <= at; first++) {
      for (let last = at; last < Math.min(tokens.length, first + MOST_TOKENS); last++) {
        const texts = tokens.slice(first, last + 1).map(({ text }) => text);
        if (!keys.has(keyOf(texts.join('')))) continue;
        const between = name.slice(tokens[first]?.index, tokens[last]?.end);
        // Nothing but blanks and hyphens divides the words of a brand.
        if (/^[\p{L}\p{M}\d'’.&+\s-]+$/u.test(between))
          parts.push({ before: texts.slice(0, at - first), from: texts.slice(at - first) });
      }
    }
    return parts;
  });
}

const joined = (texts: readonly string[]): string => texts.map(escapePattern).join('[\\s-]*');

/** Refuses what begins one of the parts, in any case, and joined in any way. */
function guardOf(parts: readonly { readonly part: Part }[]): string {
  const refused = parts.slice(0, MOST_LISTED).map(({ part: { before, from } }) => {
    const behind = before.length === 0 ? '' : `(?<=${BEFORE_WORD}${joined(before)}[\\s-]*)`;
    return `${behind}${joined(from).replace(/s$/i, '')}s?`;
  });
  return refused.length === 0 ? '' : `(?!(?i:${[...new Set(refused)].join('|')})${BEHIND_WORD})`;
}
