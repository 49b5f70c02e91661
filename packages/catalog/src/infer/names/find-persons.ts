// For how many people a thing is, as names say it: `4-Person Tent`, `Zelt für 3 Personen`, `6 kişilik`. Trades shorten it,
// `3P`, `UL3`, `Dome 4 Tent`, which means something else anywhere else, so the texts of the products have to say the same.

import type { ColumnFacts } from '../column/column-facts.ts';
import { BEHIND_WORD, inUsualCases } from './name-words.ts';

export interface PersonsInNames {
  readonly pattern: string;
  /** The names that say it. */
  readonly count: number;
  /** Whether the texts say the same as the names, so that they may say it alone. */
  readonly isInTexts: boolean;
}

/** By language, in the order of all tables of words here. `*` stands for any ending. */
const WORDS =
  'persons?|people|person(?:en)?|personnes?|personas?|person[ae]|person(?:en)?|persoons|osob[ay]?|osobov*|osób|osob[ay]|osobow*|осіб|особ[иа]?|місн*|человека?|персон[ыа]?|местн*|pessoas?|person(?:er)?|henkilö*|henge[nl]*|személy*|fős|fő|persoan[eă]|kişi|kişilik|osôb|osobe'.split(
    '|',
  );
const NUMBER = '(?<![\\p{L}\\d.,/×x*–+-])(?<!\\d ?[-–/x×*] ?)(\\d{1,2})';
const SAID = `${NUMBER}(?:-?[хx])?[ -]?(?:${inUsualCases(WORDS)}|-[Mm]an)${BEHIND_WORD}`;
/** The most certain first. */
const SHORT = [`${NUMBER}P${BEHIND_WORD}`, `(?<![\\d.,/×x*+–-])(?<!\\p{L}{3})([1-9])\\+?(?= \\p{L}|$)`];

const FEWEST_NAMES = 6;
const FEWEST_SHARE = 0.05;
const FEWEST_NUMBERS = 2;
/** Texts that say the same number as the name, of those that say one. */
const AGREED = 0.9;
const FEWEST_AGREED = 3;
/** Larger numbers are none of people that one thing is for. */
const MOST_PEOPLE = 30;

/** `textAt`: what is said of the product in a row, but its name. Null: too few names say it. */
export function findPersonsInNames(
  title: ColumnFacts,
  textAt: (row: number) => string,
  rows: number,
): PersonsInNames | null {
  const texts = Array.from({ length: rows }, (_, row) => numberIn(SAID_IN, textAt(row)));
  const saying = [SAID, ...SHORT.filter((short) => isSaidAgain(title, new RegExp(short, 'u'), texts))];
  const pattern = saying.join('|');
  const expression = new RegExp(pattern, 'u');
  const numbers = new Set<number>();
  let having = 0;
  for (const { text, count } of title.values) {
    const number = numberIn(expression, text);
    if (number === null) continue;
    if (number > MOST_PEOPLE) return null;
    having += count;
    numbers.add(number);
  }
  const isCommon = having >= FEWEST_NAMES && having >= title.filled * FEWEST_SHARE && numbers.size >= FEWEST_NUMBERS;
  return isCommon ? { pattern, count: having, isInTexts: isSaidAgain(title, expression, texts) } : null;
}

const SAID_IN = new RegExp(SAID, 'u');

function numberIn(expression: RegExp, text: string): number | null {
  const found = expression.exec(text)?.slice(1).find(Boolean);
  return found === undefined ? null : Number(found);
}

function isSaidAgain(title: ColumnFacts, expression: RegExp, texts: readonly (number | null)[]): boolean {
  let [both, same] = [0, 0];
  for (const [row, said] of texts.entries()) {
    const number = said === null ? null : numberIn(expression, title.textAt(row));
    if (number === null) continue;
    both++;
    if (number === said) same++;
  }
  return both >= FEWEST_AGREED && same >= both * AGREED;
}
