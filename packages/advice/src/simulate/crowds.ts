// Who the simulated shoppers are: which products they have in mind.

import { eachBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import type { Crowd } from './play-shoppers.ts';
import { shuffled } from './random-at.ts';
import { SKIP } from './replier.ts';
import type { SimulationSettings } from './simulation-settings.ts';

/** Which products shoppers have in mind. */
export interface Minds {
  /** All products in scope: in catalog order, or in random order where some are in nobody's mind. */
  readonly products: Uint32Array;
  /** So many of them are in somebody's mind, from the first. */
  readonly counted: number;
  /** How many shoppers were asked for, which may be more than there are products. */
  readonly asked: number;
}

/**
 * Every product once up to 10,000. Of larger catalogs fewer, since each conversation costs more there; 1,000 tell a share
 * to within a percent or two.
 */
const shoppersByDefault = (products: number): number =>
  products <= 10_000 ? products : Math.max(1000, Math.round(1e8 / products));

/** Keeps the random numbers of the sample apart from those of shoppers. */
const SAMPLE = 0x20000000;

export function chooseMinds({ scope, scopeSize }: CompiledAdvisor, { shoppers, seed }: SimulationSettings): Minds {
  const all = Uint32Array.from(eachBit(scope));
  const asked = scopeSize === 0 ? 0 : (shoppers ?? shoppersByDefault(scopeSize));
  if (asked >= scopeSize) return { products: all, counted: scopeSize, asked };
  return { products: shuffled(seed, SAMPLE, scopeSize).map((at) => all[at] as number), counted: asked, asked };
}

/** A random order of questions is measured by at most so many shoppers, since there are several orders. */
const MOST_IN_ORDERS = 2000;

/** Each order that is tried is played by the same shoppers, so that few tell the difference; of large catalogs, by fewer. */
const LARGE = 20_000;
const MOST_TRYING = 300;

/** `isTrial`: for comparing one order with another. */
export function fewerMinds({ products, counted }: Minds, seed: number, isTrial = false): Minds {
  const most = isTrial && products.length > LARGE ? MOST_TRYING : MOST_IN_ORDERS;
  const some = Math.min(counted, most);
  const chosen = shuffled(seed, SAMPLE, counted).slice(0, some);
  return { products: chosen.map((at) => products[at] as number), counted: some, asked: some };
}

/**
 * One shopper for each of the first `counted` products. `along`: the others go along where they would reply the same, so
 * that it is known who cannot be told apart.
 */
export const truthfulCrowd = ({ products, counted }: Minds, along: 'along' | 'alone'): Crowd => ({
  products,
  size: along === 'along' ? products.length : counted,
  counted,
  replyOf: (shopper, { replier }) => replier?.truthful(products[shopper] as number) ?? SKIP,
});
