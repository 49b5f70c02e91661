// Words that shops write beside a price and that are no part of it: `ab 19,90 €`, `1.299,- EUR inkl. 19% MwSt`. To add a word, write
// it in small letters.

/** Only the cheapest of several variants has such a price. */
const FROM = 'ab|from|starting|starts|desde|dès|des|partir|vanaf|od|від|от|från|fra|alkaen|da|dal|min';

/** Before and after prices that hold for the product as it is. */
const AROUND =
  'nur|jetzt|only|now|just|at|à|a|de|solo|nu|już|jen|price|preis|prix|precio|prezzo|cena|inkl|inklusive|incl|including|inc|incluido|inclus|iva|mwst|mw|st|ust|vat|tax|taxes|ttc|tva|btw|moms|dph|brutto|gross|z|s|sis|alv|sl|áfa|bruttó|с|ндс|з|пдв|each|stück|pc|uvp';

const isIn = (words: string): ((word: string) => boolean) => {
  const known = new Set(words.split('|'));
  return (word) => known.has(word);
};

const saysFrom = isIn(FROM);
const standsAround = isIn(AROUND);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether all these words may stand beside a price and change nothing. A word of another meaning makes a cell no price. */
export const areBesidePrices = (text: string): boolean =>
  wordsOf(text).every((word) => saysFrom(word) || standsAround(word));

/** The word that says that a price is the lowest of several, as it is written. Null: none. */
export const fromWord = (text: string): string | null =>
  text
    .replace(/\d.*$/su, '')
    .match(/\p{L}+/gu)
    ?.find((word) => saysFrom(word.toLowerCase())) ?? null;
