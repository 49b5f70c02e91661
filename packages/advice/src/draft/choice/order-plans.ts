// The order in which a good shop assistant asks: first what it is about, then for whom, then what it may cost and the facts,
// those that tell most for the least effort first; taste last, because it removes nothing.

import type { Concept } from '../attribute/concept.ts';
import type { Plan } from '../plan/plan.ts';
import type { Ground, ShopperState } from './ground.ts';
import { bitsTold } from './shopper-states.ts';

const STAGES: Readonly<Partial<Record<Concept, number>>> = {
  kind: 0,
  use: 1,
  person: 2,
  age: 2,
  size: 3,
  price: 5,
  technical: 7,
  theme: 7.5,
  material: 8,
  brand: 9,
  color: 10,
};
const OTHER_STAGE = 6;

export function orderPlans(plans: readonly Plan[], beginning: ShopperState, ground: Ground): Plan[] {
  const worth = new Map(plans.map((plan) => [plan, bitsTold([beginning], plan, ground) * plan.ease]));
  const stageOf = ({ profile }: Plan): number => STAGES[profile.concept] ?? OTHER_STAGE;
  const ordered = [...plans].sort(
    (a, b) =>
      stageOf(a) - stageOf(b) || (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || compare(a.question.id, b.question.id),
  );
  // Nobody likes to be asked for money first: where nothing else comes before it, the best fact does.
  const budget = ordered.findIndex(({ profile }) => profile.concept === 'price');
  const fact = ordered[budget + 1];
  if (budget === 0 && fact !== undefined && fact.question.role === 'filter') {
    ordered.splice(0, 2, fact, ...ordered.slice(0, 1));
  }
  return ordered;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
