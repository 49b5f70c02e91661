// A question that could be asked, together with what each product's shopper would reply to it: what choosing among
// questions needs to know, counted beforehand.

import type { Question } from '@guidepost/engine/advisor';
import type { Profile } from '../attribute/profile.ts';

export interface Plan {
  readonly profile: Profile;
  /** A second attribute that is asked for by the same question. */
  readonly partner?: Profile;
  readonly question: Question;
  /**
   * Product → its shopper's reply, from 1; 0: a skip. Of a `list` the reply is a set of answers, one bit each, and whatever
   * has all of them satisfies it; otherwise what has the same reply satisfies it.
   */
  readonly replies: Uint32Array;
  readonly isList: boolean;
  /** The largest reply; of a list nothing. */
  readonly largest: number;
  /** How many replies are offered at once: those that most candidates have. */
  readonly most: number;
  /** How many different replies there must be for the question to be asked. */
  readonly least: 1 | 2;
  readonly ease: number;
  /** How many values that products in scope have are left without an answer; undefined: none. */
  readonly unanswered?: number;
  /** Of a question for the kind of product: the ids of its answers by reply, from 1. */
  readonly ids?: readonly string[];
  /** Asked only of these replies to the question for the kind; undefined: of all. */
  readonly kinds?: ReadonlySet<number>;
}
