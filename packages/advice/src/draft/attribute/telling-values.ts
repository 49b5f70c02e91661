// Finds the values of an attribute that are worth offering as answers.

import { valueAt } from '@guidepost/engine/snapshot';
import { saysNoValue } from './no-value.ts';
import type { Profile } from './profile.ts';
import { areStepsOfScale } from './steps-of-scale.ts';

export interface TellingValues {
  readonly telling: readonly number[];
  /** Each value that is left out because it always goes with another one → that one. */
  readonly beside: ReadonlyMap<number, number>;
}

/**
 * The codes of values that are worth offering, most frequent first. A value that every product has is left out, and so is
 * the second of two values that always go together. Only lists have two such values.
 */
export function tellingValues(profile: Profile): TellingValues {
  const { codes, counts, products, column } = profile;
  if (areStepsOfScale(profile)) return { telling: codes.filter((code) => (counts[code] ?? 0) > 0), beside: new Map() };
  const byCount = codes
    .filter((code) => (counts[code] ?? 0) < products && !saysNoValue(valueAt(column, code)))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  if (column.type !== 'list') return { telling: byCount, beside: new Map() };
  const marks = markProducts(profile);
  const firsts = new Map<string, number>();
  const beside = new Map<number, number>();
  for (const code of byCount) {
    const mark = `${counts[code]} ${marks[code]}`;
    const first = firsts.get(mark);
    if (first === undefined) firsts.set(mark, code);
    else beside.set(code, first);
  }
  return { telling: [...firsts.values()], beside };
}

/** Values that no product in scope has now, but that the catalog still has. */
export function absentValues({ counts }: Profile): number[] {
  const absent: number[] = [];
  for (let code = 1; code < counts.length; code++) if ((counts[code] ?? 0) === 0) absent.push(code);
  return absent;
}

/** Code → a hash of the products that have it. Values of the same products have the same hash, others hardly ever. */
function markProducts({ column, counts, scope }: Profile): Uint32Array {
  const marks = new Uint32Array(counts.length);
  if (column.offsets === null) return marks;
  for (const product of scope) {
    const mixed = Math.imul(product + 1, 0x9e3779b1);
    const own = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    const end = column.offsets[product + 1] ?? 0;
    for (let at = column.offsets[product] ?? 0; at < end; at++) {
      const code = column.codes[at] ?? 0;
      marks[code] = ((marks[code] ?? 0) + own) >>> 0;
    }
  }
  return marks;
}
