// What is met at a question by those who only go forward, and what may be met by those who change earlier replies, side by side:
// what holds of both is said of every shopper, what is known only of the first is said of them.

import type { Encounters } from './encounters.ts';

export interface QuestionEvidence {
  readonly forward: Encounters;
  /** Whether what is not met there is met by nobody who only goes forward; otherwise it is not said of them alone. */
  readonly holdsForward: boolean;
  /** Of every shopper: more than anybody meets. Null where that is not known. */
  readonly always: Encounters | null;
  /** Whether its `ask_if` holds somewhere; for those who only go forward. */
  readonly isOpened: boolean;
  /** The same for every shopper. */
  readonly mayBeOpened: boolean;
}

/** Behind what is said of those who only go forward. */
export const NOT_PROVEN = 'For shoppers who change an earlier reply, this is not proven.';
