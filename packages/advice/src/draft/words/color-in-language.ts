// Names a plain colour in the language of the questions. What a catalog writes stays if it is in that language, or if it is more than a plain
// colour (`Onyx`, `Dark Grey Heather`).

import { capital } from '@guidepost/fault/say-names';
import { COLOR_WORDS } from './color-words.ts';
import { foldText } from './fold-text.ts';
import { tidyTitle } from './tidy-title.ts';

const ROWS: readonly (readonly string[])[] = Object.values(COLOR_WORDS).map((row) => row.split(' '));

/** The first name is the one that is shown: `grey/gray`. Folded. */
const namesOf = (cell: string): string[] => cell.split('/').map(foldText);

/** `colors`: the row of the language. `values`: what the catalog calls one colour, the most frequent first. Null: as the catalog says. */
export function colorInLanguage(colors: string, values: readonly string[]): string | null {
  const own = colors.split(' ');
  const plain = values.map((value) => plainColors(value));
  const [color] = plain.find((some) => some.length > 0) ?? [];
  if (color === undefined || plain.some((some) => some.length === 0)) return null;
  // A word may be a colour in several languages, and two colours in two of them.
  const ownWord = own.find((_, nth) => plain.every((some) => some.includes(nth)));
  if (ownWord === undefined) return null;
  const isOwn = (value: string): boolean => namesOf(ownWord).some((name) => isForm(foldText(value), name));
  // Of `Зеленый` and `Зелений`, one is Russian and the other Ukrainian.
  const written =
    values.find((value) => namesOf(ownWord).includes(foldText(value))) ??
    values.find(
      (value) =>
        isOwn(value) && !ROWS.some((row) => namesOf(row[own.indexOf(ownWord)] ?? '').includes(foldText(value))),
    );
  return written === undefined ? capital(ownWord.split('/')[0] ?? ownWord) : tidyTitle(written);
}

/** The colours that a word names or, if it names none, is a form of, in any language: by their place in a row. */
function plainColors(value: string): number[] {
  const folded = foldText(value);
  const all = (fits: (name: string) => boolean): number[] =>
    (ROWS[0] ?? []).flatMap((_, nth) => (ROWS.some((row) => namesOf(row[nth] ?? '').some(fits)) ? [nth] : []));
  const named = all((name) => name === folded);
  return named.length > 0 ? named : all((name) => isForm(folded, name));
}

/** `черная` is a form of `черный`: the same stem with another ending. */
function isForm(word: string, name: string): boolean {
  const stem = name.length <= 4 ? name.slice(0, -1) : name.slice(0, -2);
  return word === name || (stem.length >= 3 && word.startsWith(stem) && ENDING.test(word.slice(stem.length)));
}

/** Folded: `ая` stands for itself, `ий` is `ии`. */
const ENDING = /^([aeoiuy]|e[rsnm]|n[aeyio]|[oa]s|[аеоіиыяю]|[аяоеыиі][яюеиі])$/;
