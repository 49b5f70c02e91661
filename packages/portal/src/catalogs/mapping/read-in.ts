// In which cells a value was read, so that one can judge a word that stands in the middle of a title.

import type { TriedView } from './mapping-in-hand.ts';

/** More of them tell no more. */
const FEW = 2;

/** The first cells, of those that are told, with each value of the property, by the value as a text. */
export function readIn(cells: TriedView['cells'], name: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { text, values } of cells)
    for (const value of [values[name] ?? []].flat()) {
      const texts = found.get(String(value)) ?? [];
      if (texts.length < FEW && text !== String(value)) found.set(String(value), [...texts, text]);
    }
  return found;
}
