// What the kilograms of a catalog say. Of what people carry, less is better; a washing machine takes at least so much laundry; of sweets and feed
// people choose how much they want; and over televisions and toys nobody can say how heavy it should be.

import { valueAt } from '@guidepost/engine/snapshot';
import { type WeighedAs, weighedAs } from '../words/weighed-words.ts';
import type { Concept } from './concept-names.ts';
import { conceptOfPack, type Profile, type Weighed } from './profile.ts';

/** Of the products of which the weight is known. */
const MOST = 0.6;
const FEWEST_KINDS = 3;
/** In kilograms. What weighs more is the machine itself. */
const MOST_LAUNDRY = 25;

/** `said`: what some of the products are called and described as. */
export const withWeighed = (profiles: readonly Profile[], said: readonly string[]): Profile[] =>
  profiles.map((each) => {
    const isPack = each.weighed === 'contents';
    if ((each.concept !== 'weight' && !isPack) || each.column.type !== 'number') return each;
    const weighed = whatIsWeighed(each, profiles, said);
    return weighed === 'any' && isPack ? each : { ...each, weighed, concept: conceptOf(each, weighed) };
  });

function conceptOf({ codes }: Profile, weighed: Weighed): Concept {
  if (weighed === 'contents') return conceptOfPack(codes);
  return weighed === 'laundry' ? 'amount' : 'weight';
}

function whatIsWeighed(weight: Profile, profiles: readonly Profile[], said: readonly string[]): Weighed {
  const kinds = profiles.filter(({ concept, attribute }) => concept === 'kind' && attribute.type === 'text');
  const found =
    kinds.map((kind) => mostly(weightsOf(weight, kind))).find((one) => one !== null) ??
    mostly(new Map(countsOf(said.map(weighedAs))));
  if (found === 'laundry') return isLaundry(weight) ? 'laundry' : 'unlike';
  if (found !== null) return found;
  return kinds.some((kind) => areUnlike(kind)) ? 'unlike' : 'any';
}

/** How many of the products that have a weight are of each sort. */
function weightsOf({ column, scope }: Profile, kind: Profile): ReadonlyMap<WeighedAs | null, number> {
  const sorts = new Map<number, WeighedAs | null>();
  for (const code of kind.codes) sorts.set(code, weighedAs(innermost(valueAt(kind.column, code))));
  const weighed = [...scope].filter((product) => (column.codes[product] ?? 0) !== 0);
  return countsOf(weighed.map((product) => sorts.get(kind.column.codes[product] ?? 0) ?? null));
}

/** `Home > Appliances > Washing machines` is about the last of them. */
const innermost = (value: string): string => value.split(/\s+>\s+/).at(-1) ?? value;

function countsOf<T>(each: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of each) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function mostly(counts: ReadonlyMap<WeighedAs | null, number>): WeighedAs | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].find(([sort, count]) => sort !== null && count >= MOST * all)?.[0] ?? null;
}

/** Several kinds, of which none is most of the goods, and whose names have no word in common. */
function areUnlike({ column, codes, counts, known, products }: Profile): boolean {
  if (known < MOST * products || codes.length < FEWEST_KINDS) return false;
  const byWord = new Map<string, number>();
  for (const code of codes) {
    const words = new Set(
      valueAt(column, code)
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 2),
    );
    for (const word of words) byWord.set(word, (byWord.get(word) ?? 0) + (counts[code] ?? 0));
  }
  return Math.max(0, ...byWord.values()) < MOST * known;
}

function isLaundry({ attribute: { unit }, column, codes, counts, known }: Profile): boolean {
  if (column.type !== 'number' || unit !== 'kg') return false;
  const light = codes.filter((code) => (column.numbers[code - 1] ?? 0) <= MOST_LAUNDRY);
  return light.reduce((sum, code) => sum + (counts[code] ?? 0), 0) >= MOST * known;
}
