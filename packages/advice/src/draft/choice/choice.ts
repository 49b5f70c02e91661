// Keeps what has been chosen so far, and measures what a further question would be worth, in two ways: what it tells shoppers who answered
// everything before it exactly, which soon is nothing; and what it tells within a kind beside any single question chosen before
// it, which shows in what products differ in use, and what only repeats another question.

import type { Concept } from '../attribute/concept-names.ts';
import { rangeEnd } from '../attribute/range-end.ts';
import { areBuiltIn, speaksToNeed } from '../attribute/speaks-to-need.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { ask, bitsTold, countFound } from './shopper-states.ts';

/** Questions that people expect in a shop are worth more than their bits. */
const EXPECTED = new Set(['kind', 'use', 'need', 'person', 'size', 'price']);
const EXPECTED_WEIGHT = 1.5;
/** A fact that a shop records for one kind only is worth more, because products of this kind differ in it. */
const OF_ONE_KIND = 1.3;
/** A kind with a smaller share of products needs no questions of its own. */
const LEAST_SHARE = 0.03;

export interface Worth {
  readonly plan: Plan;
  /** The bits that a reply tells, weighed by how well people can answer and by what they need. */
  readonly worth: number;
  /** The share of these bits that the chosen questions do not tell already. */
  readonly novelty: number;
  /** How many facts the same shoppers are asked before it. */
  readonly before: number;
}

export class Choice {
  readonly chosen: Plan[] = [];
  found: number;
  states: readonly ShopperState[];
  readonly open: Set<Plan>;
  readonly most: number;
  readonly #setting: ChoiceSetting;
  readonly #parents: ReadonlyMap<Plan, Plan>;
  readonly #shoppers: number;
  readonly #beginning: ShopperState;
  /** Whether the catalog is about clothes, shoes or what is built in. */
  readonly isUnweighed: boolean;
  /** Shoppers by the kind that they look for, as replies to its question. All shoppers are one entry if there is no such question. */
  readonly #kinds: readonly { readonly reply: number; readonly state: ShopperState; facts: number }[];
  /** Plan → for each kind, the bits that it tells all shoppers of the kind beside any single chosen question. */
  readonly #least = new Map<Plan, number[]>();
  /** The same before any question was chosen. */
  readonly #alone = new Map<Plan, readonly number[]>();
  /** How many shoppers have so few products left that no further question helps them. */
  #done = 0;

  /** `kind`: the question on which others depend. `parents`: question → the one about the level above. */
  constructor(
    plans: readonly Plan[],
    kind: Plan | null,
    parents: ReadonlyMap<Plan, Plan>,
    beginning: ShopperState,
    setting: ChoiceSetting,
    most: number,
  ) {
    this.open = new Set(plans);
    this.#setting = setting;
    this.#parents = parents;
    this.most = most;
    this.#shoppers = beginning.wanted.length;
    this.#beginning = beginning;
    this.isUnweighed =
      plans.some(({ profile }) => isWornSize(profile)) || areBuiltIn(plans.map(({ profile }) => profile));
    this.states = [beginning];
    this.found = countFound(this.states, setting) / this.#shoppers;
    const states = kind === null ? [beginning] : ask([beginning], kind);
    this.#kinds = states.map((state) => ({ reply: kind?.replies[state.wanted[0] ?? 0] ?? 0, state, facts: 0 }));
    for (const plan of plans) {
      const alone = this.#kinds.map(({ state }) => bitsTold([state], plan, setting));
      this.#alone.set(plan, alone);
      this.#least.set(plan, [...alone]);
    }
    if (kind !== null && most > 0) this.choose(kind, false);
  }

  get hasRoom(): boolean {
    return this.chosen.length < this.most;
  }

  /** Takes the topmost level above first, of those that nobody asks for yet. `isFact`: it counts as a fact about a kind. */
  choose(wanted: Plan, isFact: boolean): void {
    let plan = wanted;
    for (let above = this.#parents.get(plan); above !== undefined; above = this.#parents.get(above))
      if (this.open.has(above)) plan = above;
    this.open.delete(plan);
    this.chosen.push(plan);
    for (const [nth, kind] of this.#kinds.entries()) {
      if (!isAskedOf(plan, kind.reply)) continue;
      if (isFact) kind.facts++;
      const after = ask([kind.state], plan);
      for (const other of this.open) {
        const least = this.#least.get(other);
        if (least !== undefined) least[nth] = Math.min(least[nth] ?? 0, bitsTold(after, other, this.#setting));
      }
    }
    this.#goOn(ask(this.states, plan));
  }

  /** Asks for one that is open instead of one that was chosen. */
  exchange(out: Plan, into: Plan): void {
    this.open.delete(into);
    this.open.add(out);
    this.chosen.splice(this.chosen.indexOf(out), 1, into);
    this.#done = 0;
    let states: readonly ShopperState[] = [this.#beginning];
    for (const plan of this.chosen) states = ask(states, plan);
    this.#goOn(states);
  }

  #goOn(states: readonly ShopperState[]): void {
    const open: ShopperState[] = [];
    for (const state of states) {
      if (state.candidates.length <= this.#setting.few) this.#done += state.wanted.length;
      else open.push(state);
    }
    this.states = open;
    this.found = (this.#done + countFound(open, this.#setting)) / this.#shoppers;
  }

  hasConcept({ profile: { concept } }: Plan): boolean {
    return this.countOf(concept) > 0;
  }

  /** How many of the chosen questions are about it. */
  countOf(concept: Concept): number {
    return this.chosen.filter((plan) => plan.profile.concept === concept).length;
  }

  hasOtherEnd({ profile }: Plan): boolean {
    const end = rangeEnd(profile.attribute);
    return end !== null && this.chosen.some((plan) => rangeEnd(plan.profile.attribute)?.of === end.of);
  }

  /** What it tells in use about the kinds for which it is asked, beside any single chosen question. */
  inUse(plan: Plan): Worth {
    let told = 0;
    let alone = 0;
    let shoppers = 0;
    let facts = 0;
    for (const [nth, { reply, state, facts: own }] of this.#kinds.entries()) {
      if (!isAskedOf(plan, reply)) continue;
      told += this.#least.get(plan)?.[nth] ?? 0;
      alone += this.#alone.get(plan)?.[nth] ?? 0;
      shoppers += state.wanted.length;
      facts += own * state.wanted.length;
    }
    if (shoppers < LEAST_SHARE * this.#shoppers) return { plan, worth: 0, novelty: 0, before: 0 };
    const need = speaksToNeed(plan.profile, this.isUnweighed) * (plan.kinds === undefined ? 1 : OF_ONE_KIND);
    const worth = (told / shoppers) * plan.ease * need;
    return { plan, worth, novelty: alone > 0 ? told / alone : 0, before: facts / shoppers };
  }

  /** The share of all shoppers who are asked. */
  shareAsked(plan: Plan): number {
    let shoppers = 0;
    for (const { reply, state } of this.#kinds) if (isAskedOf(plan, reply)) shoppers += state.wanted.length;
    return shoppers / this.#shoppers;
  }

  /** The bits that it tells shoppers who have answered all questions before it. */
  bitsOf(plan: Plan): number {
    return bitsTold(this.states, plan, this.#setting) / this.#shoppers;
  }

  bitsAlone(plan: Plan): number {
    return bitsTold([this.#beginning], plan, this.#setting) / this.#shoppers;
  }

  /** Of those that `isMeant`, the one worth most to shoppers who have answered all before it; null if none tells enough. */
  findNeeded(isMeant: (plan: Plan) => boolean, leastBits: number): Plan | null {
    let best: { plan: Plan; worth: number } | null = null;
    for (const plan of this.open) {
      if (!isMeant(plan)) continue;
      const bits = this.bitsOf(plan);
      // People do not expect to be asked twice for the kind of product.
      const isExpected = EXPECTED.has(plan.profile.concept) && !this.hasConcept(plan);
      const worth = bits * plan.ease * (isExpected ? EXPECTED_WEIGHT : 1);
      if (bits >= leastBits && worth > (best?.worth ?? 0)) best = { plan, worth };
    }
    return best?.plan ?? null;
  }

  /** The share of shoppers who would find their product with it, and do not without it. */
  gainOf(plan: Plan): number {
    const now = countFound(this.states, this.#setting);
    return (countFound(ask(this.states, plan), this.#setting) - now) / this.#shoppers;
  }
}

const isAskedOf = ({ kinds }: Plan, kind: number): boolean => kinds === undefined || kinds.has(kind);
