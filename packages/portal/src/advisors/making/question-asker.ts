// Questions about attributes that a draft leaves out and that somebody wants to ask about after all. The service writes only few at the same
// time for a shop, so they are asked for one after the other, and each once.

import type { DraftView } from '@guidepost/contract/views/draft-view';
import type { DraftedQuestionView } from '@guidepost/contract/views/question-view';
import { admin } from '../../asking.ts';
import { fewAtATime } from '../../few-at-a-time.ts';
import type { DraftObject } from '../draft/draft-document.ts';
import { withFreeId } from '../editor/new-items.ts';

/** `attribute`: its name. One that failed is asked for again. */
export type QuestionAsker = (attribute: string) => Promise<DraftedQuestionView>;

/** `within`: the products that the draft speaks of, as JSON; undefined: all of the catalog. */
export function questionAsker(
  { catalog, language, within }: Pick<DraftView, 'catalog' | 'language'> & { readonly within: string | undefined },
  client: string,
  call: Pick<typeof admin, 'call'> = admin,
): QuestionAsker {
  const oneAtATime = fewAtATime(1);
  const asked = new Map<string, Promise<DraftedQuestionView>>();
  return (attribute) => {
    const before = asked.get(attribute);
    if (before !== undefined) return before;
    // As every draft of a whole advisor asks.
    const query = { attribute, language, order: 'adaptive', ...(within !== undefined && { within }) };
    const question = oneAtATime(() => call.call('draftQuestion', { client, catalog, query }));
    asked.set(attribute, question);
    question.catch(() => asked.delete(attribute));
    return question;
  };
}

/** In the order of `attributes`. None has an id that another one or a question of the draft has. */
export async function askAfterAll(
  attributes: Iterable<string>,
  questions: DraftView['questions'],
  ask: QuestionAsker,
): Promise<DraftObject[]> {
  const further: DraftObject[] = [];
  for (const attribute of attributes) {
    const { question } = await ask(attribute);
    further.push(withFreeId(question, [...questions, ...further]));
  }
  return further;
}
