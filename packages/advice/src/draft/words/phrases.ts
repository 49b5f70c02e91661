// What a draft says to shoppers, one set of phrases for each language; everything else about a draft is the same in all.

import type { Concept } from '../attribute/concept-names.ts';

/** What a question is worded from. */
export interface Topic {
  readonly concept: Concept;
  /** Begins with a capital letter. */
  readonly label: string;
  readonly unit: string | null;
  /** Of a size: that of clothes or shoes, which people have, rather than choose. */
  readonly isWorn?: boolean;
}

export interface Phrases {
  readonly yes: string;
  readonly no: string;
  readonly withIt: string;
  readonly withoutIt: string;
  readonly other: string;
  /** `kind`: what all products are, null where they are several things. */
  advisorTitle(kind: string | null): string;
  askBudget: string;
  askChoice(topic: Topic, several: boolean): string;
  askNumber(topic: Topic): string;
  /** Of a width and a height. */
  askArea(topic: Topic): string;
  askBoolean(topic: Topic): { readonly title: string; readonly isAdjective: boolean };
  skip(topic: Topic): string;
  upTo(bound: string): string;
  between(from: string, to: string): string;
  either(one: string, other: string): string;
  moreThan(bound: string): string;
  orMore(bound: string): string;
  /** Of a year. */
  orNewer(bound: string): string;
  /** A unit as people read it. */
  unit(unit: string): string;
}
