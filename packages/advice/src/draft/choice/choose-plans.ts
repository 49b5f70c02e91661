// Chooses the questions: the kind; for whom; then the facts in which products of a kind differ in use, even if
// exact answers to other questions would do without them, because hardly anybody answers exactly; then the budget; taste; and at last
// whatever shoppers still need to find what they want.

import { areTradeNames, isMeasured, isMostlyOne, isNearlyUnique, isUnnamed } from '../attribute/judge-attribute.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';
import { askByKind, findKind } from './ask-by-kind.ts';
import { Choice, type Worth } from './choice.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { exchangePlans } from './exchange.ts';
import { findParents } from './find-parents.ts';
import { isAskedAlready, isPointless } from './is-pointless.ts';
import { HANDFUL, type Kept, keepFew } from './keep-few.ts';
import { isLittleKnown } from './little-known.ts';
import { namesSeries } from './names-series.ts';
import { repeatsKind } from './repeats-kind.ts';
import { explainNotChosen, type NotChosen } from './why-not-chosen.ts';
import {
  EASY,
  FEWEST_FACTS,
  isUseful,
  isWorthAsking,
  LEAST_BITS,
  LEAST_BITS_AT_NEED,
  LEAST_NOVELTY,
  WORTH_OF_MORE,
} from './worth-asking.ts';

export interface ChosenPlans {
  readonly chosen: readonly Plan[];
  /** The chosen question on which others depend. */
  readonly kind: Plan | null;
  /** Chosen questions that help only shoppers who answer exactly. They are given up if they turn out to tell nothing. */
  readonly atNeed: ReadonlySet<Plan>;
  /** Chosen levels, each with the one above it, by the names of their attributes. */
  readonly parents: ReadonlyMap<string, string>;
  /** The share of shoppers who find their product. */
  readonly found: number;
  /** Where the chosen questions lead the shoppers whom a further one could help. */
  readonly states: readonly ShopperState[];
  /** The plans that were not chosen, with the reasons. */
  readonly rest: readonly NotChosen[];
}

/** The share to reach. It is a little above what is promised, because a catalog changes after the draft. */
const GOAL = 0.98;
/** If an author asks for more questions than this, facts of less worth are taken, too. */
const USUAL = 12;
/** People expect brand and colour, and these help those who skipped the facts. */
const WORTH_OF_TASTE = 0.1;
/** One more question must help this share of all shoppers to see their product, and be so easy to answer. */
const HELP: Helpful = { share: 0.001, ease: EASY, until: 1 };
/** Names of variants and figures of data sheets are hard to tell in advance, but shoppers have found the thing when they are asked. */
const HELP_AT_LAST: Helpful = { share: 0.01, ease: 0.15, until: GOAL };
/** The first question may be this hard, so that there is at least one. */
const LEAST_EASE_OF_FIRST = 0.3;

export function choosePlans(
  all: readonly Plan[],
  beginning: ShopperState,
  setting: ChoiceSetting,
  most: number,
): ChosenPlans {
  const kind = findKind(all, beginning, setting);
  const possible = kind === null ? all : askByKind(all, kind, beginning.candidates);
  // Most shoppers would have to skip it, and their replies would put products behind that may well fit.
  const unknown = possible.filter((plan) => plan !== kind && isLittleKnown(plan));
  const plans = possible.filter((plan) => !unknown.includes(plan));
  const parents = findParents(plans);
  const choice = new Choice(plans, kind, parents, beginning, setting, most);
  const repeated = kind === null ? [] : plans.filter((plan) => isSaidBy(kind, plan));
  const late = plans.filter((plan) => isForLater(plan, kind));
  setAside(choice, [...repeated, ...late]);
  addInsisted(choice, plans);
  // Leaves room for the budget and for taste.
  const room = most - Math.min(3, Math.max(most >= FEWEST_FACTS ? 1 : 0, Math.floor(most / 4)));
  const isMeant = (plan: Plan): boolean =>
    isFact(plan) && !choice.hasOtherEnd(plan) && !isAskedAlready(plan, choice) && !isPointless(plan, choice);
  if (choice.chosen.length === 0) addFirst(choice, plans.some(isTaste));
  // What is the same of nearly all waits for what tells more.
  const waits = (plan: Plan): boolean => plan !== kind && isMostlyOne(plan.profile);
  const waiting = new Set([...choice.open].filter(waits));
  setAside(choice, waiting);
  addFacts(choice, isMeant, room, isWorthAsking);
  const price = plans.find(isPrice);
  if (price !== undefined && choice.hasRoom && choice.bitsAlone(price) >= LEAST_BITS) choice.choose(price, false);
  addTaste(choice);
  const atNeed = new Set(addWhatIsNeeded(choice, waiting));
  addFacts(choice, isMeant, Math.min(most, HANDFUL), isUseful);
  bringBack(choice, waiting);
  addFacts(choice, isMeant, room, isWorthAsking);
  addTaste(choice);
  for (const plan of addWhatIsNeeded(choice, waiting)) atNeed.add(plan);
  const isFixed = (plan: Plan, among: readonly Plan[]): boolean =>
    plan === kind || isInsistedOn(plan) || isPrice(plan) || among.some((other) => plan === parents.get(other));
  if (!choice.hasRoom) {
    const isBelowOpen = (plan: Plan): boolean => {
      const above = parents.get(plan);
      return above !== undefined && choice.open.has(above);
    };
    const mayGo = (plan: Plan, among: readonly Plan[]): boolean => plan !== choice.chosen[0] && !isFixed(plan, among);
    const mayCome = (plan: Plan): boolean =>
      plan.ease >= EASY &&
      plan !== price &&
      !isAskedAlready(plan, choice) &&
      !isPointless(plan, choice) &&
      !isBelowOpen(plan);
    exchangePlans(choice, { mayGo, mayCome }, beginning, setting);
  }
  bringBack(choice, late);
  addHelpful(choice, HELP_AT_LAST);
  if (most > USUAL) addMore(choice);
  const isLevelBelow = (plan: Plan): boolean => choice.chosen.some((other) => other === parents.get(plan));
  const isLast = (plan: Plan): boolean => late.includes(plan) || isLevelBelow(plan);
  const { kept, givenUp, found, states }: Kept =
    most > USUAL
      ? { kept: choice.chosen, givenUp: [], found: choice.found, states: choice.states }
      : keepFew(choice, { isLast, isFixed }, beginning, setting);
  const isLate = (plan: Plan): boolean => isLast(plan) || waiting.has(plan);
  const chosen = kept.map((plan) => (isLate(plan) ? asLast(plan) : plan));
  const rest = explainNotChosen(choice, { unknown, repeated, givenUp });
  return { chosen, kind, atNeed, parents: namesOf(parents), found, states, rest };
}

function setAside(choice: Choice, plans: Iterable<Plan>): void {
  for (const plan of plans) choice.open.delete(plan);
}

function bringBack(choice: Choice, plans: Iterable<Plan>): void {
  for (const plan of plans) choice.open.add(plan);
}

/** Nobody who has said what it is in their language is asked for it again in English. */
const isSaidBy = (kind: Plan, plan: Plan): boolean =>
  repeatsKind(plan, kind) || (plan.isForeign === true && !kind.isForeign);

/**
 * Each value of a name of its own is one product, and few know the figures of a data sheet, the names of the trade and those of models. So
 * shoppers are asked only after they have found the thing.
 */
const isForLater = (plan: Plan, kind: Plan | null): boolean =>
  isNearlyUnique(plan.profile) ||
  plan.profile.concept === 'expert' ||
  plan.profile.concept === 'series' ||
  areTradeNames(plan.profile) ||
  (kind !== null && namesSeries(plan, kind));

/** People say unasked for whom it is, what it should help with, and which size they wear. No other question replaces these. */
function addInsisted(choice: Choice, plans: readonly Plan[]): void {
  const insisted = plans.filter(isInsistedOn);
  const bits = new Map(insisted.map((plan) => [plan, isForWhom(plan) ? choice.inUse(plan).worth : 0]));
  insisted.sort((a, b) => b.profile.known - a.profile.known || (bits.get(b) ?? 0) - (bits.get(a) ?? 0));
  for (const plan of insisted) {
    if (!choice.hasRoom || choice.countOf(plan.profile.concept) >= (isNeed(plan) ? MOST_NEEDS : 1)) continue;
    if (choice.inUse(plan).worth >= LEAST_BITS) choice.choose(plan, false);
  }
}

/** The plans that were added. Those that waited must help somebody to find the very product. */
function addWhatIsNeeded(choice: Choice, waited: ReadonlySet<Plan>): readonly Plan[] {
  const asked = new Set(choice.chosen);
  addNeeded(choice, (plan) => !waited.has(plan) || choice.gainOf(plan) >= HELP_AT_LAST.share);
  const needed = choice.chosen.filter((plan) => !asked.has(plan));
  addHelpful(choice, HELP);
  return needed;
}

const namesOf = (parents: ReadonlyMap<Plan, Plan>): ReadonlyMap<string, string> =>
  new Map([...parents].map(([one, above]) => [one.profile.attribute.name, above.profile.attribute.name]));

/** Asked once nothing else tells apart what is left. */
const asLast = (plan: Plan): Plan => ({ ...plan, question: { ...plan.question, stage: 2 } });

const isForWhom = ({ profile }: Plan): boolean => profile.concept === 'person';
const isNeed = ({ profile }: Plan): boolean => profile.concept === 'need';
const MOST_NEEDS = 2;
const isInsistedOn = (plan: Plan): boolean => isForWhom(plan) || isNeed(plan) || isWornSize(plan.profile);

const isPrice = ({ profile }: Plan): boolean => profile.concept === 'price';

const isTaste = ({ profile: { concept } }: Plan): boolean => concept === 'brand' || concept === 'color';

/** Facts that people can state. They do not have a ruler, and questions for engineers are asked only if needed, or if they belong to one kind. */
const isFact = ({ profile, kinds, ...plan }: Plan): boolean =>
  !isTaste({ profile, ...plan }) &&
  !['price', 'theme'].includes(profile.concept) &&
  (profile.concept !== 'technical' || kinds !== undefined) &&
  !isMeasured(profile) &&
  !isUnnamed(profile);

/** A budget alone is not advice, but a budget and a brand are better than a question that only an engineer understands. */
function addFirst(choice: Choice, hasTaste: boolean): void {
  const first = choice.findNeeded(
    (plan) => !isTaste(plan) && !isPrice(plan) && (!hasTaste || plan.ease >= LEAST_EASE_OF_FIRST),
    0,
  );
  if (first !== null && choice.hasRoom) choice.choose(first, true);
}

/** Adds the best of those that `isMeant`, one after the other. Questions for more shoppers come first. */
function addFacts(choice: Choice, isMeant: (plan: Plan) => boolean, room: number, isWorth: (worth: Worth) => boolean) {
  while (choice.chosen.length < room) {
    let best: { plan: Plan; rank: number } | null = null;
    for (const plan of choice.open) {
      if (!isMeant(plan)) continue;
      const own = choice.inUse(plan);
      const rank = (own.worth * Math.sqrt(choice.shareAsked(plan))) / (1 + own.before);
      if (isWorth(own) && rank > (best?.rank ?? 0)) best = { plan, rank };
    }
    if (best === null) return;
    choice.choose(best.plan, true);
  }
}

const addTaste = (choice: Choice): void =>
  addFacts(choice, isTaste, choice.most, ({ worth }) => worth >= WORTH_OF_TASTE);

const addMore = (choice: Choice): void =>
  addFacts(
    choice,
    (plan) => !isAskedAlready(plan, choice),
    choice.most,
    ({ worth, novelty }) => worth >= WORTH_OF_MORE && novelty >= LEAST_NOVELTY,
  );

function addNeeded(choice: Choice, isMeant: (plan: Plan) => boolean): void {
  while (choice.hasRoom && choice.found < GOAL) {
    const plan = choice.findNeeded((one) => !isPointless(one, choice) && isMeant(one), LEAST_BITS_AT_NEED);
    if (plan === null) return;
    choice.choose(plan, true);
  }
}

interface Helpful {
  readonly share: number;
  readonly ease: number;
  /** The share of shoppers who see their product from which on no further question is needed. */
  readonly until: number;
}

/** Adds questions that tell apart products which all others leave together. */
function addHelpful(choice: Choice, { share, ease, until }: Helpful): void {
  while (choice.hasRoom && choice.found < until) {
    let best: { plan: Plan; gain: number } | null = null;
    for (const plan of choice.open) {
      const gain = plan.ease < ease || isPointless(plan, choice) ? 0 : choice.gainOf(plan);
      if (gain >= share && gain > (best?.gain ?? 0)) best = { plan, gain };
    }
    if (best === null) return;
    choice.choose(best.plan, true);
  }
}
