// Guesses which attribute was meant, for "did you mean". Names of attributes are made of parts (`ram_gb`, `height_cm`), and
// who writes one down from memory often has but one of them right.

import { closestName, misspelling } from '@guidepost/fault/closest-name';

/** Parts shorter than this are units more often than names. */
const SHORTEST = 3;

/** The name nearest to what was written, as a whole or in one of its parts; null where none is near. */
export function closestAttribute(written: string, names: readonly string[]): string | null {
  const whole = closestName(written, names);
  if (whole !== null) return whole;
  const others = names.filter((name) => name !== written);
  const wanted = [written, ...partsOf(written)].map(misspelling);
  let found: string | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const name of others) {
    for (const part of partsOf(name)) {
      for (const [nth, each] of wanted.entries()) {
        const distance = each.distanceTo(part);
        // What was written as a whole says more than a part of it.
        const weighed = distance === null ? null : distance + (nth === 0 ? 0 : 0.25);
        if (weighed === null || weighed >= smallest) continue;
        smallest = weighed;
        found = name;
      }
    }
  }
  return found;
}

const partsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((part) => part.length >= SHORTEST);
