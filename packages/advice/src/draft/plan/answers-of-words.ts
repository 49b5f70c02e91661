// Decides how words become answers. A few are written into the file, where the author can reword them. Many stay answers made from
// the catalog, which follow the catalog by themselves.

import type { Concept } from '../attribute/concept-names.ts';
import { isNearlyUnique } from '../attribute/judge-attribute.ts';
import type { Profile } from '../attribute/profile.ts';
import { countOf, type SameValues } from '../attribute/same-values.ts';
import { areStepsOfScale } from '../attribute/steps-of-scale.ts';
import type { Phrases } from '../words/phrases.ts';
import { answerTitles, isKindOfSomeUnknown } from './fixed-answers.ts';
import { holdScale, inNaturalOrder } from './natural-order.ts';
import { TASTE } from './question-base.ts';
import type { Words } from './words.ts';

export type AnswersOfWords =
  | {
      readonly kind: 'written';
      readonly answers: readonly SameValues[];
      /** Whether some values have no answer of their own. */
      readonly isCut: boolean;
    }
  /** `most`: how many are offered at once. */
  | { readonly kind: 'from-catalog'; readonly most: number };

/** Up to so many different values, each becomes an answer in the file. */
const FEW_VALUES = 12;
/** Colours and sizes may have more answers, because colours are seen at a glance and sizes are looked up. */
const MANY_VALUES = 30;
const MOST_SIZES = 60;
/** Nobody looks through more answers than this, except for a brand or a model, which people find by its name. */
const MOST_READ = 60;
const MOST_BRANDS = 120;
const FOUND_BY_NAME: ReadonlySet<Concept> = new Set(['brand', 'series']);
/** The reply to a list has one bit for each answer. */
export const MOST_OF_LIST = 30;
/** So many answers are written if the catalog's own values cannot be shown as they are. */
const MOST_SPELT = 60;
/** The share of the products that must have one of the answers in the file. */
const COVERED = 0.85;

export function answersOfWords(words: Words, profile: Profile, phrases: Phrases): AnswersOfWords {
  const { concept, codes, column } = profile;
  const { offered, different } = words;
  const isText = column.type === 'text';
  const listed = isText && !TASTE.has(concept) && concept !== 'size' ? frequentOf(words, profile) : null;
  if (listed !== null) return { kind: 'written', answers: listed, isCut: true };
  const few = areStepsOfScale(profile) ? MOST_SIZES : mostWritten(concept);
  // The catalog's own values would show two spellings of one thing, or what is no answer.
  const isSpelt = !words.isWhole || offered.some(({ values }) => values.length > 1);
  const mostSpelt = isText ? MOST_SPELT : MOST_OF_LIST;
  const isWritten =
    (!followsCatalog(words, concept, phrases) || isKindOfSomeUnknown(profile)) &&
    (offered.length <= few ||
      isKindOfSomeUnknown(profile) ||
      concept === 'color' ||
      isUntidy(offered, concept, phrases) ||
      (isSpelt && covers(offered, profile, mostSpelt)));
  if (isWritten) {
    const answers = offered.slice(0, Math.max(few, isSpelt ? mostSpelt : MANY_VALUES));
    // What is no colour is not a matter of taste either.
    return { kind: 'written', answers, isCut: (TASTE.has(concept) ? offered.length : different) > answers.length };
  }
  const most = offeredAtOnce(profile);
  // What only tells apart what is left is asked when few values are left.
  if (!isText || codes.length <= most || isNearlyUnique(profile)) return { kind: 'from-catalog', most };
  return {
    kind: 'written',
    answers: offered.slice(0, FOUND_BY_NAME.has(concept) ? MOST_READ : MANY_VALUES),
    isCut: true,
  };
}

function offeredAtOnce({ concept, codes }: Profile): number {
  if (FOUND_BY_NAME.has(concept)) return codes.length <= MOST_READ ? MOST_READ : MOST_BRANDS;
  return codes.length <= MANY_VALUES ? MANY_VALUES : MOST_READ;
}

/** Long lists have a long tail. */
const MOST_LISTED = 20;
const FEWEST_LISTED = 8;
/** The share of the products that have one of the frequent values. */
const FREQUENT = 0.95;
/** A value that more products have, or a larger share of them, is never left to something else. */
const FEW_PRODUCTS = 12;
const RARE = 0.01;

/** Of a shorter list, what hardly any product has is found under something else if that makes it shorter. */
const SHORT_LIST = 8;
const FEWEST_OF_SHORT = 5;
const RARE_OF_SHORT = 0.02;
/** In a list of a few, single products are joined. */
const ENOUGH_PRODUCTS = 30;
/** Each of them is a thing of its own, however few there are. */
const NAMED_ONE_BY_ONE: ReadonlySet<Concept> = new Set(['kind', 'use', 'person', 'age']);

/** The frequent values, if these are few and nearly all products have one: the others are found under something else. */
function frequentOf({ offered }: Words, profile: Profile): readonly SameValues[] | null {
  if (isNearlyUnique(profile)) return null;
  const all = countOf(offered, profile.counts);
  if (offered.length <= FEW_VALUES && (NAMED_ONE_BY_ONE.has(profile.concept) || all < ENOUGH_PRODUCTS)) return null;
  if (offered.length <= FEW_VALUES && holdScale(offered, profile.concept)) return null;
  if (offered.length <= SHORT_LIST) return withoutSingles(offered, profile);
  const isShort = offered.length <= FEW_VALUES;
  const rare = Math.min(FEW_PRODUCTS, (isShort ? RARE_OF_SHORT : RARE) * all);
  let listed = 0;
  let covered = 0;
  for (const one of offered) {
    const count = countOf([one], profile.counts);
    if (listed >= (isShort ? FEWEST_OF_SHORT : FEWEST_LISTED) && covered >= FREQUENT * all && count < rare) break;
    listed++;
    covered += count;
  }
  return listed <= MOST_LISTED && listed + 1 < offered.length ? offered.slice(0, listed) : null;
}

function withoutSingles(offered: readonly SameValues[], { counts }: Profile): readonly SameValues[] | null {
  const several = offered.filter((one) => countOf([one], counts) > 1);
  return several.length >= 2 && several.length + 1 < offered.length ? several : null;
}

const mostWritten = (concept: Concept): number =>
  concept === 'size' ? MOST_SIZES : concept === 'color' ? MANY_VALUES : FEW_VALUES;

const covers = (offered: readonly SameValues[], { counts }: Profile, most: number): boolean =>
  countOf(offered.slice(0, most), counts) >= COVERED * countOf(offered, counts);

/** Whether the catalog's own values can be shown as they are. Then new values are offered by themselves. */
function followsCatalog({ offered, isWhole }: Words, concept: Concept, phrases: Phrases): boolean {
  if (
    !isWhole ||
    ARRANGED.has(concept) ||
    inNaturalOrder(offered, concept) !== offered ||
    offered.some(({ values }) => values.length > 1)
  )
    return false;
  return answerTitles(offered, concept, phrases).every((title, nth) => title === offered[nth]?.values[0]);
}

/** These need answers of their own: colours for their picture, sizes for their order. */
const ARRANGED: ReadonlySet<Concept> = new Set(['color', 'size']);

/** Answers made from values look as the catalog writes them. If that is not fit to be shown, answers are written into the file. */
function isUntidy(offered: readonly SameValues[], concept: Concept, phrases: Phrases): boolean {
  if (offered.length > 2 * MANY_VALUES) return false;
  const shown = offered.slice(0, MANY_VALUES);
  const titles = answerTitles(shown, concept, phrases);
  const untidy = titles.filter((title, nth) => title !== shown[nth]?.values[0]).length;
  // Brands write themselves as they like: `TEAMGROUP`.
  return concept !== 'brand' && offered.length <= MANY_VALUES ? untidy > 0 : untidy > shown.length / 2;
}
