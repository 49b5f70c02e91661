// Finds the themes in a shop's tags, and the themes of each product.

import { type ListColumn, valueAt } from '@guidepost/engine/snapshot';
import { isTheme, themeKey } from '../words/theme-title.ts';
import type { Profile } from './profile.ts';

export type ThemeProfile = Profile & { readonly column: ListColumn };

/** A theme: its spellings in the catalog, the most frequent first. */
export interface Theme {
  readonly values: string[];
  readonly codes: number[];
}

export function findThemes(profile: ThemeProfile): Theme[] {
  const { codes, counts, column } = profile;
  const byKey = new Map<string, Theme>();
  for (const code of [...codes].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)) {
    const value = valueAt(column, code);
    if (!isTheme(value)) continue;
    const key = themeKey(value);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { values: [value], codes: [code] });
    else {
      known.values.push(value);
      known.codes.push(code);
    }
  }
  return [...byKey.values()];
}

/** Code → the index of its theme; -1: none. */
export function placesByCode(themes: readonly Theme[], { counts }: ThemeProfile): Int32Array {
  const placeOf = new Int32Array(counts.length).fill(-1);
  for (const [place, { codes }] of themes.entries()) for (const code of codes) placeOf[code] = place;
  return placeOf;
}

/** The indexes of a product's themes, each once. */
export function themesOf(
  product: number,
  { column: { codes, offsets } }: ThemeProfile,
  placeOf: Int32Array,
): Set<number> {
  const own = new Set<number>();
  for (let at = offsets[product] ?? 0; at < (offsets[product + 1] ?? 0); at++) {
    const place = placeOf[codes[at] ?? 0] ?? -1;
    if (place !== -1) own.add(place);
  }
  return own;
}
