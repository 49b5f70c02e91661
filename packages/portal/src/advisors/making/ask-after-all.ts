// Questions about attributes that a draft leaves out and that somebody wants to ask about after all.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import { admin } from '../../asking.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { withFreeId } from '../editor/new-items.ts';

type Drafted = Pick<DraftView, 'catalog' | 'language' | 'questions'>;

/** One after the other, as the service writes only few at the same time for a shop. */
export async function askAfterAll(
  attributes: Iterable<string>,
  { catalog, language, questions }: Drafted,
  client: string,
  call: Pick<typeof admin, 'call'> = admin,
): Promise<DraftObject[]> {
  const further: DraftObject[] = [];
  for (const attribute of attributes) {
    // As every draft of a whole advisor asks.
    const query = { attribute, language, order: 'adaptive' };
    const { question } = await call.call('draftQuestion', { client, catalog, query });
    further.push(withFreeId(question, [...questions, ...further]));
  }
  return further;
}
