// Chooses the questions: the kind; for whom; then the facts in which products of a kind differ in use, even if
// exact answers to other questions would do without them, because hardly anybody answers exactly; then the budget; taste; and at last
// whatever shoppers still need to find what they want.

import { valueAt } from '@guidepost/engine/snapshot';
import { alikeForm } from '../../alike-form.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { areTradeNames, isMeasured, isNearlyUnique, isUnnamed } from '../attribute/judge-attribute.ts';
import { frequentValues, type Profile } from '../attribute/profile.ts';
import { isIdleWeight } from '../attribute/speaks-to-need.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import type { Plan } from '../plan/plan.ts';
import { labelOf } from '../words/label-of.ts';
import { placeOfWord } from '../words/word-in-language.ts';
import { askByKind, findKind } from './ask-by-kind.ts';
import { Choice, type Worth } from './choice.ts';
import type { ChoiceSetting, ShopperState } from './choice-setting.ts';
import { exchangePlans } from './exchange.ts';
import { findParents } from './find-parents.ts';
import { HANDFUL, type Kept, keepFew } from './keep-few.ts';
import { isLittleKnown } from './little-known.ts';
import { namesSeries } from './names-series.ts';
import { repeatsKind } from './repeats-kind.ts';

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

export interface NotChosen {
  readonly plan: Plan;
  readonly why:
    | 'not-for-shoppers'
    | 'same-answers'
    | 'tells-little'
    | 'tells-nothing-more'
    | 'enough-questions'
    | 'helps-few'
    | 'too-many-questions';
  /** The bits that it would tell as the only question. */
  readonly bits: number;
}

/** The share to reach. It is a little above what is promised, because a catalog changes after the draft. */
const GOAL = 0.98;
/** The worth (see `Choice.inUse`) that the first few facts of a kind must have, and further ones. */
const WORTH_OF_FEWEST = 0.15;
const WORTH_OF_FACTS = 0.3;
const FEWEST_FACTS = 3;
const MOST_FACTS = 5;
/** If an author asks for more questions than this, facts of less worth are taken, too. */
const USUAL = 12;
const WORTH_OF_MORE = 0.05;
/** A question that mostly says the same as another one is left out. Weight is the exception, because large things are carried, too. */
const LEAST_NOVELTY = 0.35;
const LEAST_NOVELTY_OF_HANDFUL = 0.25;
/** If a question tells each shopper fewer bits, it is not worth their time. */
const LEAST_BITS = 0.05;
const LEAST_BITS_AT_NEED = 0.01;
/** People expect brand and colour, and these help those who skipped the facts. */
const WORTH_OF_TASTE = 0.1;
/** One more question must help this share of all shoppers to see their product, and be so easy to answer. */
const HELP: Helpful = { share: 0.001, ease: 0.3, until: 1 };
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
  const plans = kind === null ? all : askByKind(all, kind, beginning.candidates);
  const parents = findParents(plans);
  const choice = new Choice(plans, kind, parents, beginning, setting, most);
  // Nobody who has said what it is in their language is asked for it again in English.
  const isSaid = (plan: Plan, of: Plan): boolean => repeatsKind(plan, of) || (plan.isForeign === true && !of.isForeign);
  const repeated = kind === null ? [] : plans.filter((plan) => isSaid(plan, kind));
  for (const plan of repeated) choice.open.delete(plan);
  // Each value of a name of its own is one product, and few know the figures of a data sheet and the names of the trade. So shoppers are
  // asked only after they have found the thing.
  const late = plans.filter(
    (plan) =>
      isNearlyUnique(plan.profile) ||
      plan.profile.concept === 'expert' ||
      areTradeNames(plan.profile) ||
      (kind !== null && namesSeries(plan, kind)),
  );
  for (const plan of late) choice.open.delete(plan);
  // People say unasked for whom it is and which size they wear. No other question replaces these.
  const insisted = plans.filter(isInsistedOn);
  const bits = new Map(insisted.map((plan) => [plan, isForWhom(plan) ? choice.inUse(plan).worth : 0]));
  insisted.sort((a, b) => b.profile.known - a.profile.known || (bits.get(b) ?? 0) - (bits.get(a) ?? 0));
  for (const plan of insisted) {
    if (!hasRoom(choice) || choice.hasConcept(plan)) continue;
    if (choice.inUse(plan).worth >= LEAST_BITS) choice.choose(plan, false);
  }
  // Leaves room for the budget and for taste.
  const room = most - Math.min(3, Math.max(most >= FEWEST_FACTS ? 1 : 0, Math.floor(most / 4)));
  const isMeant = (plan: Plan): boolean =>
    isFact(plan) && !choice.hasOtherEnd(plan) && !isAskedAlready(plan, choice) && !isPointless(plan, choice);
  if (choice.chosen.length === 0) addFirst(choice, plans.some(isTaste));
  // What is known of few waits for what is better known.
  const waiting = new Set([...choice.open].filter((plan) => plan !== kind && isLittleKnown(plan)));
  for (const plan of waiting) choice.open.delete(plan);
  addFacts(choice, isMeant, room, isWorthAsking);
  const price = plans.find(({ profile }) => profile.concept === 'price');
  if (price !== undefined && hasRoom(choice) && choice.bitsAlone(price) >= LEAST_BITS) choice.choose(price, false);
  addFacts(choice, isTaste, most, ({ worth }) => worth >= WORTH_OF_TASTE);
  const atNeed = new Set<Plan>();
  const addWhatIsNeeded = (): void => {
    const asked = new Set(choice.chosen);
    addNeeded(choice);
    for (const plan of choice.chosen) if (!asked.has(plan)) atNeed.add(plan);
    addHelpful(choice, HELP);
  };
  addWhatIsNeeded();
  addFacts(choice, isMeant, Math.min(most, HANDFUL), isUseful);
  for (const plan of waiting) choice.open.add(plan);
  addFacts(choice, isMeant, room, isWorthAsking);
  addFacts(choice, isTaste, most, ({ worth }) => worth >= WORTH_OF_TASTE);
  addWhatIsNeeded();
  const isFixed = (plan: Plan, among: readonly Plan[]): boolean =>
    plan === kind ||
    isInsistedOn(plan) ||
    plan.profile.concept === 'price' ||
    among.some((other) => plan === parents.get(other));
  if (!hasRoom(choice)) {
    const isBelowOpen = (plan: Plan): boolean => {
      const above = parents.get(plan);
      return above !== undefined && choice.open.has(above);
    };
    const mayGo = (plan: Plan, among: readonly Plan[]): boolean => plan !== choice.chosen[0] && !isFixed(plan, among);
    const mayCome = (plan: Plan): boolean =>
      plan.ease >= HELP.ease &&
      plan !== price &&
      !isAskedAlready(plan, choice) &&
      !isPointless(plan, choice) &&
      !isBelowOpen(plan);
    exchangePlans(choice, { mayGo, mayCome }, beginning, setting);
  }
  for (const plan of late) choice.open.add(plan);
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
  return {
    chosen,
    kind,
    atNeed,
    parents: namesOf(parents),
    found,
    states,
    rest: [...explainRest(choice), ...explainGivenUp(givenUp, choice), ...explainRepeated(repeated, choice)],
  };
}

const namesOf = (parents: ReadonlyMap<Plan, Plan>): ReadonlyMap<string, string> =>
  new Map([...parents].map(([one, above]) => [one.profile.attribute.name, above.profile.attribute.name]));

/** Asked once nothing else tells apart what is left. */
const asLast = (plan: Plan): Plan => ({ ...plan, question: { ...plan.question, stage: 2 } });

const isWorthAsking = ({ plan, worth, novelty, before }: Worth): boolean =>
  before < MOST_FACTS && worth >= worthOf(before) && (novelty >= LEAST_NOVELTY || plan.profile.concept === 'weight');

/** A handful of questions is asked in any case, so what people can well answer may be among them even if others do without it. */
const isUseful = ({ plan, worth, novelty }: Worth): boolean =>
  plan.ease >= HELP.ease && worth >= WORTH_OF_FEWEST && novelty >= LEAST_NOVELTY_OF_HANDFUL;

const worthOf = (before: number): number => (before < FEWEST_FACTS ? WORTH_OF_FEWEST : WORTH_OF_FACTS);

const hasRoom = ({ chosen, most }: Choice): boolean => chosen.length < most;

const isForWhom = ({ profile }: Plan): boolean => profile.concept === 'person';
const isInsistedOn = (plan: Plan): boolean => isForWhom(plan) || isWornSize(plan.profile);

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
    (plan) => !isTaste(plan) && plan.profile.concept !== 'price' && (!hasTaste || plan.ease >= LEAST_EASE_OF_FIRST),
    0,
  );
  if (first !== null && hasRoom(choice)) choice.choose(first, true);
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

/** True for the same thing again, such as the weight in pounds or the size in another system. */
const isAskedAlready = (plan: Plan, choice: Choice): boolean =>
  ASKED_ONCE.has(plan.profile.concept) && choice.hasConcept(plan);
/** Not even if it tells more: for whom it is (`Women`, then `Adults`), a size in another system, or whether it is what was just chosen (`Hybrid`). */
const isPointless = (plan: Plan, choice: Choice): boolean =>
  isForFew(plan) ||
  isOtherSystem(plan, choice) ||
  saysForWhomAgain(plan, choice) ||
  choice.chosen.some((other) => isAnswerOf(plan, other));

const saysForWhomAgain = ({ profile }: Plan, choice: Choice): boolean =>
  (profile.concept === 'person' || (profile.concept === 'age' && profile.attribute.type === 'text')) &&
  frequentValues(profile, MANY_PEOPLE).every((value) => placeOfWord('person', value) !== null) &&
  choice.chosen.some(({ profile: { concept } }) => concept === 'person');
const MANY_PEOPLE = 30;

function isAnswerOf({ profile, question }: Plan, { profile: asked }: Plan): boolean {
  if (profile.attribute.type !== 'boolean' || asked.attribute.type !== 'text') return false;
  const said = [labelOf(profile.attribute), question.title].map(alikeForm);
  return asked.codes.some((code) => said.includes(alikeForm(valueAt(asked.column, code))));
}

/** Nearly everybody would have to skip it. A fact that only one kind has is asked of that kind, and a missing yes is a no. */
const isForFew = ({ kinds, profile: { attribute, known, products } }: Plan): boolean =>
  kinds === undefined && attribute.type !== 'boolean' && known < LEAST_KNOWN * products;
const LEAST_KNOWN = 0.1;

/** Who has said a size in one system is not asked for it in another one. */
const isOtherSystem = (plan: Plan, choice: Choice): boolean =>
  isWornSize(plan.profile) &&
  choice.chosen.some(({ profile }) => isWornSize(profile) && namesSystem(profile)) &&
  namesSystem(plan.profile);
const namesSystem = ({ attribute: { name, label } }: Profile): boolean =>
  /[ _](eu|us|uk|fr|it|jp|cm)$/i.test(label ?? name);
const ASKED_ONCE: ReadonlySet<Concept> = new Set(['person', 'age', 'size', 'weight', 'screen', 'year']);

const addMore = (choice: Choice): void =>
  addFacts(
    choice,
    (plan) => !isAskedAlready(plan, choice),
    choice.most,
    ({ worth, novelty }) => worth >= WORTH_OF_MORE && novelty >= LEAST_NOVELTY,
  );

function addNeeded(choice: Choice): void {
  while (hasRoom(choice) && choice.found < GOAL) {
    const plan = choice.findNeeded((one) => !isPointless(one, choice), LEAST_BITS_AT_NEED);
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
  while (hasRoom(choice) && choice.found < until) {
    let best: { plan: Plan; gain: number } | null = null;
    for (const plan of choice.open) {
      const gain = plan.ease < ease || isPointless(plan, choice) ? 0 : choice.gainOf(plan);
      if (gain >= share && gain > (best?.gain ?? 0)) best = { plan, gain };
    }
    if (best === null) return;
    choice.choose(best.plan, true);
  }
}

const explainRepeated = (repeated: readonly Plan[], choice: Choice): NotChosen[] =>
  repeated.map((plan) => ({ plan, why: 'same-answers', bits: choice.bitsAlone(plan) }));

const explainGivenUp = (givenUp: readonly Plan[], choice: Choice): NotChosen[] =>
  givenUp.map((plan) => ({ plan, why: 'helps-few', bits: choice.bitsAlone(plan) }));

function explainRest(choice: Choice): NotChosen[] {
  const isFull = !hasRoom(choice);
  return [...choice.open].map((plan): NotChosen => {
    const alone = choice.bitsAlone(plan);
    if (isIdleWeight(plan.profile, choice.isWorn)) return { plan, bits: alone, why: 'not-for-shoppers' };
    const asked = { found: choice.found, isFull, helps: choice.gainOf(plan) > 0, isWorth: choice.inUse(plan).worth };
    return { plan, bits: alone, why: whyNotChosen(alone, choice.bitsOf(plan), asked) };
  });
}

export interface AskedBefore {
  readonly found: number;
  readonly isFull: boolean;
  /** Some find their product only with it. */
  readonly helps: boolean;
  /** Its worth in use, see `Choice.inUse`. */
  readonly isWorth: number;
}

/** `alone`: bits told as the only question; `more`: bits told after the chosen questions. */
export function whyNotChosen(
  alone: number,
  more: number,
  { found, isFull, helps, isWorth }: AskedBefore,
): NotChosen['why'] {
  if (alone < LEAST_BITS && isWorth < WORTH_OF_MORE) return 'tells-little';
  if (isFull && (helps || isWorth >= WORTH_OF_FEWEST)) return 'too-many-questions';
  if (helps) return 'helps-few';
  if (more < LEAST_BITS && isWorth < LEAST_BITS) return 'tells-nothing-more';
  return found >= PROMISED ? 'enough-questions' : isFull ? 'too-many-questions' : 'enough-questions';
}

/** From this share on, a draft may say that shoppers find their product. */
const PROMISED = 0.95;
