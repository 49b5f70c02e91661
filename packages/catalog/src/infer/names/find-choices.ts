// What names say in known words that tell goods apart in one way: the animal, the age, the grape.

import type { ColumnFacts } from '../column/column-facts.ts';
import { type Guard, NO_GUARD } from './brand-guard.ts';
import type { Choice } from './choice.ts';
import { CHOICES } from './choice-words.ts';
import { fixedPairs } from './fixed-pairs.ts';
import type { LineOfBusiness } from './lines-of-business.ts';
import { ANYTHING, madeFor, type Surroundings } from './made-for.ts';
import { alternatives, BEFORE_WORD, BEHIND_WORD, countSpellings } from './name-words.ts';

export interface ChoiceInNames {
  readonly choice: Choice;
  readonly pattern: string;
  readonly map: readonly (readonly [string, string])[];
  readonly count: number;
}

const FEWEST_NAMES = 5;
/** Of the names, for one value alone to tell anything. */
const MOST_WITH_ONE = 0.9;

interface Known {
  readonly choice: Choice;
  /** Alternatives of a pattern. */
  readonly words: string;
  readonly expression: RegExp;
  /** Spelling in small letters, with a blank between words → value. */
  readonly values: ReadonlyMap<string, string>;
  /** The same → the word as it is written here. */
  readonly written: ReadonlyMap<string, string>;
}

const JOINED = '[\\s-]+';
const keyOf = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, ' ');

const ALL: readonly Known[] = CHOICES.map((choice) => {
  const values = new Map<string, string>();
  const spelt = new Map<string, string>();
  for (const group of choice.groups.split('\n')) {
    const [value = '', written = value] = group.split('=');
    for (const word of written.split('|')) {
      if (values.has(keyOf(word))) continue;
      values.set(keyOf(word), value);
      spelt.set(keyOf(word), word);
    }
  }
  // A longer value is meant wherever it stands, however its words are joined: `Cabernet-Sauvignon` is no Cabernet.
  const words = alternatives([...values.keys()]).replaceAll(' ', JOINED);
  const expression = expressionOf(choice, words, '', ANYTHING);
  return { choice, words, expression, values, written: spelt };
});

/** `columns`: what the columns of the file are called. `isOf`: whether the catalog is of a line. `guard`: against words of brands. */
export function findChoicesInNames(
  title: ColumnFacts,
  columns: readonly string[],
  isOf: (line: LineOfBusiness) => boolean,
  guard: Guard = NO_GUARD,
): readonly ChoiceInNames[] {
  return ALL.flatMap((known) => {
    const { columns: sayIt, lines } = known.choice;
    if (columns.some((name) => sayIt.test(name))) return [];
    const found = findChoice(title, known, guard);
    return found === null || lines?.some(isOf) === false ? [] : [found];
  });
}

function findChoice(title: ColumnFacts, known: Known, guard: Guard): ChoiceInNames | null {
  const { choice } = known;
  const inBrand = guard(known.expression);
  // A flavour is not what an oil is made of.
  const made = choice.name === 'flavor' ? madeFor(title, known.words, 'iu') : ANYTHING;
  const guards = `${inBrand}${fixedPairs(title, without(known, inBrand, made), choice)}`;
  const expression = without(known, guards, made);
  const { counts, having } = countSpellings(title, expression);
  const values = choice.keepsSpelling === true ? asInNames(counts, known) : known.values;
  const meant = (text: string): string => values.get(keyOf(text)) ?? text;
  const doubtful = new Set(choice.doubtful);
  if (doubtful.size > 0 && [...counts.keys()].every((text) => doubtful.has(keyOf(text)))) return null;
  const different = new Set([...counts.keys()].map(meant));
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * choice.share;
  if (!isCommon || (different.size < 2 && having > title.filled * MOST_WITH_ONE)) return null;
  const spellings = [...counts.keys()];
  const map = spellings.flatMap((text) => (meant(text) === text ? [] : [[text, meant(text)] as const]));
  const words = alternatives(spellings);
  const pattern = patternOf(choice, words, guards, made);
  return { choice, pattern, map, count: having };
}

/** `guards`: what refuses words of names. */
const without = ({ choice, words, expression }: Known, guards: string, made: Surroundings): RegExp =>
  guards === '' && made.before === '' && made.behind === '' ? expression : expressionOf(choice, words, guards, made);

function expressionOf(choice: Choice, words: string, guards: string, made: Surroundings): RegExp {
  return new RegExp(patternOf(choice, words, guards, made), 'iu');
}

function patternOf(choice: Choice, words: string, guards: string, { before, behind }: Surroundings): string {
  return `${BEFORE_WORD}${before}${guards}(${words})${BEHIND_WORD}${behind}${noneLater(choice, words)}`;
}

/** For a choice of which the last word counts. */
function noneLater({ isLast }: Choice, words: string): string {
  return isLast === true ? `(?![^]*${BEFORE_WORD}(?:${words})${BEHIND_WORD})` : '';
}

/** For each word, the spelling of its group that most names have, unless it is cut short: `Cab. Sauvignon`. */
function asInNames(counts: ReadonlyMap<string, number>, { values, written }: Known): ReadonlyMap<string, string> {
  const words = new Map<string, number>();
  for (const [text, count] of counts) words.set(keyOf(text), (words.get(keyOf(text)) ?? 0) + count);
  const best = new Map<string, string>();
  for (const [word] of [...words].toSorted(([, a], [, b]) => b - a)) {
    const group = values.get(word) ?? word;
    if (!best.has(group) && !word.includes('.')) best.set(group, written.get(word) ?? word);
  }
  return new Map(
    [...words.keys()].map((word) => [word, best.get(values.get(word) ?? word) ?? values.get(word) ?? word]),
  );
}
