// The order in which questions are asked: as they are listed, or the one that tells most next. What belongs to one of the two goes with it.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { type DraftDocument, idOf, itemsIn } from './draft-document.ts';

export type OrderOfQuestions = 'adaptive' | 'listed';

export const orderOf = ({ order }: DraftDocument): OrderOfQuestions => (order === 'adaptive' ? 'adaptive' : 'listed');

/** The question that everybody gets first; null: the advisor chooses that one, too. */
export function firstAsked(document: DraftDocument): string | null {
  const ids = itemsIn(document, ['questions']).map(idOf);
  if (orderOf(document) === 'listed') return ids[0] ?? null;
  return ids.find((id) => id === String(document.first)) ?? null;
}

/** The question that came first stays the first one. */
export function reorderQuestions(document: DraftDocument, order: OrderOfQuestions): DraftOperation[] {
  if (order === orderOf(document)) return [];
  const first = firstAsked(document);
  const set: DraftOperation = { op: 'set', path: ['order'], value: order };
  if (order === 'adaptive') return first === null ? [set] : [set, { op: 'set', path: ['first'], value: first }];
  const isOnTop = first === null || first === idOf(itemsIn(document, ['questions'])[0]);
  return [
    set,
    ...(document.first === undefined ? [] : [{ op: 'remove', path: ['first'] } as const]),
    ...(isOnTop ? [] : [{ op: 'move', path: ['questions', first], after: null } as const]),
  ];
}
