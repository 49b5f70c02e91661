// What a conversation with a draft did to the products: how many each reply left, and why one product is there or not.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CountedOften, countedOften } from '@guidepost/advice/why/counted-often';
import { type LeftAfterReplies, leftAfterReplies } from '@guidepost/advice/why/left-after-replies';
import { type PassedOver, passedOver } from '@guidepost/advice/why/passed-over';
import type { GivenReply } from '@guidepost/advice/why/take-replies';
import { searchText } from '@guidepost/engine/text-list';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { type ExplainedProduct, explainProduct } from './explain-product.ts';
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
  // It may look at all products.
  await nextTurn();
  return { ...known, product: await explainProduct(compiled, session, product) };
}
