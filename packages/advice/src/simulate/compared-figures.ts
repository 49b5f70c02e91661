// What the questions of an advisor are compared with, what each of them brings, and what was tried and found better.

import type { Figures } from './shopper-figures.ts';

export interface Better {
  /** Null where no order that was tried needs fewer replies, or random orders are not asked for. */
  readonly order: BetterOrder | null;
  /** With adaptive order, where that asks fewer questions and loses hardly anybody; null as above. */
  readonly adaptive: Compared | null;
  /** One more question each, about an attribute, at the end; those that help most first. */
  readonly questions: readonly Helped[];
}

/** The same shoppers before and after. */
export interface Compared {
  readonly before: Measured;
  readonly after: Measured;
}

export interface BetterOrder extends Compared {
  /** Questions to be asked first, in this order. */
  readonly moved: readonly string[];
}

export type Measured = Pick<
  Figures,
  'shoppers' | 'found' | 'foundVariant' | 'foundFirst' | 'questions' | 'repliesNeeded' | 'repliesBeforeResults'
>;

export interface Helped {
  readonly attribute: string;
  /** The questions look at it already, but too coarsely. */
  readonly asked: boolean;
  /** How many of the lost shoppers that were tried find their product. */
  readonly helped: number;
  readonly shoppers: number;
}

export interface GreedyFigures {
  /** Of the truthful. */
  readonly shoppers: number;
  /** The mean number of questions until all that is left fits into the results, or no question narrows it any more. */
  readonly questions: number;
  /** The share of shoppers for whom it fits in the end. */
  readonly fitting: number;
}

/** The mean over the orders, and how far they lie apart (standard deviation). */
export interface RandomOrder {
  readonly orders: number;
  /** In each order; at most 2,000 of the truthful. */
  readonly shoppers: number;
  readonly found: MeanAndDeviation;
  readonly foundVariant: MeanAndDeviation;
  readonly foundFirst: MeanAndDeviation;
  readonly questions: MeanAndDeviation;
  readonly repliesBeforeResults: MeanAndDeviation;
  readonly repliesNeeded: MeanAndDeviation | null;
}

export interface MeanAndDeviation {
  readonly mean: number;
  readonly deviation: number;
}

/** How many replies must be given at least until a list of K results has the product in mind, of N alternatives. */
export interface Bound {
  /** b: the mean number of answers offered by a question asked of truthful shoppers; a RANGE without groupings counts as five. */
  readonly answersOffered: number;
  /** log_b(N/K): to narrow N to K, so that one need not be lucky; null where b is not above 1. */
  readonly byAnswers: number | null;
  /**
   * The mean over the shoppers who can find their product, if each question divided the alternatives as evenly as the most
   * answers that it offers allow, the one with most first. Less than `byAnswers`, since some products come up early; this is
   * what compares with `repliesNeeded`. Replies of several answers can do better.
   */
  readonly atBest: number | null;
  /** How often the products must be halved: the entropy of the alternatives that shoppers have in mind, less log2(K). */
  readonly bits: number;
  /**
   * So many of these questions halve the products as often, were each asked first: those with the most `bitsAlone` first,
   * the last one in part. Null where all of them together do not. What two questions tell twice is counted twice, so it
   * takes more.
   */
  readonly byQuestions: number | null;
}

/** Of truthful shoppers. */
export interface QuestionFigures {
  readonly question: string;
  /** The share of shoppers whom it is asked. */
  readonly asked: number;
  /** The share of those whose product has a fitting answer; the others skip, or have no preference. */
  readonly fitting: number;
  /** How often the reply halves the products that fit everything replied before, in the mean of those asked. */
  readonly bits: number;
  /** How often it would halve all products, were it the first question. */
  readonly bitsAlone: number;
}
