// The result of drafting: the advisor, and for every question and every attribute left out the figures that
// led to the choice, so that a merchandiser can judge it. This file is plain data and decides nothing.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { OutlyingPrices } from '../outlying-prices.ts';
import type { Concept } from './attribute/concept-names.ts';
import type { HelperGoods } from './attribute/helper-goods.ts';
import type { NumbersAsText } from './attribute/numbers-as-text.ts';
import type { PriceUnits } from './attribute/selling-units.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

/** The facts about the catalog that a draft needs beside its snapshot. */
export interface DraftCatalog {
  readonly client: string;
  readonly catalog: string;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly attributes: readonly Attribute[];
}

export interface DraftSettings {
  /** The id of the advisor. */
  readonly advisor: string;
  readonly language: DraftLanguage;
  /** The catalog's language if questions cannot be worded in it; null if they can. */
  readonly unspoken?: string | null;
  /** Nothing said the catalog's language, so the questions are in English. */
  readonly isLanguageUnknown?: boolean;
  readonly mostQuestions: number;
  /** What the goods are called by the name of their catalog; null or undefined: it does not say. */
  readonly goods?: string | null;
  /** What some of the products are called and described as. */
  readonly said?: readonly string[];
}

export type Draft = DraftedAdvisor | NothingToAsk;

export interface DraftedAdvisor {
  readonly kind: 'drafted';
  readonly advisor: Advisor;
  /** The currency of the catalog; null: amounts are shown without one. */
  readonly currency: string | null;
  /** In the advisor's order, one for each of its questions. */
  readonly questions: readonly QuestionReasons[];
  readonly leftOut: readonly UnaskedAttribute[];
  /** Attributes that are asked for although their names are in another language than the questions. */
  readonly foreign: readonly string[];
  /** Attributes whose answers are in English although the questions are not. */
  readonly english: readonly string[];
  /** The catalog's language, if the questions are in English because there is no table of words for it. */
  readonly unspoken: string | null;
  /** The questions are in English because nothing said the catalog's language. */
  readonly isLanguageUnknown: boolean;
  /** Prices are for different units, so that no budget is asked; null: for one. */
  readonly priceUnits: PriceUnits | null;
  /** Prices that are probably mistakes; null: none. */
  readonly outlying: OutlyingPrices | null;
  /** What the advisor leaves out because nobody is advised about it; null: nothing. */
  readonly helpers: HelperGoods | null;
  readonly forecast: Forecast;
}

/** No attribute tells the products apart in a way that shoppers could be asked for. */
export interface NothingToAsk {
  readonly kind: 'nothing';
  /** That were looked at: those that are available. */
  readonly products: number;
  /** Products that are not available, and were not looked at. */
  readonly unavailable: number;
  readonly leftOut: readonly UnaskedAttribute[];
}

export interface QuestionReasons {
  readonly id: string;
  readonly attribute: string;
  /** What it is about. */
  readonly concept: Concept;
  /** How many products in scope have a value, and how many different ones there are. */
  readonly known: number;
  readonly values: number;
  /** Bits that a reply tells as the first one, and after replies to all questions before it. */
  readonly firstBits: number;
  readonly bits: number;
  /** What shoppers choose from. */
  readonly answers: readonly OfferedAnswer[];
  /** The share of products with a value that each grouping or answer has, in their order. Empty if these overlap. */
  readonly shares: readonly number[];
  /** The number of rare values that have no answer, and of the products that have one of them. */
  readonly unanswered: { readonly values: number; readonly products: number };
  /** Of products without a value. */
  readonly unknown: BecomeOfUnknown;
  /** The catalog does not say the unit of its numbers. */
  readonly lacksUnit: boolean;
  /** Share of truthful shoppers who find their product once this question and those before it have been replied to. */
  readonly found: number;
}

/**
 * Once somebody answers, they stay, behind those that fit; or are left out; or one of the answers is for them, such as a no where nothing is
 * said, and others leave them out.
 */
export type BecomeOfUnknown = 'stay' | 'go' | 'answered';

export interface OfferedAnswer {
  readonly title: string;
  /** How many products in scope it stands for. Answers may overlap. */
  readonly products: number;
}

export type WhyLeftOut =
  | 'no-value'
  | 'one-value'
  | 'few-have-it'
  | 'identifier'
  | 'free-text'
  | 'numbers-as-text'
  | 'lists-as-text'
  | 'no-unit'
  | 'same-name'
  | 'same-answers'
  | 'unnamed'
  | 'nearly-unique'
  | 'not-for-shoppers'
  | 'judged-by-others'
  | 'second-price'
  | 'not-in-words'
  | 'one-broad-word'
  | 'no-plain-values'
  | 'tells-little'
  | 'tells-nothing-more'
  | 'enough-questions'
  | 'helps-few'
  | 'too-many-questions';

export interface UnaskedAttribute {
  readonly attribute: string;
  readonly why: WhyLeftOut;
  readonly known: number;
  readonly values: number;
  /** If numbers are kept as text: the unit that most have, an example, and values that this unit does not fit. */
  readonly measured?: NumbersAsText;
  /** If several values are in one text: what parts them. */
  readonly split?: string;
  /** Bits that it would tell as the only question; null if it cannot be asked for. */
  readonly bits: number | null;
  /** The share of all shoppers who would find their product only if it were asked for as well; null if it cannot be. */
  readonly helps: number | null;
  /** What an answer to it would leave; null if it cannot be asked for, or would only order. */
  readonly leaves: LeftByAnswer | null;
}

export interface LeftByAnswer {
  /** On average over the products that an answer is for; those that stay are counted. */
  readonly left: number;
  /** Products of unknown value that stay whatever is replied. */
  readonly staying: number;
}

/** What truthful shoppers can expect: each has a product in mind, and skips questions for which the product has no value. */
export interface Forecast {
  /** Products in scope, and their groups (without groups: the same). */
  readonly products: number;
  readonly groups: number;
  /** Products that are not available. They were not looked at. */
  readonly unavailable: number;
  /** How many shoppers were simulated: one for each product, or a sample if the catalog is large. */
  readonly shoppers: number;
  /** The share of them who see the very product among the results at the end. */
  readonly found: number;
  /** What the questions cannot tell apart, largest first; a few examples. */
  readonly alike: readonly AlikeProducts[];
}

/** Products with the same replies to every question, more than results can show. */
export interface AlikeProducts {
  readonly products: number;
  readonly skus: readonly string[];
  /** Attributes that differ among them but are not asked for. */
  readonly differ: readonly string[];
}
