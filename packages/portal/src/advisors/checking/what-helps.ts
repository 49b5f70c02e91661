// What of a simulation says where an advisor loses its shoppers, most first: only what is worth a look, and only where it falls short.

import type { SimulationView } from '@guidepost/contract/views/simulation-view';

export type Helping =
  /** The product fits, and others stand before it. `limit`: so many results would show more of them. */
  | { readonly kind: 'more-results'; readonly lost: number; readonly limit: number }
  /** It was tried, and no question asks about it yet: of those who did not find their product, so many do with a further question about the attribute. */
  | { readonly kind: 'question'; readonly attribute: string; readonly helped: number; readonly of: number }
  /** The question takes the product away from shoppers, after right replies or after a wrong one. */
  | { readonly kind: 'filter' | 'mistake'; readonly question: string; readonly lost: number };

/** As the format has it. */
const MOST_RESULTS = 100;
const WORTH = 1;
const MOST_OF_A_KIND = 2;

/** `lost` is of 100 shoppers. */
export function whatHelps({ shoppers, goals, lost, lost_by_mistake, limit, better }: SimulationView): Helping[] {
  const { truthful, mistaken } = shoppers;
  const ofHundred = (count: number, all: number): number => (all === 0 ? 0 : Math.round((100 * count) / all));
  const found: Helping[] = [];
  const outranked = ofHundred(lost.outranked.shoppers, truthful.shoppers);
  if (truthful.near.found < goals.truthful) {
    if (outranked >= WORTH && limit < MOST_RESULTS)
      found.push({ kind: 'more-results', lost: outranked, limit: Math.min(MOST_RESULTS, 2 * limit) });
    // What is asked already helps only those who answer it to the last digit.
    const [question] = better.questions.filter(({ asked }) => !asked).toSorted((a, b) => b.helped - a.helped);
    if (question !== undefined && ofHundred(question.helped, question.shoppers) >= WORTH)
      found.push({ kind: 'question', attribute: question.attribute, helped: question.helped, of: question.shoppers });
    found.push(...worst('filter', lost.filtered_out, truthful.shoppers));
  }
  if (mistaken.near.found < goals.mistaken)
    found.push(...worst('mistake', lost_by_mistake?.filtered_out ?? [], mistaken.shoppers));
  return found;

  function worst(
    kind: 'filter' | 'mistake',
    at: readonly { readonly question: string; readonly shoppers: number }[],
    all: number,
  ): Helping[] {
    return at
      .map(({ question, shoppers: count }) => ({ kind, question, lost: ofHundred(count, all) }))
      .filter((each) => each.lost >= WORTH)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, MOST_OF_A_KIND);
  }
}
