// Brings names and values into one spelling for looking them up: lower case, without accents, words apart. It is only for comparing;
// texts that people read are never folded.

/** `Größe` becomes `grosse`, `groesse_cm` becomes `groesse cm`, and `GrößeCm` becomes `grosse cm`. */
export const foldText = (text: string): string =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
