// Names and values in one spelling for looking them up: lower case, without accents, words apart. Only for comparing; what
// people read is never folded.

/** `Größe`, `groesse_cm` and `GrößeCm` all begin with a word of their own: `grosse`, `groesse cm`, `grosse cm`. */
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
