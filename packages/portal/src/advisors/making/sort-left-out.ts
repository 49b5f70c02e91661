// Puts what a draft does not ask about in the order in which it is worth thinking about: what would help most first, and apart from it what
// nobody can be asked about.

import type { DraftView } from '@guidepost/contract/views/draft-view';

type LeftOut = DraftView['left_out'][number];

/** Reasons that leave a sensible question, those that leave the best one first. */
const SENSIBLE: readonly (readonly string[])[] = [
  ['too-many-questions', 'helps-few', 'enough-questions'],
  ['one-broad-word', 'same-answers'],
  ['tells-nothing-more', 'tells-little'],
];
const placeOf = ({ why }: LeftOut): number => SENSIBLE.findIndex((reasons) => reasons.includes(why));

export interface SortedLeftOut {
  readonly sensible: readonly LeftOut[];
  /** What means nothing to shoppers or has no values to choose from, as they stand in the catalog. */
  readonly others: readonly LeftOut[];
}

export function sortLeftOut(leftOut: readonly LeftOut[]): SortedLeftOut {
  const isSensible = (left: LeftOut): boolean => placeOf(left) !== -1;
  return {
    sensible: leftOut
      .filter(isSensible)
      .sort(
        (a, b) =>
          (b.helps ?? 0) - (a.helps ?? 0) ||
          placeOf(a) - placeOf(b) ||
          (b.bits_alone ?? 0) - (a.bits_alone ?? 0) ||
          b.known - a.known,
      ),
    others: leftOut.filter((left) => !isSensible(left)),
  };
}
