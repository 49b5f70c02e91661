// Why a product is where it is in a conversation: among the results, left but not shown, removed by replies, or nothing that the advisor
// speaks of.

import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Caller, showMove } from '@guidepost/engine/converse';
import { explain, type Reason } from '@guidepost/engine/explain';
import { narrow } from '@guidepost/engine/narrow';
import { rank } from '@guidepost/engine/rank';
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
}

/** To rank more than so many takes too long. */
const MOST_RANKED = 20_000;

export function whyProduct(compiled: CompiledAdvisor, session: Session, product: number, caller: Caller): WhyProduct {
  const narrowed = narrow(compiled, session);
  const reasons = explain(compiled, narrowed, product);
  if (!hasBit(compiled.scope, product)) return { standing: outside(compiled, product), reasons };
  const isLeft = hasBit(narrowed.candidates, product);
  const { results } = showMove(compiled, { session, narrowed }, caller);
  const place = results?.indexOf(product) ?? -1;
  if (place >= 0) return { standing: { kind: 'shown', place: place + 1 }, reasons };
  if (!isLeft) return { standing: { kind: 'removed' }, reasons };
  if (results === null) return { standing: { kind: 'left' }, reasons };
  const { groups } = compiled.snapshot;
  if (groups !== null && compiled.advisor.results.onePer === 'group') {
    const shown = results.find((other) => groups[other] === groups[product]);
    if (shown !== undefined) return { standing: { kind: 'variant', shown }, reasons };
  }
  return { standing: { kind: 'behind', place: placeOf(compiled, session, product) }, reasons };
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
