// Puts questions into the order of a good shop assistant: first the kind, then its use, for whom it is and what it should help with, then the
// budget and the other facts, with those that tell most for the least effort first. Taste comes last, because it removes nothing.

import type { Concept } from '../attribute/concept-names.ts';
import { countsItself } from '../attribute/counts-itself.ts';
import { lacksUnit } from '../attribute/judge-attribute.ts';
import { isOfNeed, speaksToNeed } from '../attribute/speaks-to-need.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { bitsTold } from './shopper-states.ts';

const STAGES: Readonly<Partial<Record<Concept, number>>> = {
  kind: 0,
  use: 1,
  person: 2,
  age: 2.5,
  need: 2.7,
  size: 3,
  price: 5,
  weight: 6.5,
  technical: 7,
  theme: 7.5,
  material: 6.6,
  brand: 9,
  color: 10,
  expert: 11,
};
/** The stage of facts that only this kind has, and of questions about the use. */
const STAGE_OF_NEED = 4;
const OTHER_STAGE = 6;
const STAGE_WITHOUT_UNIT = 7.2;

/** `kind`: the question on which others depend; it comes first. */
export function orderPlans(
  plans: readonly Plan[],
  kind: Plan | null,
  beginning: ShopperState,
  setting: ChoiceSetting,
): Plan[] {
  const worth = new Map(plans.map((plan) => [plan, worthOf(plan, kind, beginning, setting)]));
  const ordered = [...plans].sort(
    (a, b) =>
      stageOf(a, kind) - stageOf(b, kind) ||
      (worth.get(b) ?? 0) - (worth.get(a) ?? 0) ||
      compare(a.question.id, b.question.id),
  );
  // People do not like to be asked for money first. If nothing else comes before the budget, the best fact does.
  const [budget] = ordered;
  if (budget?.profile.concept !== 'price') return ordered;
  const fact = ordered.find((plan) => opens(plan) && (worth.get(plan) ?? 0) >= LEAST_TOLD * plan.ease);
  return fact === undefined ? ordered : [fact, ...ordered.filter((plan) => plan !== fact)];
}

/**
 * Nobody begins with the year, the mileage or a figure of a data sheet, which are said once the budget is: only with words to choose from,
 * or with how much or how many it should be.
 */
const opens = (plan: Plan): boolean => {
  const { concept, attribute } = plan.profile;
  const isSaidFirst =
    attribute.type !== 'number' || SAID_FIRST.has(concept) || countsItself(attribute) || isOfNeed(plan.profile);
  const isPlain = plan.ease >= EASY && !isUnreadable(plan);
  return plan.question.role === 'filter' && isSaidFirst && isPlain;
};
const SAID_FIRST: ReadonlySet<Concept> = new Set(['amount', 'count', 'size', 'screen', 'familiar']);
const EASY = 0.3;
/** If it tells each shopper fewer bits, nearly all would give the same answer. */
const LEAST_TOLD = 0.5;

function stageOf(plan: Plan, kind: Plan | null): number {
  const { concept } = plan.profile;
  if (plan === kind) return -1;
  const stage = STAGES[concept] ?? OTHER_STAGE;
  const isDecisive = stage === OTHER_STAGE && (plan.kinds !== undefined || isOfNeed(plan.profile));
  // `Which CD do you need? 24`: nobody wants to begin with that.
  if (stage >= OTHER_STAGE && isUnreadable(plan)) return Math.max(stage, STAGE_WITHOUT_UNIT);
  return isDecisive ? STAGE_OF_NEED : concept === 'material' && isOfNeed(plan.profile) ? OTHER_STAGE : stage;
}

/** How much it holds is understood all the same: more is more. */
const isUnreadable = ({ profile }: Plan): boolean => profile.concept !== 'amount' && lacksUnit(profile);

/** The bits that it tells those who are asked, in relation to their effort. */
function worthOf({ kinds, ...plan }: Plan, kind: Plan | null, beginning: ShopperState, setting: ChoiceSetting): number {
  const asked =
    kinds === undefined || kind === null
      ? beginning.wanted.length
      : beginning.wanted.filter((product) => kinds.has(kind.replies[product] ?? 0)).length;
  return (bitsTold([beginning], plan, setting) / Math.max(1, asked)) * plan.ease * speaksToNeed(plan.profile, false);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
