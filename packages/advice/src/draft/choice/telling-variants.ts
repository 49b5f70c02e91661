// Which facts tell the variants of one thing apart: several may be shown side by side under the same title.

import type { Profile } from '../attribute/profile.ts';
import { thinOut } from './thin-out.ts';

const MOST_TELLING = 3;
/** What tells fewer of the variants apart that still look alike is not worth the room. */
const LEAST_TOLD = 0.05;
/** So many groups, and variants of each, show what tells variants apart. */
const MOST_GROUPS = 500;
const MOST_VARIANTS = 8;

/** One after the other, what tells most of the variants apart that looked alike so far. `groups`: product → group. */
export function tellingVariants(facts: readonly Profile[], groups: Uint32Array): readonly Profile[] {
  const all = variantsOf(facts[0]?.scope ?? new Uint32Array(0), groups);
  const chosen: Profile[] = [];
  let alike = all;
  while (chosen.length < MOST_TELLING) {
    let best: { fact: Profile; left: readonly Pair[] } | null = null;
    for (const fact of facts) {
      const left = alike.filter(([one, other]) => spellValue(fact, one) === spellValue(fact, other));
      if (left.length < (best?.left ?? alike).length) best = { fact, left };
    }
    if (best === null || alike.length - best.left.length < LEAST_TOLD * all.length) break;
    chosen.push(best.fact);
    alike = best.left;
  }
  return chosen;
}

type Pair = readonly [one: number, other: number];

/** Every two products of a group; of large groups, and of very many, some of them. */
function variantsOf(scope: Uint32Array, groups: Uint32Array): readonly Pair[] {
  const several = [...Map.groupBy(scope, (product) => groups[product] as number).values()].filter(
    ({ length }) => length > 1,
  );
  return thinOut(several, MOST_GROUPS).flatMap((group) => {
    const some = thinOut(group, MOST_VARIANTS);
    return some.flatMap((one, nth) => some.slice(nth + 1).map((other): Pair => [one, other]));
  });
}

const spellValue = ({ column: { codes, offsets } }: Profile, product: number): string =>
  offsets === null ? String(codes[product]) : codes.subarray(offsets[product], offsets[product + 1]).join(' ');
