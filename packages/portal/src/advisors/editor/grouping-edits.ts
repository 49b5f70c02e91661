// Edits of the parts of a range question, with their titles in every language.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, type PartPath, partIn } from '../draft/draft-document.ts';
import { translationsOf } from '../draft/texts-of-items.ts';
import { followTranslations } from './answers-of-numbers.ts';
import type { PlacedGroupings } from './divide-groupings.ts';
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

/** Parts come and go. Texts of further languages name them by their places, so they go along. */
export function placeGroupings(
  document: DraftDocument,
  path: PartPath,
  { groupings, cameFrom }: PlacedGroupings,
): DraftOperation[] {
  const at = [...path, 'range', 'groupings'];
  const before = readGroupings(partIn(document, at));
  const places = Array.from({ length: Math.max(before.length, groupings.length) }, (_, nth) => nth);
  const keyOf = (nth: number): string => `${path[1]}.groupings.${nth}.title`;
  const translations = translationsOf(document).flatMap(([language, texts]) =>
    places.flatMap((nth): DraftOperation[] => {
      const from = cameFrom[nth] ?? null;
      const [was, is] = [texts[keyOf(nth)], from === null ? undefined : texts[keyOf(from)]];
      if (was === is) return [];
      const text = ['texts', language, keyOf(nth)];
      return is === undefined ? [{ op: 'remove', path: text }] : [{ op: 'set', path: text, value: is }];
    }),
  );
  return [
    groupings.length === 0 ? { op: 'remove', path: at } : { op: 'set', path: at, value: writeGroupings(groupings) },
    ...translations,
  ];
}
