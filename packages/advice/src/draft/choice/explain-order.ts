// Says how much each question of a conversation tells after those before it, and finds questions that turn out to tell nothing.

import { lacksUnit } from '../attribute/judge-attribute.ts';
import type { QuestionReasons } from '../draft.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { ask, bitsTold, countFound } from './shopper-states.ts';
import { type NotChosen, whyNotChosen } from './why-not-chosen.ts';

/** What is known before a question has its final words. */
export type OrderReasons = Omit<QuestionReasons, 'answers' | 'unknown'>;

export interface ExplainedOrder {
  readonly reasons: readonly OrderReasons[];
  /** The states after the last question. */
  readonly states: readonly ShopperState[];
}

export function explainOrder(plans: readonly Plan[], beginning: ShopperState, setting: ChoiceSetting): ExplainedOrder {
  const shoppers = beginning.wanted.length;
  let states: readonly ShopperState[] = [beginning];
  const reasons = plans.map((plan): OrderReasons => {
    const bits = bitsTold(states, plan, setting) / shoppers;
    states = ask(states, plan);
    const { attribute, concept, known, codes } = plan.profile;
    return {
      id: plan.question.id,
      attribute: attribute.name,
      concept,
      known,
      values: codes.length,
      firstBits: bitsTold([beginning], plan, setting) / shoppers,
      bits,
      shares: sharesOf(plan),
      unanswered: unansweredOf(plan),
      lacksUnit: plan.partner === undefined && lacksUnit(plan.profile),
      found: countFound(states, setting) / shoppers,
    };
  });
  return { reasons, states };
}

function unansweredOf({
  unanswered: values = 0,
  replies,
  profile: { scope, known },
}: Plan): QuestionReasons['unanswered'] {
  if (values === 0) return { values: 0, products: 0 };
  return { values, products: known - scope.filter((product) => replies[product] !== 0).length };
}

/** The shares of products in scope by reply. */
function sharesOf({ replies, largest, isList, profile: { scope } }: Plan): number[] {
  if (isList) return [];
  const counts = new Array<number>(largest).fill(0);
  let known = 0;
  for (const product of scope) {
    const reply = replies[product] ?? 0;
    if (reply === 0) continue;
    known++;
    counts[reply - 1] = (counts[reply - 1] ?? 0) + 1;
  }
  return counts.map((count) => count / Math.max(1, known));
}

/** Why a chosen question is not asked after all. `states`: the states after the questions that are asked. */
export function explainIdle(
  plan: Plan,
  beginning: ShopperState,
  states: readonly ShopperState[],
  setting: ChoiceSetting,
): NotChosen {
  const shoppers = beginning.wanted.length;
  const alone = bitsTold([beginning], plan, setting) / shoppers;
  const found = countFound(states, setting) / shoppers;
  return { plan, bits: alone, why: whyNotChosen(alone, 0, { found, isFull: false, helps: false, isWorth: 0 }) };
}

/** A question that tells fewer bits only takes time. */
const IDLE = 0.06;
/** An easy question also helps shoppers who could not answer a harder one before it. */
const EASY = 0.6;
/** At most this share of shoppers may lose their product when a question is left out. */
const TOLERATED = 0.003;

/** Leaves out questions of `atNeed` that were worth choosing before others told the same. The first question stays. */
export function withoutIdle(
  plans: readonly Plan[],
  atNeed: ReadonlySet<string>,
  beginning: ShopperState,
  setting: ChoiceSetting,
): readonly Plan[] {
  const { reasons } = explainOrder(plans, beginning, setting);
  const found = reasons.at(-1)?.found ?? 0;
  let kept = plans;
  for (const [nth, plan] of plans.entries()) {
    if (nth === 0 || !atNeed.has(plan.profile.attribute.name) || plan.ease >= EASY || (reasons[nth]?.bits ?? 0) >= IDLE)
      continue;
    const without = kept.filter((other) => other !== plan);
    const foundWithout = explainOrder(without, beginning, setting).reasons.at(-1)?.found ?? 0;
    if (foundWithout >= found - TOLERATED) kept = without;
  }
  return kept;
}
