// Whether everything that fits is shown at once, so that no further reply can bring a better product into view.

import { lowestBit } from './bits.ts';
import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';

/** Counts groups where each shows one product. */
export function isAllInView({ advisor, snapshot }: CompiledAdvisor, { candidates, count }: Narrowed): boolean {
  const { limit, onePer } = advisor.results;
  if (count <= limit) return true;
  const { groups } = snapshot;
  if (onePer === 'product' || groups === null) return false;
  const seen = new Set<number>();
  for (let w = 0; w < candidates.length; w++) {
    for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
      seen.add(groups[(w << 5) + lowestBit(word)] as number);
      if (seen.size > limit) return false;
    }
  }
  return true;
}
