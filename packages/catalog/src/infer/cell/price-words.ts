// Words that shops write beside a price and that are no part of it: `ab 19,90 €`, `1.299,- EUR inkl. 19% MwSt`. To add a word, write
// it in small letters.

/** Only the cheapest of several variants has such a price. */
const FROM = 'ab|from|starting|starts|desde|dès|des|partir|vanaf|od|від|от|från|fra|alkaen|da|dal|min';

/** Before and after prices that hold for the product as it is. */
const AROUND =
  'nur|jetzt|only|now|just|at|à|a|de|solo|nu|już|jen|price|preis|prix|precio|prezzo|cena|inkl|inklusive|incl|including|inc|incluido|inclus|iva|mwst|mw|st|ust|vat|tax|taxes|ttc|tva|btw|moms|dph|brutto|gross|z|s|sis|alv|sl|áfa|bruttó|с|ндс|з|пдв|each|stück|pc|uvp';

/** Such a product costs nothing. Whoever reads that in a column of prices need not correct it. */
const FREE =
  'free|for free|free of charge|gratis|kostenlos|kostenfrei|umsonst|gratuit|gratuite|gratuito|gratuita|za darmo|darmowy|darmowe|zdarma|zadarmo|ilmainen|ingyenes|besplatno|ücretsiz|безкоштовно|бесплатно|безплатно|δωρεάν|無料|免费|免費|무료';

/** Behind prices without a blank, `17,500円〜送料無料`: from there on, what is sent for nothing, and the tax. */
const TAIL =
  /(?:[〜～~∼+＋（(【／/]|から|より|税込|税抜|送料|起|含税|含稅|包邮|免邮|免運|免运|부터|이상|무료배송|배송).*$/u;

export const withoutTail = (mark: string): string => mark.replace(TAIL, '');

const isIn = (words: string): ((word: string) => boolean) => {
  const known = new Set(words.split('|'));
  return (word) => known.has(word);
};

const saysFrom = isIn(FROM);
const saysFree = isIn(FREE);
const standsAround = isIn(AROUND);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether all these words may stand beside a price and change nothing. A word of another meaning makes a cell no price. */
export const areBesidePrices = (text: string): boolean =>
  wordsOf(text).every((word) => saysFrom(word) || standsAround(word));

/** `Free!` */
export const isFree = (text: string): boolean =>
  saysFree(
    text
      .toLowerCase()
      .replace(/[^\p{L}\s]/gu, '')
      .trim(),
  );

/** The word that says that a price is the lowest of several, as it is written. Null: none. */
export const fromWord = (text: string): string | null =>
  text
    .replace(/\d.*$/su, '')
    .match(/\p{L}+/gu)
    ?.find((word) => saysFrom(word.toLowerCase())) ??
  FROM_BEHIND.exec(text)?.[1] ??
  null;

const FROM_BEHIND = /\d\s*(?:円|元|원|엔)?\s*([〜～]|から|より|起|부터)(?!\s*\d)/u;
