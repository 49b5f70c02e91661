// Which attributes the results of a draft show. Several variants of one thing may be shown side by side under the same title, so what
// tells these apart comes first, asked for or not; then what shoppers were asked for.

import type { Profile } from '../attribute/profile.ts';
import type { Plan } from '../plan/plan.ts';

/** More do not fit on a card. */
const MOST = 4;
const MOST_TELLING = 3;
/** What tells fewer of the variants apart that still look alike is not worth the room. */
const LEAST_TOLD = 0.05;
/** So many groups, and variants of each, show what tells variants apart. */
const MOST_GROUPS = 500;
const MOST_VARIANTS = 8;
/** A list that is longer for some products than this is no fact to read at a glance. */
const LONGEST_LIST = 3;
/** An attribute of which fewer products have a value would leave most cards without it. */
const LEAST_FILL = 0.2;

/**
 * `plans`: the questions, in their order. `askable`: every attribute that people understand. `groups`: product → group; null if the
 * catalog has none. The names are in the order in which they are shown.
 */
export function shownAttributes(
  plans: readonly Plan[],
  askable: readonly Profile[],
  groups: Uint32Array | null,
): readonly string[] {
  // Whoever has replied to the first question sees nothing else.
  const [first, ...others] = plans;
  const asked = others.flatMap(({ profile, partner }) => (partner === undefined ? [profile] : [profile, partner]));
  const facts = [...asked, ...askable].filter((profile) => profile !== first?.profile && isFact(profile));
  const telling = groups === null ? [] : tellVariantsApart(facts, groups);
  const names = [...telling, ...asked.filter(isFact)].map(({ attribute }) => attribute.name);
  return [...new Set(names)].slice(0, MOST);
}

/** The price stands on every card. */
const isFact = ({ concept, column, scope, known, products }: Profile): boolean =>
  concept !== 'price' &&
  concept !== 'theme' &&
  known >= LEAST_FILL * products &&
  (column.offsets === null ||
    scope.every((product) => (column.offsets[product + 1] ?? 0) - (column.offsets[product] ?? 0) <= LONGEST_LIST));

/** One after the other, what tells most of the variants apart that looked alike so far. */
function tellVariantsApart(facts: readonly Profile[], groups: Uint32Array): Profile[] {
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

/** At most `most`, spread evenly. */
function thinOut<T>(all: readonly T[], most: number): readonly T[] {
  const every = Math.ceil(all.length / most);
  return all.filter((_, nth) => nth % every === 0);
}

const spellValue = ({ column: { codes, offsets } }: Profile, product: number): string =>
  offsets === null ? String(codes[product]) : codes.subarray(offsets[product], offsets[product + 1]).join(' ');
