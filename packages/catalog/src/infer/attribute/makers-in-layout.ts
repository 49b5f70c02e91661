// Makers that the names of a file tell by how they are written: before a mark, `Harbor Lane, Alto 20`, or among makers that people know.

import type { ColumnFacts } from '../column/column-facts.ts';
import { alternatives, BEHIND_WORD, mergeCases } from '../names/name-words.ts';
import { GOES_WITH_OTHERS } from './goods-for-others.ts';
import { DOUBTFUL_MAKERS, MAKERS, MAKERS_OF_WORDS } from './known-makers.ts';

/** Up to three words with capitals and without numbers, and the mark. */
const BEFORE_MARK = /^(\p{Lu}[^\s\d,|–—:]*(?: (?:& )?\p{Lu}[^\s\d,|–—:]*){0,2})(?: ?, ?|:? [-–—|:] |: )(?=\p{L})/u;
/** Of all names. */
const MARKED = 0.8;
const FEWEST_ALIKE = 3;
/** Of the names. More beginnings are something else. */
const MOST_MAKERS = 0.3;

/**
 * Makers of several words, where names have a mark behind the maker. One of a single word must be among them: where there is none, as in
 * `Alder Fast, 128 GB` and `Birch Slow, 64 GB`, the second words may be models.
 */
export function makersBeforeMark(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  let having = 0;
  for (const name of names) {
    const maker = BEFORE_MARK.exec(name)?.[1];
    if (maker === undefined) continue;
    having++;
    counts.set(maker, (counts.get(maker) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= FEWEST_ALIKE).map(([maker]) => maker);
  const single = often.filter((maker) => !maker.includes(' '));
  const isLayout = having >= names.length * MARKED && counts.size <= names.length * MOST_MAKERS;
  if (!isLayout || single.length === 0) return [];
  const several = often.filter((maker) => maker.includes(' '));
  // A word alone and with another one behind it is no half of a name: `Alder, …` beside `Alder Fast, …`.
  return several.filter((maker) => !counts.has(maker.split(' ', 1)[0] ?? ''));
}

const OF_WORDS = beginningWith(MAKERS_OF_WORDS, 'iu');

/** Makers of several words that people know and names begin with, as these write them. */
export const knownMakersOfWords = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => OF_WORDS.exec(name)?.[1] ?? [])),
];

const KNOWN = beginningWith([...MAKERS, ...MAKERS.map((maker) => maker.toUpperCase()), ...MAKERS_OF_WORDS], 'u');
const DOUBTFUL = beginningWith(DOUBTFUL_MAKERS, 'u');
const FEWEST_KNOWN = 5;
/** Of all names. */
const FEWEST_SAYING = 0.4;
const FEWEST_NAMES = 10;
/** Of the names that begin with a maker, those of goods that may be by another: then nobody knows whose the rest are. */
const FOR_OTHERS = 0.15;

export interface MakersPeopleKnow {
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  readonly count: number;
}

/**
 * Where many names begin with makers that people know: these, and other first words with which several names begin. Null: too few do, or the
 * goods go with theirs.
 * `isMaker`: whether such a word may be one.
 */
export function findKnownMakers(title: ColumnFacts, isMaker: (word: string) => boolean): MakersPeopleKnow | null {
  if (title.filled < FEWEST_NAMES) return null;
  const [sure, doubtful] = [new Map<string, number>(), new Map<string, number>()];
  const others = new Map<string, { count: number; readonly seconds: Set<string> }>();
  const inside = new Set<string>();
  let forOthers = 0;
  for (const { text, count } of title.values) {
    const [first = '', second = '', ...more] = text.split(/\s+/);
    for (const word of [second, ...more]) inside.add(word.toLowerCase());
    const known = KNOWN.exec(text)?.[1];
    const perhaps = known ?? DOUBTFUL.exec(text)?.[1];
    if (perhaps !== undefined) {
      if (GOES_WITH_OTHERS.test(text)) forOthers += count;
      const counts = known === undefined ? doubtful : sure;
      counts.set(perhaps, (counts.get(perhaps) ?? 0) + count);
    } else {
      const other = others.get(first) ?? { count: 0, seconds: new Set() };
      other.count += count;
      others.set(first, { ...other, seconds: other.seconds.add(second) });
    }
  }
  const having = [...sure.values()].reduce((sum, count) => sum + count, 0);
  if (new Set([...sure.keys()].map((maker) => maker.toLowerCase())).size < FEWEST_KNOWN) return null;
  if (having < title.filled * FEWEST_SAYING || forOthers > having * FOR_OTHERS) return null;
  const again = [...others].flatMap(([word, { count, seconds }]): [string, number][] => {
    const isAgain = count >= 2 && seconds.size >= 2 && ONE_NAME.test(word) && !inside.has(word.toLowerCase());
    return isAgain && isMaker(word) ? [[word, count]] : [];
  });
  const all = new Map([...sure, ...doubtful, ...again]);
  const count = [...all.values()].reduce((sum, one) => sum + one, 0);
  return { pattern: `^(${alternatives([...all.keys()])})${BEHIND_WORD}`, map: mergeCases(all), count };
}

/** A capital and letters. */
const ONE_NAME = /^\p{Lu}\p{L}{2,}$/u;

function beginningWith(makers: readonly string[], flags: string): RegExp {
  return new RegExp(`^(${alternatives(makers)})${BEHIND_WORD}`, flags);
}
