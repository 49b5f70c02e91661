// Spellings of one maker, `royal-alder` beside `ROYAL Alder`, which are one value: no two makers are called by the same letters.

import type { CountedValue } from '../column/column-facts.ts';
import { offerMerges } from './offer-merges.ts';

export interface JoinedSpellings {
  /** Spelling → the one that stands for all. */
  readonly map: readonly (readonly [string, string])[];
  /** The values with what is joined counted together. */
  readonly values: readonly CountedValue[];
}

/** Differences in letters, such as a plural, are left to people. */
export function joinSpellings(values: readonly CountedValue[]): JoinedSpellings {
  const map = offerMerges('', values).flatMap(({ into, spellings }) =>
    spellings.flatMap(({ text }) => (lettersOf(text) === lettersOf(into) ? [[text, into] as const] : [])),
  );
  const meant = new Map(map);
  const joined = new Map<string, CountedValue>();
  for (const { text, count, line } of values) {
    const into = meant.get(text) ?? text;
    const known = joined.get(into);
    joined.set(into, { text: into, count: count + (known?.count ?? 0), line: Math.min(line, known?.line ?? line) });
  }
  return { map, values: [...joined.values()] };
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+]+/gu, '');
