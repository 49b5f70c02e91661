// Tells names of makers from words for things. A file that writes a word in small letters, and not only of the products whose names begin with
// it, means a thing: `Torch Nova` beside `a torch for camping`. Makers may write their own names small, but nobody else's texts do.

import type { ColumnFacts } from '../column/column-facts.ts';

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;
const BEGINS_SENTENCE = /(?:^|[.!?:;•·|/\n\r][\s"'“„«(]*)$/u;
const FEWEST = 2;
const SHORTEST = 3;

interface Written {
  small: number;
  ofOthers: number;
  capital: number;
}

/** `words`: first words of names. `texts`: what else is said of the rows. The nouns are in small letters. */
export function nounsAmong(
  words: Iterable<string>,
  title: ColumnFacts,
  texts: readonly ColumnFacts[],
  rows: number,
): ReadonlySet<string> {
  const written = new Map<string, Written>();
  for (const word of words) {
    const lower = word.toLowerCase();
    if (lower !== word && lower.length >= SHORTEST) written.set(lower, { small: 0, ofOthers: 0, capital: 0 });
  }
  for (let row = 0; row < rows && written.size > 0; row++) {
    const name = title.textAt(row);
    const first = (name.split(/\s+/, 1)[0] ?? '').toLowerCase();
    for (const text of [name, ...texts.map((column) => column.textAt(row))]) countIn(text, first, written);
  }
  return new Set(
    [...written].flatMap(([word, { small, ofOthers, capital }]) =>
      small >= FEWEST && ofOthers > 0 && small > capital ? [word] : [],
    ),
  );
}

function countIn(text: string, first: string, written: ReadonlyMap<string, Written>): void {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    const known = written.get(lower);
    if (known === undefined) continue;
    if (word === lower) {
      known.small++;
      if (lower !== first) known.ofOthers++;
    } else if (!BEGINS_SENTENCE.test(text.slice(Math.max(0, index - 8), index))) known.capital++;
  }
}
