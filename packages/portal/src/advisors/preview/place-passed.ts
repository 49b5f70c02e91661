// Where the questions that were left out stand among the replies.

import type { PreviewExplanationView } from '@guidepost/contract/views/preview-view';
import { type DraftDocument, idOf, itemsIn } from '../draft/draft-document.ts';
import { orderOf } from '../draft/order-edits.ts';

type Effect = PreviewExplanationView['replies'][number];
type PassedOver = PreviewExplanationView['passed_over'][number];
type Told = Pick<PreviewExplanationView, 'replies' | 'passed_over'>;

export type LeftLine =
  | { readonly kind: 'reply'; readonly of: Effect }
  | { readonly kind: 'passed'; readonly of: PassedOver };

/** Questions as listed: each where its turn was. Otherwise nobody waited for it, and it stands behind the replies. */
export function placePassed({ replies, passed_over }: Told, document: DraftDocument): LeftLine[] {
  const placeOf = placesIn(document);
  const lines: LeftLine[] = [];
  let waiting = passed_over;
  for (const reply of replies) {
    const isEarlier = ({ question_id }: PassedOver): boolean =>
      orderOf(document) === 'listed' && placeOf(question_id) < placeOf(reply.question_id);
    for (const of of waiting.filter(isEarlier)) lines.push({ kind: 'passed', of });
    waiting = waiting.filter((each) => !isEarlier(each));
    lines.push({ kind: 'reply', of: reply });
  }
  return [...lines, ...waiting.map((of) => ({ kind: 'passed', of }) as const)];
}

/** Those between the last reply and what is asked now. None where Guidepost chooses what it asks: there nobody waits for one. */
export function justPassed({ replies, passed_over }: Told, document: DraftDocument): readonly PassedOver[] {
  if (orderOf(document) === 'adaptive') return [];
  const placeOf = placesIn(document);
  const last = Math.max(-1, ...replies.map(({ question_id }) => placeOf(question_id)));
  return passed_over.filter(({ question_id, because }) => because !== 'condition' && placeOf(question_id) > last);
}

function placesIn(document: DraftDocument): (question: string) => number {
  const ids = itemsIn(document, ['questions']).map(idOf);
  return (question) => ids.indexOf(question);
}
