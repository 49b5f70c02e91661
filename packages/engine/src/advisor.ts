// An advisor version: the questions, their answers and the settings, normalised (every default filled in). The
// server reads the file that people write into this shape; the engine knows no other.

import type { Condition, ReplyCondition } from './condition.ts';

export interface Advisor {
  readonly id: string;
  readonly client: string;
  /** The id of the catalog whose products it recommends; the catalog belongs to the same client. */
  readonly catalog: string;
  readonly title: string;
  /** BCP 47 tag of the language that titles in `questions` are written in. */
  readonly language: string;
  /** The scope: the products that the advisor can recommend. Never set aside. */
  readonly where: Condition | null;
  readonly results: ResultSettings;
  /** `listed`: questions come as they are listed. `adaptive`: the one that narrows the present choice most comes next. */
  readonly order: 'listed' | 'adaptive';
  /** With `order: adaptive`: the id of the question that every conversation begins with; null if it is chosen, too. */
  readonly first: string | null;
  /** At least one. The first has no `askIf`. */
  readonly questions: readonly Question[];
  /**
   * Further languages: tag → path (`use.title`, `use.games.title`, `budget.groupings.0.title`, and of an attribute beside results
   * `results.weight_kg.label`, `results.brakes.disc.title`) → text.
   */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ResultSettings {
  readonly show: 'after_filters' | 'at_end' | { readonly afterQuestions: number };
  /** The most results given at once. Counts groups if `onePer` is `group`. */
  readonly limit: number;
  readonly priceImpact: 'none' | 'cheaper' | 'dearer';
  readonly unavailable: 'hide' | 'last';
  /**
   * `group`: only the best variant of each group. `group_first`: among products that fit equally well, the best variant of each
   * group before the others. In a catalog without groups both are the same as `product`.
   */
  readonly onePer: 'group' | 'group_first' | 'product';
  /** Whether products that miss a wish may fill up results, for callers who can say so. */
  readonly nearest: boolean;
  /** Whether a shopper who finds nothing is asked again what was most likely replied wrongly. */
  readonly askAgain: boolean;
  /** Names of the attributes that a result shows, for callers who ask for details. */
  readonly attributes: readonly string[];
}

export type Question = ChoiceQuestion | RangeQuestion;

interface QuestionBase {
  /** Contains no dot. */
  readonly id: string;
  /** `filter` removes products, `preference` only reorders them. */
  readonly role: 'filter' | 'preference';
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  readonly skipText: string | null;
  /** How much a preference counts, and a filter reply that was set aside. Not negative. */
  readonly weight: number;
  /** A filter reply that would leave no candidate is not set aside: the results are then empty. */
  readonly must: boolean;
  /** The reply is the kind of thing wanted: it is set aside after all others, and no result near it misses it. */
  readonly firm: boolean;
  /** `keep`: products of unknown value pass the filter and rank after those of known value. */
  readonly missing: 'drop' | 'keep';
  /** If true, the question is not passed over while it has something to offer. */
  readonly alwaysAsk: boolean;
  readonly askIf: ReplyCondition | null;
  /** With `order: adaptive`: questions of a lower stage come before those of a higher one. From 1. */
  readonly stage: number;
}

export interface ChoiceQuestion extends QuestionBase {
  readonly type: 'SINGLE' | 'MULTIPLE';
  /** For MULTIPLE: whether a product needs any or all of the chosen answers. */
  readonly match: 'any' | 'all';
  /** For fixed answers. `hide`: an answer is not offered while a stricter one (`placesOfStricter`) leaves the same products. */
  readonly redundant: 'show' | 'hide';
  readonly answers: readonly Answer[] | ValueAnswers;
}

export interface Answer {
  /** Contains no dot. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: string | null;
  /** `#rrggbb` */
  readonly backgroundColor: string | null;
  /** Null: "no preference"; always offered, changes nothing. */
  readonly where: Condition | null;
}

/** Answers made from the values that candidates have. The id is the value. Most candidates come first, then order of value. */
export interface ValueAnswers {
  readonly attribute: string;
  readonly max: number;
}

export interface RangeQuestion extends QuestionBase {
  readonly type: 'RANGE';
  /** A number attribute, or `price`. */
  readonly attribute: string;
  /** `auto`: the smallest value among the candidates, rounded outwards to a multiple of the step. */
  readonly from: number | 'auto';
  readonly to: number | 'auto';
  /** Greater than 0. */
  readonly step: number;
  /** A unit such as a currency sign; may be empty. */
  readonly label: string;
  readonly groupings: readonly RangeGrouping[];
}

export interface RangeGrouping {
  readonly title: string;
  /** Null: the lower bound of the range. */
  readonly from: number | null;
  /** Null: the upper bound of the range. */
  readonly to: number | null;
}

export const isValueAnswers = (answers: ChoiceQuestion['answers']): answers is ValueAnswers => !Array.isArray(answers);
