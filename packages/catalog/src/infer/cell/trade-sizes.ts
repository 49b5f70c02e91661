// Letters by which a trade says other sizes than the sides of the thing itself: `DA322x157` is the opening that a light is built into, `ET70` how
// deep it has to be. They mean this beside labelled sides only: elsewhere `ET35` is something of a wheel.

import type { CountedValue } from '../column/column-facts.ts';
import { BETWEEN_SIDES, SIZE_NUMBER } from './written-size.ts';

export interface TradeSize {
  /** What it is called. */
  readonly word: string;
  /** Of what is round or has two sides: the letters of the sides, `Ø`, `L` or `B`. Empty: it is one number. */
  readonly side: string;
  readonly pattern: string;
}

/** Letters and what they stand for, by the language of the catalog. To teach one, write a pair. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    DA: 'Deckenausschnitt',
    EA: 'Einbauausschnitt',
    ET: 'Einbautiefe',
    EH: 'Einbauhöhe',
    SH: 'Sitzhöhe',
    SB: 'Sitzbreite',
    ST: 'Sitztiefe',
  },
};

/** The form of a size: around its letters, and where its number stands. */
const FORMS: readonly (readonly [side: string, (letters: string) => string])[] = [
  ['Ø', (letters) => `(?<![\\p{L}\\d])(?:[Ø⌀]\\s?${letters}|${letters}\\s?[Ø⌀])\\s?(${SIZE_NUMBER})`],
  ['L', (letters) => `(?<![\\p{L}\\d])${letters}\\s?(${SIZE_NUMBER})(?=${BETWEEN_SIDES}\\d)`],
  ['B', (letters) => `(?<![\\p{L}\\d])${letters}\\s?${SIZE_NUMBER}${BETWEEN_SIDES}(${SIZE_NUMBER})`],
  ['', (letters) => `(?<![\\p{L}\\d])${letters}\\s?[:=]?\\s?(${SIZE_NUMBER})(?![\\p{L}\\d.,]*\\d|${BETWEEN_SIDES}\\d)`],
];

const FEWEST_CELLS = 5;
/** The share of cells that must have it. */
const LEAST_SHARE = 0.05;

/** `values`: of a column of labelled sides. */
export function recogniseTradeSizes(values: readonly CountedValue[], language: string | null): readonly TradeSize[] {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  return Object.entries(WORDS[language?.split('-')[0] ?? ''] ?? {}).flatMap(([letters, word]) =>
    FORMS.flatMap(([side, patternOf]) => {
      const pattern = patternOf(letters);
      const expression = new RegExp(pattern, 'u');
      const having = values.reduce((sum, { text, count }) => sum + (expression.test(text) ? count : 0), 0);
      return having < Math.max(FEWEST_CELLS, total * LEAST_SHARE) ? [] : [{ word, side, pattern }];
    }),
  );
}
