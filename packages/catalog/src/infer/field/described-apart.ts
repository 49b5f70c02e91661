// Whether texts describe different things. Shades and sizes of one thing are described in nearly the same words.

/** Of the words in two texts, those that are in both, where they are of one thing. */
const ALIKE = 0.4;
/** Shorter texts say too little. */
const FEWEST_WORDS = 6;

/** Some text has hardly a word in common with the first. */
export function areDescribedApart(texts: Iterable<string>): boolean {
  const [first, ...others] = [...new Set(texts)].map(wordsOf).filter(({ size }) => size >= FEWEST_WORDS);
  if (first === undefined) return false;
  return others.some((words) => {
    const shared = [...words].filter((word) => first.has(word)).length;
    return shared < (first.size + words.size - shared) * ALIKE;
  });
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{3,}/gu),
  );
