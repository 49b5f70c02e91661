// Sides of things that names tell by word: `Shelf 80 cm wide`, `Table, hauteur 75 cm`, `Vase H 30 cm`. The word stands behind all measures of
// a catalog or before all of them; where it does both, nobody knows which number it belongs to.

import type { Decimal } from '../../mapping/mapping.ts';
import { baseOf } from '../attribute/label-words.ts';
import { unitFactor, usualUnit } from '../cell/known-units.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD, inUsualCases } from './name-words.ts';
import { SIDE_LETTERS, SIDE_WORDS, SIDES, type Side } from './side-words.ts';

export interface SideInNames {
  readonly side: Side;
  /** Of the words that say it, where the file's own is unknown. */
  readonly language: string | null;
  readonly unit: string;
  readonly units: readonly (readonly [string, number])[];
  readonly pattern: string;
  readonly decimal: Decimal | null;
  readonly count: number;
}

const UNITS = ['mm', 'cm', 'm', 'in', '"', 'MM', 'CM', 'Cm', 'мм', 'см', 'м'];
const NUMBER = '(?!0\\d)\\d+(?:[.,]\\d+)?';
const FEWEST_NAMES = 6;
const FEWEST_SHARE = 0.04;
const FEWEST_VALUES = 2;
/** Of the names with words on one side of the measure, those that may have them on the other. */
const MOST_OTHERWISE = 0.1;

type Placed = (words: string, units: string) => string;

const BEHIND: Placed = (words, units) =>
  `(?<![\\p{L}\\d.,/×x*+–-])(${NUMBER}) ?(${units})[ -](?:${words})${BEHIND_WORD}`;
const BEFORE: Placed = (words, units) =>
  `${BEFORE_WORD}(?:${words})[.:]? ?(${NUMBER}) ?(${units})(?![\\p{L}\\d])(?! ?[x×*] ?\\d)`;

/** Empty: names tell no sides by word. */
export function findSidesInNames(title: ColumnFacts, language: string | null): readonly SideInNames[] {
  const written = language ?? languageOf(title);
  return findPlaced(title, wordsIn(written === null ? [] : [written]), written);
}

/** The only one whose words say sides in these names, or the one in which most do. */
function languageOf(title: ColumnFacts): string | null {
  const counts = Object.keys(SIDE_WORDS).map((one) => ({ one, count: sum(findPlaced(title, wordsIn([one]), one)) }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count === 0 || first.count === second?.count ? null : first.one;
}

function findPlaced(title: ColumnFacts, words: SidesInWords, language: string | null): readonly SideInNames[] {
  const [behind, before] = [BEHIND, BEFORE].map((placed) =>
    SIDES.flatMap((side) => findSide(title, side, words.get(side) ?? [], placed, language) ?? []),
  );
  const [some, others] = [sum(behind), sum(before)];
  if (Math.min(some, others) > Math.max(some, others) * MOST_OTHERWISE) return [];
  return (some > others ? behind : before) ?? [];
}

type SidesInWords = ReadonlyMap<Side, readonly string[]>;

const sum = (sides: readonly SideInNames[] = []): number => sides.reduce((all, { count }) => all + count, 0);

/** Of the languages and of English, which shops of any language write. */
function wordsIn(languages: readonly string[]): SidesInWords {
  const rows = [...new Set([...languages.map(baseOf), 'en'])].map((one) =>
    (SIDE_WORDS[one] ?? '').split(' / ').map((words) => words.split('|')),
  );
  return new Map(
    SIDES.map((side, nth) => [
      side,
      [...new Set([...rows.flatMap((row) => row[nth] ?? []), ...(SIDE_LETTERS[side] ?? [])])].filter(Boolean),
    ]),
  );
}

function findSide(
  title: ColumnFacts,
  side: Side,
  words: readonly string[],
  placed: Placed,
  language: string | null,
): SideInNames | null {
  const written = inUsualCases(words);
  const all = new RegExp(placed(written, alternatives(UNITS)), 'u');
  const [units, values] = [new Map<string, number>(), new Set<string>()];
  let [having, commas, points] = [0, 0, 0];
  for (const { text, count } of title.values) {
    const [, number = '', unit = ''] = all.exec(text) ?? [];
    if (number === '') continue;
    having += count;
    units.set(unit, (units.get(unit) ?? 0) + count);
    values.add(`${number} ${unit}`);
    if (number.includes(',')) commas += count;
    if (number.includes('.')) points += count;
  }
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE && values.size >= FEWEST_VALUES;
  if (!isCommon) return null;
  const spellings = [...units].toSorted(([, a], [, b]) => b - a).map(([unit]) => unit);
  const unit = usualUnit(spellings[0] ?? '');
  const factors = spellings.map((one) => [one, unitFactor(usualUnit(one), unit) ?? 1] as const);
  const isOneUnit = factors.every(([, factor]) => factor === 1);
  const found = alternatives(spellings);
  return {
    ...{ side, language, unit, units: isOneUnit ? [] : factors, count: having },
    pattern: placed(written, found).replace(`(${found})`, isOneUnit ? `(?:${found})` : `(${found})`),
    decimal: commas > points ? 'comma' : commas > 0 || points > 0 ? 'point' : null,
  };
}
