// What a conversation with a draft did to the products: how many each reply left, and why one product is there or not.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CountedOften, countedOften } from '@guidepost/advice/why/counted-often';
import { type LeftAfterReplies, leftAfterReplies } from '@guidepost/advice/why/left-after-replies';
import { type PassedOver, passedOver } from '@guidepost/advice/why/passed-over';
import { type SmallestChange, searchSmallestChange } from '@guidepost/advice/why/smallest-change';
import type { GivenReply } from '@guidepost/advice/why/take-replies';
import { type WhyProduct, whyProduct } from '@guidepost/advice/why/why-product';
import { searchText } from '@guidepost/engine/text-list';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { openPreview } from './lead-preview.ts';

export interface Explained {
  readonly language: string;
  readonly effects: LeftAfterReplies;
  readonly passed: readonly PassedOver[];
  readonly often: CountedOften | null;
  /** Replies that do not hold any more. */
  readonly left: readonly GivenReply[];
  /** Null if no product was asked about. */
  readonly product: ExplainedProduct | null;
}

export interface ExplainedProduct extends WhyProduct {
  readonly product: number;
  /** Null if it is there and misses nothing, or if no change of replies brings it there. */
  readonly change: SmallestChange | null;
}

/** As the widget shows it. */
const CALLER = { nearest: true };

/** Milliseconds of work after which others come first. */
const AT_ONCE = 4;

/** `sku`: null for none. Resolves to null if no product has it. */
export async function explainPreview(
  live: LiveAdvisor,
  sent: { readonly language: string; readonly replies: readonly GivenReply[] },
  sku: string | null,
): Promise<Explained | null> {
  const { compiled } = live;
  const product = sku === null ? null : searchText(compiled.snapshot.skus, sku);
  if (product === -1) return null;
  const { session, language, left } = openPreview(live, sent);
  const effects = leftAfterReplies(compiled, session);
  const [passed, often] = [passedOver(compiled, session), countedOften(compiled, session)];
  const known = { language, effects, passed, often, left };
  if (product === null) return { ...known, product: null };
  // Each of these may look at all products.
  await nextTurn();
  const why = whyProduct(compiled, session, product, CALLER);
  await nextTurn();
  const search = searchSmallestChange(compiled, session, product, CALLER);
  let begun = performance.now();
  for (;;) {
    const { done, value } = search.next();
    if (done) return { ...known, product: { ...why, product, change: value } };
    if (performance.now() - begun < AT_ONCE) continue;
    await nextTurn();
    begun = performance.now();
  }
}
