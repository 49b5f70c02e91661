// What drafting an advisor gives: the advisor itself, and for every question and every attribute left out the figures that
// led there, so that a merchandiser can judge each choice. Plain data; nothing here decides.

import type { Advisor } from '@guidepost/engine/advisor';
import type { Attribute } from '@guidepost/engine/product';
import type { OutlyingPrices } from '../outlying-prices.ts';
import type { DraftLanguage } from './words/languages/languages.ts';

/** The catalog as far as a draft looks at it beside its snapshot. */
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
  /** The catalog's language where questions cannot be worded in it; null: they can. */
  readonly unspoken?: string | null;
  readonly mostQuestions: number;
}

export type Draft = DraftedAdvisor | NothingToAsk;

export interface DraftedAdvisor {
  readonly kind: 'drafted';
  readonly advisor: Advisor;
  /** Of the catalog; null: amounts are shown without one. */
  readonly currency: string | null;
  /** In the advisor's order, one for each of its questions. */
  readonly questions: readonly QuestionReasons[];
  readonly leftOut: readonly UnaskedAttribute[];
  /** Attributes asked for whose names are of another language than the questions. */
  readonly foreign: readonly string[];
  /** The catalog's language, where the questions are not in it because there are no words for it. */
  readonly unspoken: string | null;
  /** Prices that are probably slips; null: none. */
  readonly outlying: OutlyingPrices | null;
  readonly forecast: Forecast;
}

/** No attribute tells the products apart in a way that shoppers could be asked for. */
export interface NothingToAsk {
  readonly kind: 'nothing';
  readonly products: number;
  readonly leftOut: readonly UnaskedAttribute[];
}

export interface QuestionReasons {
  readonly id: string;
  readonly attribute: string;
  /** How many products in scope have a value, and how many different ones there are. */
  readonly known: number;
  readonly values: number;
  /** Bits that a reply tells when it is the first one; and when all questions before it have been replied to. */
  readonly firstBits: number;
  readonly bits: number;
  /** Of products with a value, the share that each grouping or answer has, in their order; none where these overlap. */
  readonly shares: readonly number[];
  /** Values that have no answer, because they are rare; and the products that have one of them. */
  readonly unanswered: { readonly values: number; readonly products: number };
  /** Its numbers are measured in something that the catalog does not say. */
  readonly lacksUnit: boolean;
  /** Share of truthful shoppers who find their product once this question and those before it have been replied to. */
  readonly found: number;
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
  | 'nearly-unique'
  | 'not-for-shoppers'
  | 'second-price'
  | 'not-in-words'
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
  /** Of numbers that are kept as text: the unit that most have, and one of them. */
  readonly measured?: { readonly unit: string; readonly example: string };
  /** Bits that it would tell as the only question; null where it cannot be asked for. */
  readonly bits: number | null;
}

/** What truthful shoppers can expect of the draft: each has a product in mind and skips what it has no value for. */
export interface Forecast {
  /** Products in scope, and their groups (without groups: the same). */
  readonly products: number;
  readonly groups: number;
  /** Products that nobody can buy, and that were not looked at. */
  readonly unavailable: number;
  /** How many shoppers were looked at: one for each product, or of large catalogs a sample. */
  readonly shoppers: number;
  /** Share of them whose product, or a variant of its group, is among the results at the end. */
  readonly found: number;
  /** What the questions cannot tell apart, largest first; a few examples. */
  readonly alike: readonly AlikeProducts[];
}

/** Products left with the same replies to every question, more than results can show. */
export interface AlikeProducts {
  readonly groups: number;
  readonly skus: readonly string[];
  /** Attributes that differ among them but are not asked for. */
  readonly differ: readonly string[];
}
