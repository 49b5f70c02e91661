// How a shopper with a product in mind replies to what is offered. Truthful: of SINGLE the most specific answer that the
// product satisfies (the one with the fewest candidates, of equal ones the first); of MULTIPLE all that it satisfies, where
// any of them will do the three most specific; of RANGE see `makeRangeReplier`. Where nothing fits, "no preference" if it is
// offered, else a skip. A mistake is any other single answer offered. A near mistake is the answer beside it: the one before or
// after it as they are shown, of numbers the next value, of ranges the neighbouring grouping or the range moved by its width.

import type { Reply } from '@guidepost/engine/session';

/** Equal replies to one offer are one object, so that shoppers can be told apart by them. */
export interface Replier {
  /** By a product's number in the snapshot. */
  readonly truthful: (product: number) => Reply;
  /** Another offered reply, chosen by a number in [0, 1); the truthful one where there is no other. */
  readonly mistaken: (truth: Reply, random: number) => Reply;
  /** The reply beside it, one of the two by a number in [0, 1); the truthful one where there is none, and for a skip. */
  readonly beside: (truth: Reply, random: number) => Reply;
  /** The truthful reply where nothing fits. */
  readonly nothing: Reply;
  /** How many answers there are to choose from. */
  readonly answers: number;
}

export const SKIP: Reply = [];

/** One of the replies that is not the truth; the truth where there is no other. */
export function otherThan(all: readonly Reply[], truth: Reply, random: number): Reply {
  const others = all.filter((reply) => reply !== truth);
  return others[Math.floor(random * others.length)] ?? truth;
}

/** The one before or the one after, whichever there is and `random` says. Undefined where there is neither. */
export function oneOfTwo<T>(before: T | undefined, after: T | undefined, random: number): T | undefined {
  if (before === undefined || after === undefined) return before ?? after;
  return random < 0.5 ? before : after;
}
