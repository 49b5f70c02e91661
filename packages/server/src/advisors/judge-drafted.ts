// Finds out within a bounded time what shoppers will get from a draft: a few hundred simulated shoppers, fewer if a conversation costs
// more, and none if even these would take too long.

import type { DraftedAdvisor } from '@guidepost/advice/draft/draft';
import { type DraftVerdict, isClose, judgeDraft } from '@guidepost/advice/draft/draft-verdict';
import type { NamingOfProducts } from '@guidepost/advice/draft/unfit-products';
import { simulate } from '@guidepost/advice/simulate/simulate';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';

const FEW = 400;
/** If there are more products, fewer shoppers stand for all. */
const LARGE = 20_000;
const FEWER = 150;
const LONGEST_MS = 20_000;
/** So many times the shoppers, if the verdict hangs on a few of them. */
const MORE = 4;

export interface NamedProducts {
  /** One for each product, in catalog order. */
  readonly titles: readonly string[];
  readonly naming?: NamingOfProducts;
}

/** Null: it would have taken too long. */
export function judgeDrafted(
  draft: DraftedAdvisor,
  attributes: readonly Attribute[],
  snapshot: Snapshot,
  { titles, naming }: NamedProducts,
  now: () => number = performance.now.bind(performance),
): DraftVerdict | null {
  const shoppers = snapshot.size > LARGE ? FEWER : FEW;
  const begun = now();
  const onProgress = () => {
    if (now() - begun > LONGEST_MS) throw new TooLong();
  };
  const judge = (many: number): DraftVerdict => {
    const settings = { shoppers: many, skips: 0.1, mistakes: 0.1, orders: 0, seed: 1 };
    return judgeDraft(draft, simulate(draft.advisor, attributes, snapshot, settings, { titles, onProgress }), naming);
  };
  try {
    const verdict = judge(shoppers);
    const took = now() - begun;
    // A few more or fewer shoppers would say otherwise, so more of them are asked.
    const isClear = snapshot.size <= shoppers || !isClose(verdict) || (MORE + 1) * took > LONGEST_MS;
    return isClear ? verdict : judge(MORE * shoppers);
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

class TooLong extends Error {}
