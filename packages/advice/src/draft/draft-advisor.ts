// Writes the first version of an advisor from a catalog alone: it looks at every attribute, plans the question that it could
// become, chooses the few that lead shoppers to what they want, and says why. The same snapshot always gives the same draft.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { eachBit } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { findOutlyingPrices } from '../outlying-prices.ts';
import { areUsed } from './attribute/are-used.ts';
import { findHelperGoods, type HelperGoods, satisfying } from './attribute/helper-goods.ts';
import type { Profile } from './attribute/profile.ts';
import { profilesOf } from './attribute/profiles-of.ts';
import { findPriceUnits } from './attribute/selling-units.ts';
import { becomeOfUnknown } from './become-of-unknown.ts';
import { askAdaptively, withNeedsFirst } from './choice/ask-adaptively.ts';
import { type ChoiceSetting, countGroups, type ShopperState } from './choice/choice-setting.ts';
import { type ChosenPlans, choosePlans } from './choice/choose-plans.ts';
import { explainIdle, explainOrder, type OrderReasons, withoutIdle } from './choice/explain-order.ts';
import { findAlike } from './choice/find-alike.ts';
import { withLevelsInOrder } from './choice/find-parents.ts';
import { giveRoles } from './choice/give-roles.ts';
import { orderPlans } from './choice/order-plans.ts';
import { ask, countFound } from './choice/shopper-states.ts';
import { thinOut } from './choice/thin-out.ts';
import { countOffered } from './count-offered.ts';
import type { Draft, DraftCatalog, DraftSettings, QuestionReasons, UnaskedAttribute } from './draft.ts';
import { leftByAnswer } from './left-by-answer.ts';
import { asLeftOut, withDiffering } from './left-out.ts';
import { makePlans } from './plan/make-plans.ts';
import { withGoodsNamed } from './plan/name-goods.ts';
import type { Plan } from './plan/plan.ts';
import { distinctQuestions } from './plan/question-base.ts';
import { resortToThemes, type ThemesAsked } from './plan/resort-to-themes.ts';
import { shownAttributes } from './plan/shown-attributes.ts';
import { whyNoPlan } from './plan/words.ts';
import { refusalsOf } from './refused-attributes.ts';
import { isNamedIn } from './unfit-texts.ts';
import { areEnglish } from './words/english-answers.ts';
import { inOneSpelling } from './words/english-spelling.ts';
import { foreignNames } from './words/guess-language.ts';
import { kindInCommon, kindOfName } from './words/kind-in-common.ts';
import { labelOf } from './words/label-of.ts';
import { writtenLanguage } from './words/number-spelling.ts';
import { phrasesIn } from './words/phrases-in.ts';

const LIMIT = 10;
/** How many ranges numbers are divided into. The fewest that are good enough are taken. */
const PARTS = [5, 8];

export function draftAdvisor(catalog: DraftCatalog, snapshot: Snapshot, settings: DraftSettings): Draft {
  const setting = findGround(snapshot);
  const { helpers, beginning, profiles } = findBeginning(catalog, snapshot, settings.said);
  const unavailable = snapshot.size - beginning.candidates.length - (helpers?.products ?? 0);
  const leftOut: UnaskedAttribute[] = [];
  const asked: Profile[] = [];
  const refusals = refusalsOf(profiles, snapshot.groups);
  // Nobody has one budget for a kilogram of ham and for one mussel.
  const priceUnits = findPriceUnits(profiles);
  for (const each of profiles) {
    if (each.concept === 'price' && priceUnits !== null) continue;
    const why = refusals.get(each) ?? null;
    if (why === null) asked.push(each);
    else leftOut.push(asLeftOut(each, why));
  }
  const alone = bestOfEachName(asked);
  for (const each of asked) if (!alone.includes(each)) leftOut.push(asLeftOut(each, 'same-name'));
  const { chosen, kind, atNeed, parents, rest, notAsked } = chooseWithin(
    alone,
    catalog,
    snapshot,
    settings,
    beginning,
    setting,
    areUsed(profiles),
  );
  for (const { profile, why } of notAsked) leftOut.push(asLeftOut(profile, why));
  const names = new Set([...atNeed].map((plan) => plan.profile.attribute.name));
  const inOrder = withLevelsInOrder(orderPlans(chosen, kind, beginning, setting), parents);
  const ordered = withoutIdle(withNeedsFirst(giveRoles(inOrder)), names, beginning, setting);
  const { reasons, states } = explainOrder(ordered, beginning, setting);
  const idle = chosen
    .filter((plan) => !ordered.some(({ profile }) => profile === plan.profile))
    .map((plan) => explainIdle(plan, beginning, states, setting));
  const found = countFound(states, setting);
  for (const { plan, why, bits } of [...rest, ...idle]) {
    const helps = Math.max(0, countFound(ask(states, plan), setting) - found) / beginning.wanted.length;
    const leaves = leftByAnswer(plan);
    for (const profile of [plan.profile, ...(plan.partner === undefined ? [] : [plan.partner])]) {
      leftOut.push(asLeftOut(profile, why, { bits, helps, leaves }));
    }
  }
  const spokenOf = new Set([
    ...ordered.flatMap(({ profile, partner }) => [profile.attribute.name, partner?.attribute.name]),
    ...leftOut.map(({ attribute }) => attribute),
  ]);
  for (const each of alone) {
    if (!spokenOf.has(each.attribute.name)) leftOut.push(asLeftOut(each, whyNoPlan(each)));
  }
  const alike = findAlike(states, profiles, ordered, snapshot, setting);
  const each = [...new Map(leftOut.toReversed().map((left) => [left.attribute, left])).values()];
  const told = each.sort((a, b) => placeOf(catalog, a) - placeOf(catalog, b));
  if (!ordered.some(({ profile: { concept } }) => concept !== 'price')) {
    // Nobody misses the budget alone.
    const looked = told.filter(({ attribute }) => catalog.attributes.some(({ name }) => name === attribute));
    return { kind: 'nothing', products: beginning.candidates.length, unavailable, leftOut: looked };
  }

  const phrases = phrasesIn(settings.language);
  const goods = kindOfName(catalog.catalog, settings.language) ?? settings.goods ?? null;
  const ofAll = kindInCommon(profiles, settings.language, 1);
  const ofMost = ofAll ?? kindInCommon(profiles, settings.language);
  const named = ofMost === null ? goods : ofAll;
  const distinct = distinctQuestions(ordered, settings.language);
  const questions = withGoodsNamed(distinct, ordered, named, phrases).map((question) =>
    inOneSpelling(question, settings.language, catalog.currency),
  );
  const shoppers = beginning.wanted.length;
  const advisor: Advisor = {
    id: settings.advisor,
    client: catalog.client,
    catalog: catalog.catalog,
    title: phrases.advisorTitle(ofMost ?? goods),
    language: writtenLanguage(settings.language, catalog.currency),
    where: helpers?.where ?? null,
    results: {
      show: 'after_filters',
      limit: LIMIT,
      priceImpact: 'none',
      unavailable: 'hide',
      onePer: snapshot.groups === null ? 'group' : 'group_first',
      nearest: true,
      askAgain: true,
      attributes: withFirst(
        priceUnits?.attribute ?? null,
        shownAttributes(ordered, alone, snapshot.groups, settings.language),
      ),
    },
    ...askAdaptively(
      questions,
      ordered.map(({ profile }) => profile),
    ),
    texts: {},
  };
  return {
    kind: 'drafted',
    advisor,
    currency: catalog.currency,
    questions: reasons.map((reason, nth) => withAnswers(reason, questions[nth], snapshot, beginning.candidates)),
    leftOut: told.map((left) => withDiffering(left, alike)),
    foreign: foreignNames(namedIn(ordered), settings.language),
    english: ordered
      .filter(({ profile }) => areEnglish(profile, settings.language))
      .map(({ profile }) => profile.attribute.name),
    unspoken: settings.unspoken ?? null,
    isLanguageUnknown: settings.isLanguageUnknown ?? false,
    priceUnits,
    outlying: priceUnits !== null ? null : findOutlyingPrices(snapshot, beginning.candidates),
    helpers,
    forecast: {
      products: beginning.candidates.length,
      groups: countGroups(beginning.candidates, setting),
      unavailable,
      shoppers,
      found: countFound(states, setting) / shoppers,
      alike,
    },
  };
}

/** A price says nothing without what it is for. */
const withFirst = (first: string | null, shown: readonly string[]): readonly string[] =>
  first === null ? shown : [first, ...shown.filter((name) => name !== first)];

/** If the catalog has no groups, each product is its own group. */
function findGround({ groups, size }: Snapshot): ChoiceSetting {
  const each = groups ?? Uint32Array.from({ length: size }, (_, product) => product);
  return { groups: each, limit: LIMIT, few: Math.min(LIMIT / 4, size / 40) };
}

/** If there are more products, a sample of this size stands for all shoppers: in the forecast, and while choosing questions. */
const MOST_SHOPPERS = 10_000;
const MOST_WHILE_CHOOSING = 2_500;

interface Beginning {
  readonly helpers: HelperGoods | null;
  readonly beginning: ShopperState;
  /** Of what is left. */
  readonly profiles: readonly Profile[];
}

/** Products that are not available are left out, as results leave them out, and so is what nobody is advised about. */
function findBeginning(catalog: DraftCatalog, snapshot: Snapshot, said?: readonly string[]): Beginning {
  const available = Uint32Array.from(eachBit(snapshot.available));
  const ofAll = profilesOf(catalog.attributes, snapshot, available, said);
  const helpers = findHelperGoods(snapshot, ofAll, available);
  const candidates = helpers === null ? available : satisfying(helpers.where, snapshot, available);
  const profiles = helpers === null ? ofAll : profilesOf(catalog.attributes, snapshot, candidates, said);
  return { helpers, beginning: { candidates, pool: candidates, wanted: thinOut(candidates, MOST_SHOPPERS) }, profiles };
}

/** Chooses the questions, with ranges as coarse as possible. */
function chooseWithin(
  profiles: readonly Profile[],
  catalog: DraftCatalog,
  snapshot: Snapshot,
  settings: DraftSettings,
  beginning: ShopperState,
  setting: ChoiceSetting,
  isUsed: boolean,
): Pick<ChosenPlans, 'chosen' | 'kind' | 'atNeed' | 'parents' | 'rest'> & Pick<ThemesAsked, 'notAsked'> {
  const sample = { ...beginning, wanted: thinOut(beginning.wanted, MOST_WHILE_CHOOSING) };
  const { mostQuestions: most, language } = settings;
  const isThemes = ({ concept }: Profile): boolean => concept === 'theme';
  const plain = profiles.filter((each) => !isThemes(each));
  let best: ChosenPlans | null = null;
  for (const parts of PARTS) {
    const plans = makePlans(plain, snapshot.size, parts, language, catalog.currency, isUsed);
    const chosen = choosePlans(plans, sample, setting, most);
    if (best === null || isWorthFiner(best.found, chosen.found)) best = chosen;
    if (best.found >= ENOUGH) break;
  }
  if (best === null) return { chosen: [], kind: null, atNeed: new Set(), parents: new Map(), rest: [], notAsked: [] };
  const themes = profiles.filter(isThemes);
  const shoppers = sample.wanted.length;
  const { plans, notAsked } = resortToThemes(themes, snapshot.size, best, most, shoppers, setting, phrasesIn(language));
  return { ...best, chosen: [...best.chosen, ...plans], notAsked };
}

const ENOUGH = 0.97;
/** More ranges are worth reading if more shoppers then find their product. */
const isWorthFiner = (before: number, after: number): boolean => after - before >= 0.01;

const withAnswers = (
  reason: OrderReasons,
  question: Question | undefined,
  snapshot: Snapshot,
  scope: Uint32Array,
): QuestionReasons => ({
  ...reason,
  id: question?.id ?? reason.id,
  answers: question === undefined ? [] : countOffered(question, snapshot, scope),
  unknown: question === undefined ? 'stay' : becomeOfUnknown(question, reason.attribute, snapshot, scope),
});

/** If attributes read the same, keeps the one that most products have, because two questions in the same words would confuse. */
function bestOfEachName(profiles: readonly Profile[]): readonly Profile[] {
  const best = new Map<string, Profile>();
  for (const profile of profiles) {
    const name = `${labelOf(profile.attribute).toLowerCase()} ${profile.attribute.unit ?? ''} ${profile.attribute.type}`;
    const other = best.get(name);
    if (other === undefined || profile.known > other.known) best.set(name, profile);
  }
  return profiles.filter((profile) => [...best.values()].includes(profile));
}

/** Attributes whose names appear in their questions. The question for the brand, for example, does not say the name of its column. */
const namedIn = (plans: readonly Plan[]): Attribute[] =>
  plans
    .map(({ profile: { attribute }, question }) => ({ attribute, title: question.title }))
    .filter(({ attribute, title }) => isNamedIn(attribute, { title }))
    .map(({ attribute }) => attribute);

const placeOf = ({ attributes }: DraftCatalog, { attribute }: UnaskedAttribute): number =>
  attributes.findIndex(({ name }) => name === attribute);
