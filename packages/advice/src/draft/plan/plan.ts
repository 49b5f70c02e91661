// A question that could be asked, with the reply that each product's shopper would give. It is counted beforehand, for the
// choice among questions.

import type { Question } from '@guidepost/engine/advisor';
import type { Profile } from '../attribute/profile.ts';

export interface Plan {
  readonly profile: Profile;
  /** A second attribute that the same question asks for. */
  readonly partner?: Profile;
  readonly question: Question;
  /**
   * Product → its shopper's reply, from 1; 0: a skip. For a list, the reply is a set of answers, one bit each, and a product that
   * has all of them satisfies it. Otherwise a product with the same reply satisfies it.
   */
  readonly replies: Uint32Array;
  readonly isList: boolean;
  /** The largest reply. For a list it means nothing. */
  readonly largest: number;
  /** How many replies are offered at once. These are the ones that most candidates have. */
  readonly most: number;
  /** How many different replies there must be for the question to be asked. */
  readonly least: 1 | 2;
  readonly ease: number;
  /** Of the products of the kinds for which it is asked, the share with a value; undefined: it is asked of all. */
  readonly fill?: number;
  /** Its answers are in English although the questions are not. */
  readonly isForeign?: boolean;
  /** How many values of products in scope have no answer; undefined: none. */
  readonly unanswered?: number;
  /** For the question about the kind of product: the ids of its answers by reply, from 1. */
  readonly ids?: readonly string[];
  /** It is asked only after these replies to the question about the kind; undefined: always. */
  readonly kinds?: ReadonlySet<number>;
}
