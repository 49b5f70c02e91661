// What all drafted questions have in common.

import type { Question } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import { findConcept, measuredUnderOtherName } from '../attribute/concept.ts';
import type { Concept } from '../attribute/concept-names.ts';
import { countsItself, countsThings } from '../attribute/counts-itself.ts';
import { isDrive } from '../attribute/drive-size.ts';
import { isBurden } from '../attribute/one-sided-number.ts';
import type { Profile } from '../attribute/profile.ts';
import { saidOf } from '../attribute/silence-is-no.ts';
import { areStepsOfScale } from '../attribute/steps-of-scale.ts';
import { isWornSize } from '../attribute/worn-size.ts';
import { areForms } from '../words/form-words.ts';
import { isSaidInFractions } from '../words/fractions.ts';
import { labelOf } from '../words/label-of.ts';
import type { DraftLanguage } from '../words/languages/languages.ts';
import { LAUNDRY_LOAD } from '../words/meanings/loads.ts';
import { WORN_SIZES } from '../words/meanings/worn-sizes.ts';
import type { Phrases, Topic } from '../words/phrases.ts';
import { phrasesIn } from '../words/phrases-in.ts';
import type { Plan } from './plan.ts';

/** Attributes that shoppers like, rather than need. */
export const TASTE: ReadonlySet<Concept> = new Set(['brand', 'color', 'material', 'theme']);

/** The members that questions of every type have. */
type Base = Omit<Pick<Question, keyof Question>, 'type'>;

/** If a larger share of products has no value, a filter would lose too many, so products without a value stay. */
const TOLERATED = 0.02;

/** Whether the catalog does not say it of so many that they count. */
export const isSilentOfSome = (profile: Profile): boolean => 1 - saidOf(profile) / profile.products > TOLERATED;

export const topicOf = (profile: Profile): Topic => ({
  concept: topicConcept(profile),
  label: topicLabel(profile),
  unit: countsItself(profile.attribute) ? null : profile.attribute.unit,
  ...(isWornSize(profile) ? { isWorn: true } : {}),
  ...(countsThings(profile) ? { isCounted: true } : {}),
  // `How much do you need?` is said of what is in a pack, and not of a chair that weighs so much.
  ...(profile.concept === 'weight' && !isBurden(profile) ? { isByName: true } : {}),
});

function topicLabel(profile: Profile): string {
  if (isDrive(profile)) return 'Storage';
  if (profile.weighed === 'laundry') return LAUNDRY_LOAD;
  return measuredUnderOtherName(profile.attribute)?.label ?? labelOf(profile.attribute);
}

function topicConcept(profile: Profile): Concept {
  if (profile.concept === 'kind' && areForms(profile)) return 'unknown';
  // Whoever wants a lure of 3/8 oz is not asked how heavy it may be.
  if (profile.concept === 'weight' && (isSaidInFractions(profile) || !isBurden(profile))) return 'unknown';
  if (profile.weighed === 'laundry') return 'unknown';
  return countsThings(profile) ? 'count' : profile.concept;
}

/** As it is called where somebody gave it a name that says more than that it is a kind: `Kind of laptop`. */
export const askChoice = (profile: Profile, phrases: Phrases, several: boolean): string => {
  const topic = topicOf(profile);
  const worn = topic.isWorn && areStepsOfScale(profile) ? WORN_SIZES.questions[phrases.language] : undefined;
  if (worn !== undefined) return worn;
  return phrases.askChoice(hasOwnName(profile) ? { ...topic, concept: 'unknown' } : topic, several);
};

function hasOwnName({ concept, attribute: { name, label } }: Profile): boolean {
  if (concept !== 'kind' || label === null) return false;
  const isKind = (words: string): boolean => findConcept({ name: words, label: null, unit: null }) === 'kind';
  return isKind(name) && !isKind(label);
}

/** Its unit is said once only: in the answers, or beside the fields. */
export const askNumber = (profile: Profile, phrases: Phrases): string =>
  phrases.askNumber({ ...topicOf(profile), isUnitSaid: true });

export function questionBase(profile: Profile, phrases: Phrases, title: string): Base {
  const isTaste = TASTE.has(profile.concept);
  return {
    id: questionId(profile.attribute),
    role: isTaste ? 'preference' : 'filter',
    title,
    description: null,
    image: null,
    skipText: phrases.skip(topicOf(profile)),
    weight: 1,
    must: false,
    missing: !isTaste && isSilentOfSome(profile) ? 'keep' : 'drop',
    alwaysAsk: false,
    firm: false,
    stage: 1,
    askIf: null,
  };
}

/** No dot and no white space, at most 64 characters. */
const questionId = ({ name }: Attribute): string =>
  name === 'price'
    ? 'budget'
    : Array.from(name.replace(/[.\s]+/g, '_'))
        .slice(0, 48)
        .join('');

const labelLength = (profile: Profile): number => labelOf(profile.attribute).length;

/**
 * Gives each question an id and a title that no other question of the advisor has. If two questions are about a brand, the
 * one with the longer name asks by its name; of two about the kind, the finer one asks what exactly.
 */
export function distinctQuestions(plans: readonly Plan[], language: DraftLanguage): Question[] {
  const ids = new Set<string>();
  const titles = new Set<string>();
  /** Of the questions before: how many kinds there are. */
  let kinds = 0;
  const general = new Map<string, Profile>();
  for (const { question, profile } of plans) {
    const known = general.get(question.title);
    if (known === undefined || labelLength(profile) < labelLength(known)) general.set(question.title, profile);
  }
  return plans.map(({ question, profile }) => {
    const phrases = phrasesIn(language);
    const own = { ...topicOf(profile), concept: 'unknown' } as const;
    const named = phrases.askChoice({ ...own, isByName: true }, false);
    const isFiner = profile.concept === 'kind' && kinds > 0 && profile.codes.length > kinds;
    const plain = profile.concept === 'kind' ? [phrases.askChoice(own, false)] : [];
    const others = [...(isFiner ? [phrases.askKindExactly] : []), ...plain, named];
    if (profile.concept === 'kind') kinds = Math.max(kinds, profile.codes.length);
    const isGeneral = profile.concept === 'kind' || general.get(question.title) === profile;
    // The weight in pounds beside that in kilograms: both say which.
    const isTwin = plans.some(
      (other) =>
        other.question.title === question.title &&
        other.profile !== profile &&
        labelOf(other.profile.attribute) === labelOf(profile.attribute),
    );
    const inUnit = isTwin && profile.attribute.unit !== null ? [phrases.askNumber(topicOf(profile))] : [];
    const title =
      [...inUnit, ...(isGeneral ? [question.title] : []), ...others].find((one) => !titles.has(one)) ?? named;
    titles.add(title);
    let id = question.id;
    for (let nth = 2; ids.has(id); nth++) id = `${question.id}-${nth}`;
    ids.add(id);
    return { ...question, id, title };
  });
}
