// What a request wants beside the three members that every response has: the words of `Service-Include`.

import { INCLUDE_WORDS, type IncludeWord } from '@guidepost/contract/headers';

export type Include = Readonly<Record<IncludeWord, boolean>>;

/** All words together are far shorter. What follows is not read, and neither is the word that would be cut in two. */
const MOST_CHARACTERS = 256;

/** A shop always sends the same few. When so many were read, reading begins anew. */
const KEPT = 64;

const read = new Map<string, Include | null>();

/** Null if nothing is wanted. Words that are not known are left out: a later version may know more. */
export function readInclude(sent: string | null): Include | null {
  if (sent === null || sent === '') return null;
  const header = sent.length <= MOST_CHARACTERS ? sent : wholeWords(sent.slice(0, MOST_CHARACTERS));
  let include = read.get(header);
  if (include === undefined) {
    const words = new Set(header.toLowerCase().split(/[\s,]+/));
    include = INCLUDE_WORDS.some((word) => words.has(word)) ? flags(words) : null;
    if (read.size === KEPT) read.clear();
    read.set(header, include);
  }
  return include;
}

const wholeWords = (cut: string): string => cut.slice(0, cut.lastIndexOf(',') + 1);

const flags = (words: ReadonlySet<string>): Include => ({
  reasons: words.has('reasons'),
  counts: words.has('counts'),
  histogram: words.has('histogram'),
  replies: words.has('replies'),
  details: words.has('details'),
  reconsider: words.has('reconsider'),
});
