// Answers that somebody goes on writing, begun from the values that an attribute has in the catalog.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { type DraftDocument, type DraftObject, idOf, type PartPath } from '../draft/draft-document.ts';
import { beginningOf, languageOfDraft, translationsOf } from '../draft/texts-of-items.ts';
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
    where: { [attribute]: writtenValue(tally.type, value) },
  }));
}

/** A value as a condition has it. */
export const writtenValue = (type: AttributeTallyView['type'], value: string): unknown =>
  type === 'number' ? Number(value) : type === 'boolean' ? value === 'true' : value;

/**
 * What a value is called in any language, its answer is called from now on. `path`: of the question; `answers`: begun from `values`, in their
 * order, and there before these operations.
 */
export function textsOfBegun(
  document: DraftDocument,
  path: PartPath,
  values: AttributeTallyView['values'],
  answers: readonly DraftObject[],
): DraftOperation[] {
  const beginning = beginningOf(path);
  const own = languageOfDraft(document);
  return translationsOf(document).flatMap(([language, texts]) =>
    values.flatMap(({ value }, nth): DraftOperation[] => {
      const answer = answers[nth];
      const text = texts[`${beginning}${value}.title`];
      if (answer === undefined || text === undefined) return [];
      return [
        { op: 'remove', path: ['texts', language, `${beginning}${value}.title`] },
        language === own
          ? { op: 'set', path: [...path, 'answers', idOf(answer), 'title'], value: text }
          : { op: 'set', path: ['texts', language, `${beginning}${idOf(answer)}.title`], value: text },
      ];
    }),
  );
}

/**
 * Once answers are written, what other values are called leads nowhere, and the draft could not be published. `begun`: the values that became
 * answers.
 */
export function withoutOtherValues(
  document: DraftDocument,
  path: PartPath,
  begun: AttributeTallyView['values'],
): DraftOperation[] {
  const [beginning, end] = [beginningOf(path), '.title'];
  const known = new Set(begun.map(({ value }) => `${beginning}${value}${end}`));
  return translationsOf(document).flatMap(([language, texts]) =>
    Object.keys(texts).flatMap((text): DraftOperation[] => {
      const isOfValue = text.startsWith(beginning) && text.endsWith(end) && text.length > beginning.length + end.length;
      return isOfValue && !known.has(text) ? [{ op: 'remove', path: ['texts', language, text] }] : [];
    }),
  );
}
