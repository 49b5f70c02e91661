// What tests of the simulation look at: the replies of one shopper, and the report of a small shop.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Reply } from '@guidepost/engine/session';
import { advisorOf, type Shop, shop } from '../check/small-shop.fixture.ts';
import { startState } from './conversation-state.ts';
import { chooseMinds, truthfulCrowd } from './crowds.ts';
import { playShoppers } from './play-shoppers.ts';
import { simulate } from './simulate.ts';
import type { SimulationReport } from './simulation-report.ts';
import type { SimulationSettings } from './simulation-settings.ts';

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

/** What the shopper who is near the truth with the product in mind may reply to a question: each once. */
export function besideFor(sku: string, question: Question, { products, attributes }: Shop = shop): Reply[] {
  const compiled = compile(advisorOf([question]), buildSnapshot(products, attributes));
  const { replier } = startState(compiled);
  if (replier === null) throw new Error('The first question is asked.');
  const truth = replier.truthful(products.findIndex((one) => one.sku === sku));
  const all = Array.from({ length: 100 }, (_, nth) => replier.beside(truth, nth / 100));
  return [...new Set(all.map((reply) => JSON.stringify(reply)))].map((reply) => JSON.parse(reply) as Reply);
}
