// Answers that somebody goes on writing, begun from the values that an attribute has in the catalog.

import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import type { DraftObject } from '../draft/draft-document.ts';
import { newAnswer, newId } from './new-items.ts';

/** What a shopper can take in. */
export const ANSWERS_OF_VALUES = 30;

/** Null: the values of the attribute are not known (yet), so that nothing may take their place. `attribute` empty: there are none. */
export function answersFromValues(attribute: string, tally: AttributeTallyView | null): readonly DraftObject[] | null {
  if (attribute === '') return [newAnswer(), newAnswer()];
  // While another attribute is asked for, the tally is still that of the one before.
  if (tally?.attribute !== attribute) return null;
  if (tally.values.length === 0) return [newAnswer(), newAnswer()];
  return tally.values.slice(0, ANSWERS_OF_VALUES).map(({ value }) => ({
    ...{ id: newId('answer'), title: value },
    where: {
      [attribute]: tally.type === 'number' ? Number(value) : tally.type === 'boolean' ? value === 'true' : value,
    },
  }));
}

/** How many values have no room among the answers. */
export const valuesLeftOut = ({ distinct, values }: AttributeTallyView): number =>
  distinct - Math.min(values.length, ANSWERS_OF_VALUES);
