// Answers that somebody goes on writing, begun from the values that an attribute has in the catalog.

import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import type { DraftObject } from '../draft/draft-document.ts';
import { newAnswer, newId } from './new-items.ts';

/** How many values are offered where a question does not say it. */
export const ANSWERS_OF_VALUES = 30;
/** As many as a question may say. */
export const MOST_ANSWERS_OF_VALUES = 200;

/** `max`: what the question says. */
export const mostOffered = (max: unknown): number =>
  typeof max === 'number' && max >= 1 ? Math.min(Math.floor(max), MOST_ANSWERS_OF_VALUES) : ANSWERS_OF_VALUES;

/** As many as are offered so far, each with the title that shoppers read so far. Null: the values of the attribute are not known (yet), so that nothing may take their place. `attribute` empty: there are none. */
export function answersFromValues(
  attribute: string,
  tally: AttributeTallyView | null,
  most: number,
): readonly DraftObject[] | null {
  if (attribute === '') return [newAnswer(), newAnswer()];
  // While another attribute is asked for, the tally is still that of the one before.
  if (tally?.attribute !== attribute) return null;
  if (tally.values.length === 0) return [newAnswer(), newAnswer()];
  return tally.values.slice(0, most).map(({ value, title = value }) => ({
    ...{ id: newId('answer'), title },
    where: {
      [attribute]: tally.type === 'number' ? Number(value) : tally.type === 'boolean' ? value === 'true' : value,
    },
  }));
}
