// Moves ends of the parts of a range question, with their titles in every language.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, type PartPath, partIn } from '../draft/draft-document.ts';
import { followTranslations } from './answers-of-numbers.ts';
import { type Grouping, movedEnds, readGroupings, saidBegin, writeGroupings } from './range-groupings.ts';

/** `path`: of the question. `move` gives back what it got if nothing moves. */
export function moveGroupings(
  document: DraftDocument,
  path: PartPath,
  move: (groupings: readonly Grouping[]) => readonly Grouping[],
): DraftOperation[] {
  const at = [...path, 'range', 'groupings'];
  const before = readGroupings(partIn(document, at));
  const after = move(before);
  if (after === before) return [];
  const places = before.map((_, nth) => String(nth));
  const translations = before.flatMap((each, nth) => {
    const moved = movedEnds(each, after[nth] ?? each, saidBegin(before, each));
    return moved === null ? [] : followTranslations(document, `${path[1]}.groupings.`, places, String(nth), moved);
  });
  return [{ op: 'set', path: at, value: writeGroupings(after) }, ...translations];
}
