// What a replay tells: how many conversations would have other results with another version of their advisor, and how.

import type { Reply } from '@guidepost/engine/session';

/**
 * Of one conversation, the first of these that is so: `unseen`: it got to no results in either version; `same`: the same products in the
 * same order; `emptied`, `filled`: no product any more, or some for the first time; `earlier`: it would have got results, and had none
 * yet; `other-first`: another product comes first; `other-behind`: the first is the same, but not all behind it.
 */
export const REPLAY_CHANGES = [
  'unseen',
  'same',
  'emptied',
  'filled',
  'earlier',
  'other-first',
  'other-behind',
] as const;
export type ReplayChange = (typeof REPLAY_CHANGES)[number];

/** What one or more shoppers replied. */
export interface ReplayedConversation {
  /** Question → the reply in the end; questions in the order in which they were replied to first. */
  readonly replies: ReadonlyMap<string, Reply>;
  /** How many had it. */
  readonly times: number;
}

export interface ReplayReport {
  readonly conversations: number;
  readonly changes: Readonly<Record<ReplayChange, number>>;
  /** In how many some product is not shown any more, and in how many some is new. */
  readonly losing: number;
  readonly gaining: number;
  /** How many questions were asked of a conversation, on average. */
  readonly asked: { readonly before: number; readonly after: number };
  /** Questions that are not asked as before, in the order of the version before, then of the one after. */
  readonly questions: readonly ReplayedQuestion[];
  /** The most frequent conversations of every change, in the order of {@link REPLAY_CHANGES}. */
  readonly examples: readonly ReplayExample[];
}

/** In how many conversations. */
export interface ReplayedQuestion {
  readonly question: string;
  /** It was replied to, and is not asked any more. */
  readonly notAsked: number;
  /** It was replied to, and the reply means nothing any more. */
  readonly notUnderstood: number;
  /** It was not asked before. */
  readonly newlyAsked: number;
}

export interface ReplayExample {
  readonly change: Exclude<ReplayChange, 'unseen' | 'same'>;
  readonly conversation: ReplayedConversation;
  /** The first results by sku; null where there were none yet. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}
