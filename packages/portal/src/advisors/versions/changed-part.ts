// Of two texts that are alike in most: the words that differ, so that nobody has to look for them.

export interface ChangedPart {
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly end: string;
}

/** What both begin and end with, in whole words, and what is between. */
export function changedPart(before: string, after: string): ChangedPart {
  const [one, other] = [wordsIn(before), wordsIn(after)];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const between = (words: readonly string[]): string => words.slice(start, words.length - end).join('');
  return {
    ...{ start: one.slice(0, start).join(''), end: one.slice(one.length - end).join('') },
    ...{ before: between(one), after: between(other) },
  };
}

const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];
