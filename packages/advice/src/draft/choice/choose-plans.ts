// Which questions to ask: one after the other that which tells most, given all chosen before it, weighed by how easily it is
// answered. Facts come first, as if nobody cared for brand or colour; then taste; then whatever else is needed for shoppers
// to find what they want.

import type { Concept } from '../attribute/concept.ts';
import { isMeasured } from '../attribute/judge-attribute.ts';
import { rangeEnd } from '../attribute/range-end.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';
import { countGroups, type Ground, type ShopperState } from './ground.ts';
import { ask, bitsTold, countFound } from './shopper-states.ts';

export interface ChosenPlans {
  readonly chosen: readonly Plan[];
  /** Share of shoppers who find their product. */
  readonly found: number;
  /** Where the chosen questions lead those whom a further one could help. */
  readonly states: readonly ShopperState[];
  /** Not chosen, and why. */
  readonly rest: readonly NotChosen[];
}

export interface NotChosen {
  readonly plan: Plan;
  readonly why: 'tells-little' | 'tells-nothing-more' | 'enough-questions' | 'too-many-questions';
  /** That it would tell as the only question. */
  readonly bits: number;
}

/** The share to reach; some above what is promised, since a catalog changes after its advisor is drafted. */
const GOAL = 0.98;
/** Facts are asked as long as they tell so much for the effort, up to a number that leaves room for taste. */
const WORTH_OF_FACTS = 0.2;
const LEAST_EASE_OF_FIRST = 0.3;
const MOST_FACTS = 6;
/** Fewer would feel like no advice. */
const FEWEST_FACTS = 4;
const WORTH_OF_FEWEST = 0.08;
/** Bits for each shopper below which a question is not worth their time. */
const LEAST_BITS = 0.05;
const LEAST_BITS_AT_NEED = 0.01;
/** Brand and colour are expected, and passed over wherever they tell nothing: they help those who skipped the facts. */
const LEAST_BITS_OF_TASTE = 0.02;
/** Questions that people expect in a shop tell more than their bits. */
const EXPECTED: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'size', 'price']);
const EXPECTED_WEIGHT = 1.5;

export function choosePlans(
  plans: readonly Plan[],
  beginning: ShopperState,
  ground: Ground,
  most: number,
): ChosenPlans {
  const choice = new Choice(plans, beginning, ground, most);
  const isTaste = ({ question }: Plan): boolean => question.role === 'preference';
  // What only engineers can answer is asked at need; so is the other end of what is asked already.
  const isFact = (plan: Plan): boolean =>
    plan.question.role === 'filter' && plan.profile.concept !== 'technical' && !choice.hasOtherEnd(plan);
  const isPlainFact = (plan: Plan): boolean => isFact(plan) && plan.profile.concept !== 'price';
  // Nobody carries a ruler: heights are asked at need too.
  const isKnownFact = (plan: Plan): boolean => isFact(plan) && !isMeasured(plan.profile);
  // A budget alone is no advice; but rather it with a brand than what only an engineer understands.
  const hasTaste = plans.some(isTaste);
  const isFirstFact = (plan: Plan): boolean => isPlainFact(plan) && (!hasTaste || plan.ease >= LEAST_EASE_OF_FIRST);
  choice.add(isFirstFact, 0, () => choice.chosen.length === 0);
  // For whom it is, and the size they wear, people say unasked: nothing else makes up for it.
  choice.add(
    (plan) => isInsistedOn(plan) && !choice.hasConcept(plan),
    LEAST_BITS,
    () => true,
  );
  choice.add(
    isKnownFact,
    LEAST_BITS,
    (worth) =>
      (choice.chosen.length < FEWEST_FACTS && worth >= WORTH_OF_FEWEST) ||
      (choice.chosen.length < MOST_FACTS && worth >= WORTH_OF_FACTS),
  );
  choice.add(isTaste, LEAST_BITS_OF_TASTE, () => true);
  choice.add(
    () => true,
    LEAST_BITS_AT_NEED,
    () => choice.found < GOAL,
  );
  return { chosen: choice.chosen, found: choice.found, states: choice.states, rest: choice.explainRest() };
}

const isInsistedOn = ({ profile }: Plan): boolean => profile.concept === 'person' || isWornSize(profile);

/** What has been chosen so far, and where that leaves the shoppers. */
class Choice {
  readonly chosen: Plan[] = [];
  found: number;
  readonly #open: Set<Plan>;
  readonly #ground: Ground;
  readonly #most: number;
  readonly #shoppers: number;
  readonly #beginning: ShopperState;
  states: readonly ShopperState[];
  /** Shoppers who are left with so few products that no further question helps them. */
  #done = 0;

  constructor(plans: readonly Plan[], beginning: ShopperState, ground: Ground, most: number) {
    this.#open = new Set(plans);
    this.#ground = ground;
    this.#most = most;
    this.#shoppers = beginning.wanted.length;
    this.#beginning = beginning;
    this.states = [beginning];
    this.found = countFound(this.states, ground) / this.#shoppers;
  }

  /** Adds the best of those that `isMeant`, again and again, as long as `goesOn` likes its worth. */
  add(isMeant: (plan: Plan) => boolean, leastBits: number, goesOn: (worth: number) => boolean): void {
    while (this.chosen.length < this.#most) {
      const best = this.#findBest(isMeant, leastBits);
      if (best === null || !goesOn(best.worth)) return;
      this.#open.delete(best.plan);
      this.chosen.push(best.plan);
      this.#goOn(ask(this.states, best.plan, this.#ground));
    }
  }

  hasConcept({ profile: { concept } }: Plan): boolean {
    return this.chosen.some((plan) => plan.profile.concept === concept);
  }

  hasOtherEnd({ profile }: Plan): boolean {
    const end = rangeEnd(profile.attribute);
    return end !== null && this.chosen.some((plan) => rangeEnd(plan.profile.attribute)?.of === end.of);
  }

  #goOn(states: readonly ShopperState[]): void {
    const open: ShopperState[] = [];
    for (const state of states) {
      if (countGroups(state.candidates, this.#ground) <= this.#ground.few) this.#done += state.wanted.length;
      else open.push(state);
    }
    this.states = open;
    this.found = (this.#done + countFound(open, this.#ground)) / this.#shoppers;
  }

  #findBest(isMeant: (plan: Plan) => boolean, leastBits: number): { plan: Plan; worth: number } | null {
    let best: { plan: Plan; worth: number } | null = null;
    for (const plan of this.#open) {
      if (!isMeant(plan)) continue;
      const bits = this.#bitsOf(plan);
      const worth = bits * plan.ease * (this.#isExpected(plan) ? EXPECTED_WEIGHT : 1);
      if (bits >= leastBits && worth > (best?.worth ?? 0)) best = { plan, worth };
    }
    return best;
  }

  /** Nobody expects to be asked twice what kind of thing it should be. */
  #isExpected(plan: Plan): boolean {
    return EXPECTED.has(plan.profile.concept) && !this.hasConcept(plan);
  }

  #bitsOf(plan: Plan): number {
    return bitsTold(this.states, plan, this.#ground) / this.#shoppers;
  }

  explainRest(): NotChosen[] {
    const asked = { found: this.found, isFull: this.chosen.length >= this.#most };
    return [...this.#open].map((plan) => {
      const alone = bitsTold([this.#beginning], plan, this.#ground) / this.#shoppers;
      return { plan, bits: alone, why: whyNotChosen(alone, this.#bitsOf(plan), asked) };
    });
  }
}

/** `alone`, `more`: bits told as the only question, and after those asked. */
export function whyNotChosen(
  alone: number,
  more: number,
  { found, isFull }: { readonly found: number; readonly isFull: boolean },
): NotChosen['why'] {
  if (alone < LEAST_BITS) return 'tells-little';
  if (found >= PROMISED) return 'enough-questions';
  if (more < LEAST_BITS) return 'tells-nothing-more';
  return isFull ? 'too-many-questions' : 'enough-questions';
}

/** From here on shoppers can be said to find their product. */
const PROMISED = 0.95;
