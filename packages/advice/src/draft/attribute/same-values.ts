// Joins values that people take for the same: spellings that differ in capitals and separators, and colours with two names.

import { valueAt } from '@guidepost/engine/snapshot';
import { colorCode } from '../words/color-code.ts';
import type { Profile } from './profile.ts';

/** The spellings, most frequent first. Never empty. */
export interface SameValues {
  readonly codes: readonly number[];
  readonly values: readonly string[];
}

/** `codes`: the most frequent first. The result has the same order. */
export function sameValues({ column, concept, counts }: Profile, codes: readonly number[]): SameValues[] {
  const byKey = new Map<string, { codes: number[]; values: string[]; count: number }>();
  for (const code of codes) {
    const value = valueAt(column, code);
    const key = (concept === 'color' ? colorCode(value) : null) ?? spellingKey(value);
    const known = byKey.get(key);
    const count = counts[code] ?? 0;
    if (known === undefined) byKey.set(key, { codes: [code], values: [value], count });
    else {
      known.codes.push(code);
      known.values.push(value);
      known.count += count;
    }
  }
  return [...byKey.values()].sort((a, b) => b.count - a.count);
}

/** Separators between digits may mean something. */
const spellingKey = (value: string): string => {
  const key = value.normalize('NFC').toLowerCase().trim();
  const area = AREA.exec(key.replaceAll('×', 'x').replace(/[″”“]|''/g, '"'));
  if (area !== null) return `${area[1]} x ${area[2]}`;
  return /\d/.test(key) ? key : key.replace(/(?<=\p{L})[\s_-]+(?=\p{L})/gu, ' ');
};

/** `2" × 2"` and `2x2"`. */
const AREA = /^(\d+(?:[.,]\d+)?)"? ?x ?(\d+(?:[.,]\d+)?)"?$/;
