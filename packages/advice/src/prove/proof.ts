// What an exploration has established of an advisor: how much of it, in numbers, and what was found, each finding with the
// conversation that leads there.

import type { Reply } from '@guidepost/engine/session';
import type { Finding } from '../finding.ts';

export interface Proof {
  /** Every conversation of the shopper that is reckoned with was looked at. */
  readonly isComplete: boolean;
  /**
   * What is found to be never or always so is so for every shopper, whatever they reply and however often they change earlier
   * replies, but for findings that say that they are of those who only go forward; otherwise nothing of it is said.
   */
  readonly isOfEveryReply: boolean;
  /** The share of conversations, of the shopper that is reckoned with, that were followed to their end. */
  readonly covered: number;
  /** Points at which conversations meet, each looked at once. */
  readonly states: number;
  /** How many different conversations that shopper can have, of those covered. */
  readonly conversations: number;
  /** Questions until the end. */
  readonly questions: Spread;
  /** Replies until results appear. */
  readonly untilResults: Spread;
  readonly results: {
    /** Results at the end. */
    readonly shown: Spread;
    /** Share of conversations that end with more candidates than are shown. */
    readonly beyondLimit: number;
    /** Share of conversations that end without any; 0 where only replies do that which the shopper reckoned with never gives. */
    readonly none: number;
  };
  readonly products: Recommendable;
  /** In the order of the questions. */
  readonly findings: readonly ProofFinding[];
}

/** Of conversations that only go forward. */
export interface Spread {
  /** Of every such shopper, whatever they reply; null where that is not proven. */
  readonly fewest: number | null;
  /** Of the shopper that is reckoned with. */
  readonly mean: number;
  /** Like `fewest`. */
  readonly most: number | null;
  /** Of the conversations that were looked at, with replies also that the shopper reckoned with never gives. */
  readonly seen: { readonly fewest: number; readonly most: number };
}

/** Of the products in scope; of their groups where results are one per group. */
export interface Recommendable {
  readonly unit: 'product' | 'group';
  readonly inScope: number;
  /** A conversation was found that shows it. */
  readonly recommended: number;
  /** No conversation can show it. */
  readonly never: number;
  /** Of those, one product each, by sku; so many at most. */
  readonly neverSkus: readonly string[];
  /** Of the first of them: a truthful conversation of somebody who wants it. */
  readonly neverSaid: readonly (readonly Said[])[];
  /** Neither was found. */
  readonly undecided: number;
}

export interface ProofFinding extends Omit<Finding, 'severity'> {
  /** `note`: worth knowing, nothing to mend. */
  readonly severity: Finding['severity'] | 'note';
  /** The shortest conversation that leads there; null where something is true of all conversations. */
  readonly conversation: readonly Said[] | null;
  /** The share of conversations that it concerns, and their number; null where that says nothing. */
  readonly share: number | null;
  readonly conversations: number | null;
  /** Values that it is about: the first of them, and how many there are. */
  readonly values?: NamedValues;
}

export interface NamedValues {
  readonly first: readonly string[];
  readonly count: number;
}

export interface Said {
  /** Its id. */
  readonly question: string;
  /** Empty: skipped. */
  readonly reply: Reply;
}
