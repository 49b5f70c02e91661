// Asks for a German noun: `Welches Milchsystem`, `Welchen Antrieb`. Catalogs do not say a noun's gender, but its ending
// often does. If it does not, nothing is guessed.

import { foldText } from './fold-text.ts';
import { GENDER_ENDINGS, GERMAN_NAMES, GERMAN_TERMS, type Gender, NEEDED } from './german-words.ts';
import { columnTerms } from './languages/column-terms.ts';

/** `CPU family` becomes `CPU-Familie`. Unknown words stay as they are. */
export function inGerman(label: string): string {
  const lower = label.toLowerCase();
  const known = GERMAN_TERMS.get(lower) ?? GERMAN_NAMES.get(lower) ?? columnTerms('de').get(lower);
  if (known !== undefined) return known;
  const [, of, what] = /^(\S+) (\S+)$/.exec(label) ?? [];
  const noun =
    what === undefined || of === undefined || GERMAN.test(of) ? undefined : GERMAN_NAMES.get(what.toLowerCase());
  return noun === undefined ? label : `${of}-${noun}`;
}

/** Endings of adjectives and articles, which are not joined by a hyphen. */
const GERMAN = /(e|er|es|en|em)$/;

/** Null if its ending does not tell. */
function genderOf(noun: string): Gender | null {
  const folded = foldText(noun);
  return noun.trim().includes(' ') ? null : (GENDER_ENDINGS.find(([, ending]) => ending.test(folded))?.[0] ?? null);
}

const WHICH: Readonly<Record<Gender, string>> = { der: 'Welchen', die: 'Welche', das: 'Welches', plural: 'Welche' };

/** `Welches Milchsystem`; null if the gender is not known. */
export function whichOne(noun: string): string | null {
  const gender = genderOf(noun);
  return gender === null ? null : `${WHICH[gender]} ${noun}`;
}

/** True for what a place or another device demands: people need a socket or a voltage, and would not like to have it. */
export const isNeeded = (noun: string): boolean => NEEDED.test(foldText(noun));

const YOUR: Readonly<Record<Gender, string>> = { der: 'Ihren', die: 'Ihre', das: 'Ihr', plural: 'Ihre' };

/** `Ihre Espressomaschine`. */
export function yourOwn(noun: string): string | null {
  const gender = genderOf(noun);
  return gender === null ? null : `${YOUR[gender]} ${noun}`;
}

/** Whether it is certainly a noun in the singular. */
export function isOneThing(noun: string): boolean {
  const gender = genderOf(noun);
  return gender !== null && gender !== 'plural';
}
