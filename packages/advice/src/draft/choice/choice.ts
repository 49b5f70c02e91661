// What has been chosen so far, and what a further question would be worth. Two measures: what it tells those who answered
// everything before it exactly, which soon is nothing; and what it tells of a kind beside any single question chosen before
// it, which shows what products differ by in use, and what says the same once more.

import { rangeEnd } from '../attribute/range-end.ts';
import { speaksToNeed } from '../attribute/speaks-to-need.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';
import { type ChoiceSetting, countGroups, type ShopperState } from './choice-setting.ts';
import { ask, bitsTold, countFound } from './shopper-states.ts';

/** Questions that people expect in a shop tell more than their bits. */
const EXPECTED = new Set(['kind', 'use', 'person', 'size', 'price']);
const EXPECTED_WEIGHT = 1.5;
/** What a shop records of one kind only is what this kind differs by. */
const OF_ONE_KIND = 1.3;
/** A kind of fewer products needs no questions of its own. */
const LEAST_SHARE = 0.03;

export interface Worth {
  readonly plan: Plan;
  /** Bits that a reply tells, weighed by how well people can answer and what they need. */
  readonly worth: number;
  /** The share of what it would tell as the only question. */
  readonly novelty: number;
  /** How many facts are asked before it of those whom it is asked. */
  readonly before: number;
}

export class Choice {
  readonly chosen: Plan[] = [];
  found: number;
  states: readonly ShopperState[];
  readonly open: Set<Plan>;
  readonly most: number;
  readonly #setting: ChoiceSetting;
  readonly #shoppers: number;
  readonly #beginning: ShopperState;
  /** Of clothes or shoes. */
  readonly isWorn: boolean;
  /** Shoppers by the kind that they look for, as replies to its question; one of all where there is no such question. */
  readonly #kinds: readonly { readonly reply: number; readonly state: ShopperState; facts: number }[];
  /** Plan → for each kind, the bits that it tells all shoppers of the kind beside any one question chosen. */
  readonly #least = new Map<Plan, number[]>();
  /** The same before any question was chosen. */
  readonly #alone = new Map<Plan, readonly number[]>();
  /** Shoppers who are left with so few products that no further question helps them. */
  #done = 0;

  /** `kind`: the question on which others depend. */
  constructor(
    plans: readonly Plan[],
    kind: Plan | null,
    beginning: ShopperState,
    setting: ChoiceSetting,
    most: number,
  ) {
    this.open = new Set(plans);
    this.#setting = setting;
    this.most = most;
    this.#shoppers = beginning.wanted.length;
    this.#beginning = beginning;
    this.isWorn = plans.some(({ profile }) => isWornSize(profile));
    this.states = [beginning];
    this.found = countFound(this.states, setting) / this.#shoppers;
    const states = kind === null ? [beginning] : ask([beginning], kind, setting);
    this.#kinds = states.map((state) => ({ reply: kind?.replies[state.wanted[0] ?? 0] ?? 0, state, facts: 0 }));
    for (const plan of plans) {
      const alone = this.#kinds.map(({ state }) => bitsTold([state], plan, setting));
      this.#alone.set(plan, alone);
      this.#least.set(plan, [...alone]);
    }
    if (kind !== null && most > 0) this.choose(kind, false);
  }

  /** `isFact`: it counts among the facts that are asked of a kind. */
  choose(plan: Plan, isFact: boolean): void {
    this.open.delete(plan);
    this.chosen.push(plan);
    for (const [nth, kind] of this.#kinds.entries()) {
      if (!isAskedOf(plan, kind.reply)) continue;
      if (isFact) kind.facts++;
      const after = ask([kind.state], plan, this.#setting);
      for (const other of this.open) {
        const least = this.#least.get(other);
        if (least !== undefined) least[nth] = Math.min(least[nth] ?? 0, bitsTold(after, other, this.#setting));
      }
    }
    this.#goOn(ask(this.states, plan, this.#setting));
  }

  #goOn(states: readonly ShopperState[]): void {
    const open: ShopperState[] = [];
    for (const state of states) {
      if (countGroups(state.candidates, this.#setting) <= this.#setting.few) this.#done += state.wanted.length;
      else open.push(state);
    }
    this.states = open;
    this.found = (this.#done + countFound(open, this.#setting)) / this.#shoppers;
  }

  hasConcept({ profile: { concept } }: Plan): boolean {
    return this.chosen.some((plan) => plan.profile.concept === concept);
  }

  hasOtherEnd({ profile }: Plan): boolean {
    const end = rangeEnd(profile.attribute);
    return end !== null && this.chosen.some((plan) => rangeEnd(plan.profile.attribute)?.of === end.of);
  }

  /** What it tells in use of the kinds that it is asked of, beside any single question chosen. */
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
    const need = speaksToNeed(plan.profile, this.isWorn) * (plan.kinds === undefined ? 1 : OF_ONE_KIND);
    const worth = (told / shoppers) * plan.ease * need;
    return { plan, worth, novelty: alone > 0 ? told / alone : 0, before: facts / shoppers };
  }

  /** How many of all shoppers are asked. */
  shareAsked(plan: Plan): number {
    let shoppers = 0;
    for (const { reply, state } of this.#kinds) if (isAskedOf(plan, reply)) shoppers += state.wanted.length;
    return shoppers / this.#shoppers;
  }

  /** What it tells those who have answered all before it. */
  bitsOf(plan: Plan): number {
    return bitsTold(this.states, plan, this.#setting) / this.#shoppers;
  }

  bitsAlone(plan: Plan): number {
    return bitsTold([this.#beginning], plan, this.#setting) / this.#shoppers;
  }

  /** Of those that `isMeant`, the one worth most to those who have answered all before it; null where none tells enough. */
  findNeeded(isMeant: (plan: Plan) => boolean, leastBits: number): Plan | null {
    let best: { plan: Plan; worth: number } | null = null;
    for (const plan of this.open) {
      if (!isMeant(plan)) continue;
      const bits = this.bitsOf(plan);
      // Nobody expects to be asked twice what kind of thing it should be.
      const isExpected = EXPECTED.has(plan.profile.concept) && !this.hasConcept(plan);
      const worth = bits * plan.ease * (isExpected ? EXPECTED_WEIGHT : 1);
      if (bits >= leastBits && worth > (best?.worth ?? 0)) best = { plan, worth };
    }
    return best?.plan ?? null;
  }

  /** The share of shoppers who would find their product with it, and do not without it. */
  gainOf(plan: Plan): number {
    const now = countFound(this.states, this.#setting);
    return (countFound(ask(this.states, plan, this.#setting), this.#setting) - now) / this.#shoppers;
  }
}

const isAskedOf = ({ kinds }: Plan, kind: number): boolean => kinds === undefined || kinds.has(kind);
