// What a draft says to shoppers. There is a set of phrases for each language; everything else about a draft is the same in all.

import type { Concept } from '../attribute/concept-names.ts';
import type { DraftLanguage } from './languages/languages.ts';

/** The facts from which a question is worded. */
export interface Topic {
  readonly concept: Concept;
  /** Begins with a capital letter. */
  readonly label: string;
  readonly unit: string | null;
  /** The answers, or a label beside the fields, say the unit, so that the question need not. */
  readonly isUnitSaid?: boolean;
  /** Its own name has to be said: another question asks in the plain words that its meaning has. */
  readonly isByName?: boolean;
  /** For a size: whether it is the size of clothes or shoes, which people have rather than choose. */
  readonly isWorn?: boolean;
  /** The label is a word for things, and the number says how many. */
  readonly isCounted?: boolean;
}

export interface Phrases {
  readonly yes: string;
  readonly no: string;
  readonly withIt: string;
  readonly withoutIt: string;
  readonly other: string;
  /** `kind`: what all products are; null if they are several things. */
  advisorTitle(kind: string | null): string;
  askBudget: string;
  askChoice(topic: Topic, several: boolean): string;
  /** Which kind, if all products are of one kind already; `goods` begins with a capital letter. */
  askKindOf(goods: string): string;
  /** Which kind, once a question about a broader kind, or another view of it, was asked. */
  readonly askKindExactly: string;
  askNumber(topic: Topic): string;
  /** Asks for a width and a height. */
  askArea(topic: Topic): string;
  askBoolean(topic: Topic): { readonly title: string; readonly isAdjective: boolean };
  skip(topic: Topic): string;
  upTo(bound: string): string;
  about(size: string): string;
  between(from: string, to: string): string;
  either(one: string, other: string): string;
  moreThan(bound: string): string;
  orMore(bound: string): string;
  /** For what nearly every product has, beside levels that ask for more. */
  enough(bound: string): string;
  /** For the name of a picture's sharpness, such as `Full HD`. */
  orSharper(level: string): string;
  /** For a year. */
  orNewer(bound: string): string;
  readonly language: DraftLanguage;
  /** A unit as people read it. */
  unit(unit: string): string;
}
