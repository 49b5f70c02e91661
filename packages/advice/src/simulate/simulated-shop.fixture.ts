// What tests of the simulation look at: the replies of one shopper, and the report of a small shop.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { advisorOf, type Shop, shop } from '../check/small-shop.fixture.ts';
import { chooseMinds, truthfulCrowd } from './crowds.ts';
import { playShoppers } from './play-shoppers.ts';
import { simulate } from './simulate.ts';
import type { SimulationReport, SimulationSettings } from './simulation-report.ts';

const PLAIN: SimulationSettings = { shoppers: null, skips: 0, mistakes: 0, seed: 1, orders: 0 };

export const simulated = (
  advisor: Advisor,
  settings: Partial<SimulationSettings> = {},
  { products, attributes }: Shop = shop,
): SimulationReport => simulate(advisor, attributes, buildSnapshot(products, attributes), { ...PLAIN, ...settings });

/** What the truthful shopper with the product in mind replies, by question asked. */
export function repliesFor(sku: string, questions: readonly Question[], { products, attributes }: Shop = shop) {
  const compiled = compile(advisorOf(questions), buildSnapshot(products, attributes));
  const crowd = truthfulCrowd(chooseMinds(compiled, PLAIN), 'along');
  const wanted = products.findIndex((one) => one.sku === sku);
  let replies: Readonly<Record<string, readonly string[]>> = {};
  playShoppers(compiled, crowd, [
    {
      reached: () => {},
      asked: () => {},
      ended: ({ session }, shoppers) => {
        if (shoppers.some((shopper) => crowd.products[shopper] === wanted)) replies = session.replies;
      },
    },
  ]);
  return replies;
}
