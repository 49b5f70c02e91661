// Makers that only the addresses of products say: `/product/alder-tools-18v-drill` is the page of `18V Drill`. What stands before the name in
// an address, and again before other names, is the maker. A category may stand there, too, but not without a mark between it and the name.

import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { alternatives } from '../names/name-words.ts';

export interface MakersInLinks {
  /** Its group is the maker as addresses have it. */
  readonly pattern: string;
  /** As addresses have it → as people write it. */
  readonly map: readonly (readonly [string, string])[];
  /** Of the rows. */
  readonly share: number;
  readonly example: string;
}

const FEWEST_ROWS = 8;
/** Of the rows that were looked at. */
const FEWEST_SHARE = 0.6;
const FEWEST_MAKERS = 2;
const FEWEST_ALIKE = 2;
/** Of the rows with something before the name, those where it is there again. */
const MOSTLY_AGAIN = 0.8;
const MOST_MAKERS = 120;
const MOST_WORDS = 3;
/** So many letters of a name show that an address goes on with it. */
const LETTERS_OF_NAME = 12;
const FEWEST_LETTERS = 6;
/** Of the makers' words, those that names have, too: a kind would be there. */
const MOST_IN_NAMES = 0.3;
const ENOUGH_ROWS = 20_000;

/** `titleAt`: the name of the product of a row. Null: addresses begin with the name, or with something else each. */
export function findMakersInLinks(
  link: ColumnFacts,
  titleAt: (row: number) => string,
  rows: number,
): MakersInLinks | null {
  const counts = new Map<string, number>();
  const inNames = new Set<string>();
  let [looked, having, example] = [0, 0, ''];
  for (let row = 0; row < Math.min(rows, ENOUGH_ROWS); row++) {
    const address = link.textAt(row);
    const title = titleAt(row);
    if (address === '' || title === '') continue;
    looked++;
    for (const word of plainName(title).split(' ')) inNames.add(word);
    const maker = beforeName(address, title);
    if (maker === null) continue;
    having++;
    example ||= address;
    counts.set(maker, (counts.get(maker) ?? 0) + 1);
  }
  const again = [...counts].filter(([, count]) => count >= FEWEST_ALIKE);
  const often = again.reduce((sum, [, count]) => sum + count, 0);
  const inOthers = [...counts.keys()].filter((maker) => maker.split('-').some((word) => inNames.has(word))).length;
  const isCommon = having >= FEWEST_ROWS && having >= looked * FEWEST_SHARE && often >= having * MOSTLY_AGAIN;
  if (!isCommon || again.length < FEWEST_MAKERS || counts.size > MOST_MAKERS) return null;
  if (inOthers > counts.size * MOST_IN_NAMES) return null;
  const makers = [...counts].toSorted(([, a], [, b]) => b - a).map(([maker]) => maker);
  return {
    pattern: `/(${alternatives(makers)})-(?=[^/]*(?:/[^/-]*)?$)`,
    map: makers.map((maker) => [maker, asWritten(maker)] as const),
    share: having / looked,
    example,
  };
}

/** What stands in the same part of an address before the name: a few words without numbers. */
function beforeName(address: string, title: string): string | null {
  const name = plainName(title).replaceAll(' ', '').slice(0, LETTERS_OF_NAME);
  if (name.length < FEWEST_LETTERS) return null;
  for (const part of address.split(/[?#]/, 1)[0]?.split('/').slice(3) ?? []) {
    const words = part.toLowerCase().split('-');
    for (let count = 1; count <= Math.min(MOST_WORDS, words.length - 1); count++) {
      const before = words.slice(0, count);
      if (words.slice(count).join('').startsWith(name) && before.every((word) => /^[a-z]{2,}$/.test(word)))
        return before.join('-');
    }
  }
  return null;
}

const asWritten = (maker: string): string =>
  maker
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
