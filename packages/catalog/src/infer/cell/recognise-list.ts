// Lists in a cell, `Wired, Wireless` or `Black / Silver`. Parts make a list only if they come again in other cells; a sentence
// has commas too, and `14/12/2/2` is one thing.

import type { CountedValue } from '../column/column-facts.ts';

export interface ListReading {
  /** What stands between the values. */
  readonly split: string;
  readonly parts: readonly CountedValue[];
}

/** Tried in this order; those with spaces around them are surer. */
const SEPARATORS = ['|', ';', ' / ', ',', '/', ' + ', ' & '] as const;
/** These stand inside of single values as well (`AC/DC`), so their parts have to stand alone in other cells too. */
const DOUBTFUL: ReadonlySet<string> = new Set(['/', ' & ', ' + ']);

export function recogniseList(values: readonly CountedValue[]): ListReading | null {
  let best: { reading: ListReading; several: number } | null = null;
  for (const split of SEPARATORS) {
    const found = trySeparator(values, split);
    if (found !== null && (best === null || found.several > best.several * 1.5)) best = found;
  }
  return best?.reading ?? null;
}

function trySeparator(
  values: readonly CountedValue[],
  split: string,
): { reading: ListReading; several: number } | null {
  const parts = new Map<string, { count: number; line: number; values: number }>();
  const alone = new Set<string>();
  let several = 0;
  let cells = 0;
  const multiple: string[][] = [];
  for (const { text, count, line } of values) {
    const pieces = [...new Set(text.split(split).map((piece) => piece.trim()))];
    cells += count;
    if (pieces.length > 1) {
      several += count;
      if (pieces.includes('')) return null;
      multiple.push(pieces);
    } else if (pieces[0] !== undefined) alone.add(pieces[0]);
    for (const piece of pieces) {
      const known = parts.get(piece) ?? { count: 0, line, values: 0 };
      parts.set(piece, { count: known.count + count, line: known.line, values: known.values + 1 });
    }
  }
  const pieces = multiple.flat();
  // One spelling alone, `32,64`, is a list only beside both of its values.
  if (multiple.length < 2 && !pieces.every((piece) => alone.has(piece))) return null;
  if (several < Math.max(3, cells * 0.01)) return null;
  if (pieces.filter(isShort).length < pieces.length * 0.95) return null;
  const numbers = pieces.filter((piece) => /^[\d.,\s-]*$/.test(piece)).length;
  if (numbers > pieces.length * 0.2 && (parts.size > 8 || split === '/')) return null;
  // Counted by cells' spellings, not by cells: a value that a hundred variants share is still seen once.
  const again = pieces.filter((piece) => (parts.get(piece)?.values ?? 0) > 1).length;
  if (again < pieces.length * 0.7) return null;
  if (DOUBTFUL.has(split) && pieces.filter((piece) => alone.has(piece)).length < pieces.length * 0.6) return null;
  if (parts.size > Math.max(12, values.length)) return null;
  const counted = [...parts].map(([text, { count, line }]) => ({ text, count, line }));
  return { reading: { split, parts: counted }, several };
}

/** A value, not a sentence. */
const isShort = (piece: string): boolean => piece.length <= 40 && piece.split(' ').length <= 6;
