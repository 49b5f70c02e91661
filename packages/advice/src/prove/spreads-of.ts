// Figures of conversations, and which of them hold of every shopper who only goes forward. The most questions do where what is said
// to be never holds, for the same reason: more products never mean fewer questions then. The most results are those of
// whoever skips everything. The fewest are looked for by themselves.

import { fullBits } from '@guidepost/engine/bits';
import type { Walk } from './explore.ts';
import { type Fewest, findFewest } from './fewest-search.ts';
import type { Observations, ShareTally } from './observations.ts';
import type { Spread } from './proof.ts';
import type { Universe } from './universe.ts';

export type Spreads = { readonly [goal in keyof Fewest]: Spread };

/** What the search finds to leave nothing is added to `seen`. */
export function spreadsOf(universe: Universe, seen: Observations, walk: Walk): Spreads {
  const { questionsAsked, untilResults, results } = seen;
  const found = findFewest(universe, {
    questions: questionsAsked.fewest,
    untilResults: untilResults.fewest,
    results: results.fewest,
  });
  for (const [place, way] of found.emptied.entries()) if (way !== null) seen.emptiedSeldom(place, way);
  const spread = (tally: ShareTally, goal: keyof Fewest, most: number | null): Spread => ({
    fewest: found.isProven[goal] ? found[goal] : null,
    mean: shareOf(tally.sum, tally),
    most,
    seen: { fewest: Number.isFinite(found[goal]) ? found[goal] : 0, most: tally.most },
  });
  const { compiled } = universe;
  const all = universe.countResults(fullBits(compiled.snapshot.size), compiled.advisor.results.limit);
  return {
    questions: spread(questionsAsked, 'questions', walk.holdsForward ? questionsAsked.most : null),
    untilResults: spread(untilResults, 'untilResults', walk.holdsForward ? untilResults.most : null),
    results: spread(results, 'results', all),
  };
}

/** Rounded, since sums of many shares are not exact to the last digit. */
export const shareOf = (part: number, { share }: ShareTally): number =>
  share === 0 ? 0 : Number((part / share).toFixed(9));
