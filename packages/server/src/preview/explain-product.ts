// Why one product is in a conversation or not, and the smallest change of replies that brings it there. In short pieces of work, because each
// may look at all products.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SmallestChange, searchSmallestChange } from '@guidepost/advice/why/smallest-change';
import { type WhyProduct, whyProduct } from '@guidepost/advice/why/why-product';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { Session } from '@guidepost/engine/session';

export interface ExplainedProduct extends WhyProduct {
  readonly product: number;
  /** Null if it is there and misses nothing, or if no change of replies brings it there. */
  readonly change: SmallestChange | null;
}

/** Of somebody to whom what a product misses can be said. */
const CALLER = { nearest: true };

/** Milliseconds of work after which others come first. */
const AT_ONCE = 4;

export async function explainProduct(
  compiled: CompiledAdvisor,
  session: Session,
  product: number,
): Promise<ExplainedProduct> {
  const why = whyProduct(compiled, session, product, CALLER);
  await nextTurn();
  const search = searchSmallestChange(compiled, session, product, CALLER);
  let begun = performance.now();
  for (;;) {
    const { done, value } = search.next();
    if (done) return { ...why, product, change: value };
    if (performance.now() - begun < AT_ONCE) continue;
    await nextTurn();
    begun = performance.now();
  }
}
