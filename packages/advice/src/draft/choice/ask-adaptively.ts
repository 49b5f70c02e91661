// Makes the draft ask adaptively. Then every question may be a filter: the one that narrows most is asked first, the conversation
// ends as soon as all that fits is in view, and shoppers who made a mistake see near results and are asked again. Measured over real
// catalogs, truthful shoppers find their product as often as with a fixed order and few filters, after half of the questions.
// With a mistake in every ten replies, more of them find it.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { isOfKnownPart } from '../attribute/concept.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { areTradeNames } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import { saysPackaging } from '../attribute/says-packaging.ts';
import { saidOf } from '../attribute/silence-is-no.ts';
import type { Plan } from '../plan/plan.ts';

/**
 * A figure of data sheets and a long list of models of a part come when nothing else tells products apart any more, however much they would
 * tell: who is asked first for a latency, a clock rate or one of a hundred chipsets leaves. A few kinds of processors people know.
 */
const isForExperts = (profile: Profile): boolean => {
  const { concept, attribute } = profile;
  if (concept === 'technical')
    return attribute.type === 'number' || !isOfKnownPart(attribute) || areTradeNames(profile);
  return concept === 'expert' || concept === 'series' || areTradeNames(profile);
};

const isNeed = ({ concept }: Profile): boolean => concept === 'need';
const isBrand = ({ concept }: Profile): boolean => concept === 'brand';
const STAGE_OF_BRAND = 2;

/** `questions` are in the order of `profiles`, which say what each is about. */
export function askAdaptively(
  questions: readonly Question[],
  profiles: readonly Profile[],
): Pick<Advisor, 'order' | 'first' | 'questions'> {
  const stageAt = stagesOf(questions, profiles);
  return {
    order: 'adaptive',
    // What people say first: the kind of thing, or for whom it is. Others depend on the kind, too. Left to the gains, many
    // conversations would open with the brand, which tells most about those who know their product, and asks the others in vain.
    first: profiles[0] === undefined || tellsHardly(profiles[0]) ? null : (questions[0]?.id ?? null),
    questions: questions.map((question, nth) => {
      const profile = profiles[nth];
      const asked =
        profile === undefined || question.role === 'filter' || onlyOrders(question, profile)
          ? question
          : asFilter(question, profile);
      return { ...asked, stage: stageAt(nth) };
    }),
  };
}

/** Where nearly all are of one kind, whoever is asked for it first thinks that nothing else matters. */
const tellsHardly = ({ attribute, codes, counts, known }: Profile): boolean =>
  attribute.type === 'text' && codes.some((code) => (counts[code] ?? 0) > NEARLY_ALL * known);
const NEARLY_ALL = 0.85;

/** What it is, for whom, what it should help with, how large and for how much: in a shop, nobody asks for the brand before. */
const BEFORE_BRAND: ReadonlySet<Concept> = new Set(['kind', 'use', 'need', 'person', 'age', 'size', 'screen', 'price']);
/** Said in one breath with a need. */
const WITH_NEEDS: ReadonlySet<Concept> = new Set(['kind', 'use', 'need', 'person', 'age']);

/** In this order. Those that a draft has are numbered from 1. */
const RANKS = ['needed', 'said', 'facts', 'liked', 'last'] as const;
type Rank = (typeof RANKS)[number];

/**
 * The brand is asked for with the other facts once the needs are said, not before the size and the budget as its gain would have it. Behind all
 * facts it would make conversations longer by a question, and more of those who make a mistake would lose their product. What shoppers merely
 * like comes behind the facts: it removes little or nothing, and who is asked for a colour before the year of a car thinks it silly. Where the
 * catalog says what a thing helps with, that comes before size and budget, which would tell more: a shopper with dry skin who was shown ten
 * creams of 50 ml was not advised.
 */
function stagesOf(questions: readonly Question[], profiles: readonly Profile[]): (nth: number) => number {
  const budget = profiles.findIndex(({ concept }) => concept === 'price');
  const isDivided = budget !== -1 && profiles.some((profile, nth) => isBrand(profile) && nth > budget);
  const hasNeeds = profiles.some(isNeed);
  const rankOf = (question: Question, nth: number): Rank => {
    const profile = profiles[nth];
    if (profile === undefined) return 'needed';
    if (question.stage > 1 || isForExperts(profile)) return 'last';
    if (nth === 0) return 'needed';
    if (saysPackaging(profile.attribute)) return 'last';
    if (isLiked(question, profile)) return 'liked';
    if (isDivided && !BEFORE_BRAND.has(profile.concept)) return 'facts';
    return hasNeeds && !WITH_NEEDS.has(profile.concept) ? 'said' : 'needed';
  };
  const ranks = questions.map(rankOf);
  const present = RANKS.filter((rank) => ranks.includes(rank));
  return (nth) => present.indexOf(ranks[nth] ?? 'needed') + 1;
}

/** Lists the needs, and what is said in one breath with them, where they are asked for: before everything else. */
export function withNeedsFirst(plans: readonly Plan[]): readonly Plan[] {
  if (!plans.some(({ profile }) => isNeed(profile))) return plans;
  const stageAt = stagesOf(
    plans.map(({ question }) => question),
    plans.map(({ profile }) => profile),
  );
  const isNeeded = plans.map((_, nth) => stageAt(nth) === 1);
  return [...plans.filter((_, nth) => isNeeded[nth]), ...plans.filter((_, nth) => !isNeeded[nth])];
}

/** A colour, and whatever only orders products. */
const isLiked = (question: Question, profile: Profile | undefined): boolean =>
  profile !== undefined &&
  !isBrand(profile) &&
  !isNeed(profile) &&
  (profile.concept === 'color' || onlyOrders(question, profile));

/** The stage of a question that is added to an advisor with adaptive order. */
export const stageOfAdded = (question: Question, profile: Profile): number =>
  isBrand(profile) ? STAGE_OF_BRAND : isLiked(question, profile) ? STAGE_OF_BRAND + 1 : question.stage;

/**
 * A product may have some of several chosen tags or colours. As a preference each one counts, but as a filter any one of them would
 * be enough.
 */
const onlyOrders = ({ role, type }: Question, { attribute }: Profile): boolean =>
  role === 'preference' && type === 'MULTIPLE' && attribute.type === 'list';

/** If the catalog does not know a value, that is not a miss. */
const asFilter = (question: Question, profile: Profile): Question => ({
  ...question,
  role: 'filter',
  weight: 1,
  missing: saidOf(profile) < profile.products ? 'keep' : 'drop',
});
