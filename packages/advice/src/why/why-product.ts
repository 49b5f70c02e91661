// Why a product is where it is in a conversation: among the results, left but not shown, removed by replies, or nothing that the advisor
// speaks of.

import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Caller, showMove } from '@guidepost/engine/converse';
import { explain, type Reason } from '@guidepost/engine/explain';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { equallyGood, rank } from '@guidepost/engine/rank';
import type { Session } from '@guidepost/engine/session';

export type Standing =
  /** The advisor does not speak of it: its own condition leaves it out, or it is not available. */
  | { readonly kind: 'outside'; readonly why: 'condition' | 'unavailable' }
  /** Among the results at this place, from 1. Whether it misses a wish is in the reasons. */
  | { readonly kind: 'shown'; readonly place: number }
  /** It fits the replies, and there are no results yet. */
  | { readonly kind: 'left' }
  /** It fits, but others come first. `place`: from 1; null where there are too many to count. */
  | { readonly kind: 'behind'; readonly place: number | null }
  /** It fits, but this product of the same group is shown in its place. */
  | { readonly kind: 'variant'; readonly shown: number }
  | { readonly kind: 'removed' };

export interface WhyProduct {
  readonly standing: Standing;
  /** What each reply that counts says of it, in listed order. */
  readonly reasons: readonly Reason[];
  /** Products, or groups where each shows one, that fit as well, with it; null where it does not fit, or that is not known. */
  readonly equals: number | null;
}

/** To rank more than so many takes too long. */
const MOST_RANKED = 20_000;

export function whyProduct(compiled: CompiledAdvisor, session: Session, product: number, caller: Caller): WhyProduct {
  const standing = standingOf(compiled, session, product, caller);
  const narrowed = narrow(compiled, session);
  const isRanked = standing.kind === 'shown' || standing.kind === 'behind';
  const equals = isRanked ? countEquals(compiled, narrowed, product) : null;
  return { standing, reasons: explain(compiled, narrowed, product), equals };
}

function countEquals(compiled: CompiledAdvisor, narrowed: Narrowed, product: number): number | null {
  if (narrowed.count > MOST_RANKED || !hasBit(narrowed.candidates, product)) return null;
  const equals = equallyGood(compiled, narrowed, product);
  const { groups } = compiled.snapshot;
  const areGroups = groups !== null && compiled.advisor.results.onePer === 'group';
  return areGroups ? new Set(equals.map((each) => groups[each])).size : equals.length;
}

function standingOf(compiled: CompiledAdvisor, session: Session, product: number, caller: Caller): Standing {
  const narrowed = narrow(compiled, session);
  if (!hasBit(compiled.scope, product)) return outside(compiled, product);
  const isLeft = hasBit(narrowed.candidates, product);
  const { results } = showMove(compiled, { session, narrowed }, caller);
  const place = results?.indexOf(product) ?? -1;
  if (place >= 0) return { kind: 'shown', place: place + 1 };
  if (!isLeft) return { kind: 'removed' };
  if (results === null) return { kind: 'left' };
  const { groups } = compiled.snapshot;
  if (groups !== null && compiled.advisor.results.onePer === 'group') {
    const shown = results.find((other) => groups[other] === groups[product]);
    if (shown !== undefined) return { kind: 'variant', shown };
  }
  return { kind: 'behind', place: placeOf(compiled, session, product) };
}

const outside = ({ advisor, snapshot }: CompiledAdvisor, product: number): Standing => {
  const isHidden = advisor.results.unavailable === 'hide' && !hasBit(snapshot.available, product);
  return { kind: 'outside', why: isHidden ? 'unavailable' : 'condition' };
};

/** Null also where a variant of it comes first. */
function placeOf(compiled: CompiledAdvisor, session: Session, product: number): number | null {
  const narrowed = narrow(compiled, session);
  if (narrowed.count > MOST_RANKED) return null;
  const place = rank(compiled, narrowed, narrowed.count).indexOf(product);
  return place < 0 ? null : place + 1;
}
