// Writes the first version of an advisor from nothing but a catalog: looks at every attribute, plans the question it could
// become, chooses the few that lead shoppers to what they want, and says why. Deterministic; looks at the snapshot alone.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { eachBit } from '@guidepost/engine/bits';
import type { Attribute } from '@guidepost/engine/product';
import type { Snapshot } from '@guidepost/engine/snapshot';
import { type ChosenPlans, choosePlans } from './choose-plans.ts';
import type {
  Draft,
  DraftCatalog,
  DraftLanguage,
  DraftSettings,
  LeftOut,
  QuestionReasons,
  WhyLeftOut,
} from './draft.ts';
import { findAlike } from './find-alike.ts';
import { giveRoles } from './give-roles.ts';
import { whyNotAsked } from './judge-attribute.ts';
import { capital } from './label-of.ts';
import { makePlan } from './make-plan.ts';
import { orderPlans } from './order-plans.ts';
import { phrasesIn } from './phrases.ts';
import type { Plan } from './plan.ts';
import { type Profile, profile } from './profile.ts';
import { topicOf } from './question-base.ts';
import { ask, bitsTold, countFound, countGroups, type Ground, type ShopperState } from './shopper-states.ts';

const LIMIT = 10;
/** In how many ranges numbers are divided: as few as will do. */
const PARTS = [5, 8, 12];

export function draftAdvisor(catalog: DraftCatalog, snapshot: Snapshot, settings: DraftSettings): Draft {
  const ground = findGround(snapshot);
  const beginning = findBeginning(snapshot, ground);
  const profiles = findProfiles(catalog, snapshot, beginning.candidates);
  const leftOut: LeftOut[] = [];
  const asked: Profile[] = [];
  for (const each of profiles) {
    const why = whyNotAsked(each);
    if (why === null) asked.push(each);
    else if (each.concept !== 'price') leftOut.push(describeLeftOut(each, why));
  }
  const { chosen, rest } = chooseWithin(asked, catalog, snapshot, settings, beginning, ground);
  for (const { plan, why } of rest) {
    if (plan.profile.concept !== 'price') leftOut.push(describeLeftOut(plan.profile, why));
  }
  leftOut.sort((a, b) => placeOf(catalog, a) - placeOf(catalog, b));
  if (!chosen.some(({ profile: { concept } }) => concept !== 'price')) {
    return { kind: 'nothing', products: beginning.candidates.length, leftOut };
  }

  const ordered = giveRoles(orderPlans(chosen, beginning, ground));
  const { reasons, states } = explainOrder(ordered, beginning, ground);
  const shoppers = beginning.wanted.length;
  const advisor: Advisor = {
    id: settings.advisor,
    client: catalog.client,
    catalog: catalog.catalog,
    title: phrasesIn(settings.language).advisorTitle(capital(catalog.catalog.replace(/[_-]+/g, ' '))),
    language: settings.language,
    where: null,
    results: {
      show: 'after_filters',
      limit: LIMIT,
      priceImpact: 'none',
      unavailable: 'hide',
      onePer: 'group',
    },
    questions: distinctTitles(ordered, settings.language),
    texts: {},
  };
  return {
    kind: 'drafted',
    advisor,
    questions: reasons,
    leftOut,
    forecast: {
      products: beginning.candidates.length,
      groups: countGroups(beginning.candidates, ground),
      shoppers,
      found: countFound(states, ground) / shoppers,
      alike: findAlike(states, profiles, ordered, snapshot, ground),
    },
  };
}

/** Without groups, each product is a group of its own. */
function findGround({ groups, size }: Snapshot): Ground {
  const each = groups ?? Uint32Array.from({ length: size }, (_, product) => product);
  const count = each.reduce((most, group) => Math.max(most, group + 1), 0);
  return { groups: each, limit: LIMIT, few: Math.min(LIMIT / 4, count / 40) };
}

/** Above so many products, as many shoppers as this stand for all: for the forecast, and for choosing among questions. */
const MOST_SHOPPERS = 10_000;
const MOST_WHILE_CHOOSING = 2_500;

/** Results leave out what is not available. */
function findBeginning({ available }: Snapshot, { groups }: Ground): ShopperState {
  const candidates = Uint32Array.from(eachBit(available)).sort((a, b) => (groups[a] ?? 0) - (groups[b] ?? 0) || a - b);
  return { candidates, pool: candidates, wanted: thinOut(candidates, MOST_SHOPPERS) };
}

/** At most so many, evenly from all. */
function thinOut(products: Uint32Array, most: number): Uint32Array {
  const every = Math.ceil(products.length / most);
  return products.filter((_, nth) => nth % every === 0);
}

const PRICE: Attribute = { name: 'price', type: 'number', unit: null, label: null };

function findProfiles({ attributes }: DraftCatalog, snapshot: Snapshot, scope: Uint32Array): Profile[] {
  return [...attributes, PRICE].flatMap((attribute) => {
    const column = snapshot.columns.get(attribute.name);
    return column === undefined ? [] : [profile(attribute, column, scope)];
  });
}

/** With ranges as coarse as will do. */
function chooseWithin(
  profiles: readonly Profile[],
  catalog: DraftCatalog,
  snapshot: Snapshot,
  settings: DraftSettings,
  beginning: ShopperState,
  ground: Ground,
): Pick<ChosenPlans, 'chosen' | 'rest'> {
  const sample = { ...beginning, wanted: thinOut(beginning.wanted, MOST_WHILE_CHOOSING) };
  let best: ChosenPlans | null = null;
  for (const parts of PARTS) {
    const plans = profiles.flatMap(
      (each) => makePlan(each, snapshot.size, parts, settings.language, catalog.currency) ?? [],
    );
    const chosen = choosePlans(plans, sample, ground, settings.mostQuestions);
    if (best === null || isWorthFiner(best.found, chosen.found)) best = chosen;
    if (best.found >= ENOUGH) break;
  }
  return best ?? { chosen: [], rest: [] };
}

const ENOUGH = 0.97;
/** Many ranges are tiresome: worth it where shoppers then find their product, or many more of them do. */
const isWorthFiner = (before: number, after: number): boolean =>
  after - before >= (after >= NEARLY_ENOUGH ? 0.02 : 0.08);

const NEARLY_ENOUGH = 0.93;

/** Of two questions about a brand, say, the second asks by its own name. */
function distinctTitles(plans: readonly Plan[], language: DraftLanguage): Question[] {
  const taken = new Set<string>();
  return plans.map(({ question, profile: about }) => {
    const topic = { ...topicOf(about), concept: 'unknown' as const };
    const title = taken.has(question.title) ? phrasesIn(language).askChoice(topic, false) : question.title;
    taken.add(title);
    return { ...question, title };
  });
}

function explainOrder(
  plans: readonly Plan[],
  beginning: ShopperState,
  ground: Ground,
): { reasons: QuestionReasons[]; states: readonly ShopperState[] } {
  const shoppers = beginning.wanted.length;
  let states: readonly ShopperState[] = [beginning];
  const reasons = plans.map((plan): QuestionReasons => {
    const bits = bitsTold(states, plan, ground) / shoppers;
    states = ask(states, plan, ground);
    const { attribute, known, codes } = plan.profile;
    return {
      id: plan.question.id,
      attribute: attribute.name,
      known,
      values: codes.length,
      firstBits: bitsTold([beginning], plan, ground) / shoppers,
      bits,
      found: countFound(states, ground) / shoppers,
    };
  });
  return { reasons, states };
}

const describeLeftOut = ({ attribute, known, codes }: Profile, why: WhyLeftOut): LeftOut => ({
  attribute: attribute.name,
  why,
  known,
  values: codes.length,
});

const placeOf = ({ attributes }: DraftCatalog, { attribute }: LeftOut): number =>
  attributes.findIndex(({ name }) => name === attribute);
