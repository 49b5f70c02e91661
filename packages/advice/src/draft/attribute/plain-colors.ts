// The plain colours of values that name several: where a shop has `Purple & White` and `Purple & Black`, whoever likes purple finds both, although
// nothing is just purple.

import { colorCode } from '../words/color-code.ts';
import type { SameValues } from './same-values.ts';

/** The colours that a value names, as it writes them. */
export function colorsIn(value: string): string[] {
  const parts = value
    .split(/\s*(?:[;|/,&+]|\b(?:and|und|et)\b)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [only = ''] = parts;
  const words = only.split(/\s+/);
  // `Olive Green` and `Black Forest Green` are one colour each.
  const areColors =
    parts.length === 1 && words.length >= FEWEST_WORDS && new Set(words.map(colorCode)).size === words.length;
  return areColors && words.every((word) => colorCode(word) !== null) ? words : parts;
}

const FEWEST_WORDS = 4;

/** `same`: all values of an attribute. Returns those plain colours that are only named beside others, each with the values that name it. */
export function colorsOnlyBesideOthers(same: readonly SameValues[]): SameValues[] {
  const own = new Set(same.map(({ values: [value = ''] }) => colorCode(value)));
  const found = new Map<string, { name: string; codes: number[]; values: string[] }>();
  for (const { codes, values } of same) {
    const parts = colorsIn(values[0] ?? '');
    const known = parts.map(colorCode);
    if (parts.length < 2 || known.includes(null)) continue;
    for (const [nth, code] of known.entries()) {
      if (code === null || own.has(code)) continue;
      const one = found.get(code) ?? { name: parts[nth] ?? '', codes: [], values: [] };
      found.set(code, one);
      if (one.values.includes(values[0] ?? '')) continue;
      one.codes.push(...codes);
      one.values.push(...values);
    }
  }
  return [...found.values()];
}
