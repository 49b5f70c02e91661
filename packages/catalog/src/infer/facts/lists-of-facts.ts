// Descriptions that are lists of short facts, divided by commas, semicolons, line breaks or bullets: `Hand mixer, 5 speeds, weight 1.2 kg, with
// bowl`. What stands between two signs is one fact, so a fact is found whole or not at all. Prose has commas, too, and is no such list.

import type { ColumnFacts } from '../column/column-facts.ts';

/** A few, so that a long run of them costs no more than its length. */
const BLANKS = '\\s{0,4}';
const BULLETS = '•·▪●‣✓✔✅*';
/** Around a fact in the pattern of a mapping. A comma between digits is part of a number. */
export const BEFORE_FACT = `(?<=(?:^|[\\n;|${BULLETS}]|,(?=[\\s\\p{L}]))${BLANKS}(?:[-–—]\\s{1,4})?)`;
export const BEHIND_FACT = `(?=${BLANKS}\\.?${BLANKS}(?:$|[\\n;|${BULLETS}]|,(?!\\d)))`;

/** `bowl (steel, 2 l)` is one fact. */
const SEPARATORS = new RegExp(`(?:[;|${BULLETS}]|,(?=[\\s\\p{L}]))(?![^()\\n]{0,60}\\))`, 'u');
const BULLETED = new RegExp(`^\\s*(?:[${BULLETS}]|[-–—]\\s)`, 'u');
const SENTENCES = /[.!?…]\s+\p{Lu}/u;

const FEWEST_FACTS = 3;
const MOST_WORDS = 6;
const LONGEST_FACT = 60;
/** Of what stands between signs, so much must be short. */
const MOSTLY_SHORT = 0.8;

/** So many texts show what a file's lists have in common. */
const ENOUGH_TEXTS = 1_500;
const LONGEST_TEXT = 4_000;
const FEWEST_LISTS = 8;
/** Of the texts. */
const FEWEST_SHARE = 0.4;

/** The facts of a text, or null if it is no list. */
export function factsIn(text: string): readonly string[] | null {
  const lines = text.split('\n');
  const bulleted = lines.filter((line) => BULLETED.test(line));
  const told = bulleted.length >= FEWEST_FACTS ? bulleted : lines;
  if (told.some((line) => SENTENCES.test(line))) return null;
  const facts = told
    .flatMap((line) => line.replace(BULLETED, '').split(SEPARATORS))
    .map((fact) => fact.trim().replace(/\s*\.$/, ''))
    .filter((fact) => fact !== '');
  const short = facts.filter(isShort);
  return facts.length >= FEWEST_FACTS && short.length >= facts.length * MOSTLY_SHORT ? short : null;
}

/** A colon or an equals sign makes a pair of a name and a value of it, which is read elsewhere, and half a bracket is half a fact. */
const isShort = (fact: string): boolean =>
  fact.length <= LONGEST_FACT &&
  fact.split(/\s+/).length <= MOST_WORDS &&
  !/[:=!?…]/.test(fact) &&
  (fact.match(/[([]/g)?.length ?? 0) === (fact.match(/[)\]]/g)?.length ?? 0);

/** The lists among different texts of a column, spread over all of it. Empty: most of its texts are none. */
export function listsOfFacts({ values }: ColumnFacts): readonly (readonly string[])[] {
  const step = Math.max(1, Math.ceil(values.length / ENOUGH_TEXTS));
  const looked = values.filter((_, nth) => nth % step === 0);
  const lists = looked.flatMap(({ text }) => {
    const facts = text.length > LONGEST_TEXT ? null : factsIn(text);
    return facts === null ? [] : [facts];
  });
  return lists.length >= FEWEST_LISTS && lists.length >= looked.length * FEWEST_SHARE ? lists : [];
}
