// The four kinds of shopper by whom an advisor is measured. What each does depends on the seed, its number and the question
// alone.

import type { Minds } from './crowds.ts';
import { truthfulCrowd } from './crowds.ts';
import type { Crowd } from './play-shoppers.ts';
import { randomAt } from './random-at.ts';
import { SKIP } from './replier.ts';
import type { SimulationSettings } from './simulation-settings.ts';

/**
 * `truthful`: reply as their product is. `skipping`: leave out a share of the questions. `mistaken`: give any other answer to a
 * share of them. `nearby`: the same, but the answer beside the right one.
 */
export const SHOPPER_KINDS = ['truthful', 'skipping', 'mistaken', 'nearby'] as const;

export type ShopperKind = (typeof SHOPPER_KINDS)[number];

/** Those who err are as many as were asked for; the truthful are each product once, with the others behind them. */
export function crowdOf(kind: ShopperKind, minds: Minds, settings: SimulationSettings): Crowd {
  if (kind === 'truthful') return truthfulCrowd(minds, 'along');
  const { products, counted, asked } = minds;
  const { seed } = settings;
  const wanted = Uint32Array.from({ length: asked }, (_, shopper) => products[shopper % counted] as number);
  const share = shareOf(kind, settings);
  return {
    products: wanted,
    size: asked,
    counted: asked,
    replyOf: (shopper, { offer, replier }) => {
      if (offer === null || replier === null) return SKIP;
      const truth = replier.truthful(wanted[shopper] as number);
      if (randomAt(seed, shopper, 2 * offer.place) >= share) return truth;
      if (kind === 'skipping') return SKIP;
      const random = randomAt(seed, shopper, 2 * offer.place + 1);
      return kind === 'mistaken' ? replier.mistaken(truth, random) : replier.beside(truth, random);
    },
  };
}

/** Of the questions: how many are not replied to truthfully. */
export function shareOf(
  kind: ShopperKind,
  { skips, mistakes }: Pick<SimulationSettings, 'skips' | 'mistakes'>,
): number {
  if (kind === 'truthful') return 0;
  return kind === 'skipping' ? skips : mistakes;
}
