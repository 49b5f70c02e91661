// Which products are shown, and in which order: those that miss nothing first, as many as there are, then those that miss ever
// more; nothing nearer is left out; the kind of thing wanted is never missed.

import type { Narrowing, Wish } from './plain-narrowing.ts';
import type { PlainReading } from './plain-reading.ts';
import { demand, demandSame } from './untrue.ts';

export function missesOf(wishes: readonly Wish[], place: number): number {
  let misses = 0;
  for (const { passes } of wishes) if (passes[place] !== true) misses++;
  return misses;
}

/** `shown`: places of products in the order in which they are shown. */
export function checkOrder(
  reading: PlainReading,
  shown: readonly number[],
  { left, wishes, relaxed }: Narrowing,
): void {
  const { alternatives, advisor } = reading;
  const { limit, nearest = true } = advisor.results;
  const alternativesOf = (places: readonly number[]) => new Set(places.map((place) => alternatives[place]));
  const own = alternativesOf(shown);
  demand(own.size === shown.length, () => 'one alternative is shown twice');
  demand(shown.length <= limit, () => `${shown.length} results`);
  const fitting = relaxed.size > 0 ? 0 : alternativesOf(left).size;
  const isExact = shown.map((place) => missesOf(wishes, place) === 0);
  if (!nearest) {
    // What is left after setting aside, or what fits exactly.
    demandSame(shown.length, Math.min(limit, alternativesOf(left).size), () => 'how many are shown');
    demand(
      shown.every((place) => left.includes(place)),
      () => 'a product is shown that is not left',
    );
    return;
  }
  demandSame(
    isExact,
    isExact.map((_, rank) => rank < fitting),
    () => 'those that fit come first',
  );

  const kind = kindOf(reading, wishes);
  const soft = wishes.filter((wish) => !kind.kept.includes(wish));
  demand(
    kind.within.length > 0 || shown.length === 0,
    () => 'something is shown although a `must` stands against the kind',
  );
  let most = 0;
  for (const [rank, place] of shown.entries()) {
    demand(kind.within.includes(place), () => `result ${rank} is not of the kind`);
    const misses = missesOf(soft, place);
    demand(misses >= most, () => `result ${rank} misses less than the one before`);
    most = misses;
  }
  const worst = shown.length < limit ? Number.POSITIVE_INFINITY : most;
  const leftOut = kind.within.filter((place) => !own.has(alternatives[place]) && missesOf(soft, place) < worst);
  demandSame(
    leftOut.map((place) => reading.scope[place]?.sku),
    [],
    () => 'nearer products are left out',
  );
  for (const place of shown) {
    const variants = kind.within.filter((other) => alternatives[other] === alternatives[place]);
    demand(
      variants.every((other) => missesOf(soft, other) >= missesOf(soft, place)),
      () => `another variant of ${reading.scope[place]?.sku} misses less`,
    );
  }
}

interface Kind {
  readonly within: readonly number[];
  /** The wishes that nothing shown may miss. */
  readonly kept: readonly Wish[];
}

/** Of two firm replies that nothing satisfies together, the later one may be missed; a `must` then shows nothing. */
function kindOf({ scope }: PlainReading, wishes: readonly Wish[]): Kind {
  let within = scope.map((_, place) => place);
  const kept: Wish[] = [];
  for (const wish of wishes) {
    if (!wish.question.firm && !wish.question.must) continue;
    const passing = within.filter((place) => wish.passes[place]);
    if (passing.length === 0 && !wish.question.must) continue;
    within = passing;
    kept.push(wish);
  }
  return { within, kept };
}
