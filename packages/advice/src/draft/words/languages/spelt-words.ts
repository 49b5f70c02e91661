// Reads the lists in a table of words.

/** Words separated by commas. */
export const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Pairs, `a:b,c:d`. */
export const splitPairs = (text: string): Map<string, string> =>
  new Map(
    splitWords(text).map((pair) => {
      const at = pair.indexOf(':');
      return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)] as const;
    }),
  );
