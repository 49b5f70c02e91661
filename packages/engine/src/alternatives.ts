// What a shopper chooses among: groups where results are one per group, else products.

import { type Bits, countBits, lowestBit } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';

/** Counts the alternatives in one set after another, without those that some of the `shown` products belong to. */
export function alternativeCounter(
  { advisor, snapshot }: CompiledAdvisor,
  shown: readonly number[] = [],
): (products: Bits) => number {
  // Product → number of its alternative; null where each product is one of its own.
  const numbers = advisor.results.onePer === 'group' ? snapshot.groups : null;
  if (numbers === null && shown.length === 0) return countBits;
  // By alternative: the number of the count in which it was seen last. Those that are shown have been seen in all.
  const seen = new Uint32Array(snapshot.size);
  const numberOf = (product: number): number => (numbers === null ? product : (numbers[product] as number));
  for (const product of shown) seen[numberOf(product)] = 0xffffffff;
  let nth = 0;
  return (products) => {
    nth++;
    let count = 0;
    for (let w = 0; w < products.length; w++) {
      for (let word = products[w] as number; word !== 0; word &= word - 1) {
        const number = numberOf((w << 5) + lowestBit(word));
        if ((seen[number] as number) >= nth) continue;
        seen[number] = nth;
        count++;
      }
    }
    return count;
  };
}
