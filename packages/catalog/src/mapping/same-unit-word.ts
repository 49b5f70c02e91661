// `1 Person` and `2 Personen` are one unit. Words that people count by have a singular and a plural, which differ in every
// language. Letters that stand for a unit (`m`, `mm`) are never each other's plural.

const SHORTEST = 3;
const LONGEST_ENDING = 3;
const LONG_STEM = 5;

/** Whether two words after numbers differ only in their ending. */
export function isSameUnitWord(one: string, other: string): boolean {
  const [a, b] = [stripped(one), stripped(other)];
  if (a === b) return a.length >= SHORTEST;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  const shorter = Math.min(a.length, b.length);
  const endings = Math.max(a.length, b.length) - shared;
  // `miesięcy` and `miesiące`: long words may change more of their end.
  const isStem = shared >= SHORTEST && (shared >= shorter - 1 || shared >= LONG_STEM);
  return isStem && endings <= LONGEST_ENDING && WORD.test(a) && WORD.test(b);
}

const WORD = /^\p{L}+$/u;

/** `Fach` and `Fächer` share their letters. A full stop behind an abbreviation says nothing. */
const stripped = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}+|\.$/gu, '')
    .toLowerCase();
