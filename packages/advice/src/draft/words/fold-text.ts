// Brings names and values into one spelling for looking them up: lower case, without accents, words apart. It is only for comparing;
// texts that people read are never folded.

/** Signs that make another letter, and are no accent: vowels of Thai and Hindi, and the two strokes of `ド`. */
const ACCENT = /(?![\p{Script=Thai}\p{Script=Devanagari}\u3099\u309a])\p{M}/gu;

/** `Größe` becomes `grosse`, `groesse_cm` becomes `groesse cm`, and `GrößeCm` becomes `grosse cm`. */
export const foldText = (text: string): string =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(ACCENT, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
