// What is kept of the results that an answer shows, for insights: see `sessions/given.ts`. It is made with the answer, and kept with it where
// that is kept.

import type { Outcome } from '@guidepost/engine/converse';
import { FIRST_RESULTS } from '@guidepost/engine/lacks';
import type { LiveAdvisor } from '../live/live-advisor.ts';
import { writeLack } from '../sessions/given.ts';

/** Null if there are no results. */
export function renderGiven(
  { compiled, catalog }: Pick<LiveAdvisor, 'compiled' | 'catalog'>,
  { results, lacks }: Outcome,
): string | null {
  if (results === null || lacks === null) return null;
  const { skus } = catalog;
  const count = Math.min(results.length, FIRST_RESULTS);
  let text = count === 0 ? '' : skus.at(results[0] as number);
  for (let rank = 1; rank < count; rank++) text += ` ${skus.at(results[rank] as number)}`;
  for (const { place, ...lack } of lacks) {
    text += writeLack({ question: compiled.advisor.questions[place]?.id ?? '', ...lack });
  }
  return text;
}
