// What an import means for an advisor, in a sentence of the portal.

import type { ConcernView } from '@guidepost/contract/views/finding-view';
import { sayFinding } from '../../advisors/checking/say-finding.ts';
import type { Words } from '../../words/words.ts';

/** Null: this kind is not known in words of the portal. */
export function sayConcern({ code, message, question, answer }: ConcernView, words: Words): string | null {
  const document = {
    questions: question === undefined ? [] : [{ ...question, answers: answer === undefined ? [] : [answer] }],
  };
  const path =
    question === undefined ? [] : ['questions', question.id, 'answers', ...(answer === undefined ? [] : [answer.id])];
  const said = sayFinding({ code, path, message }, document, words);
  return said === message ? null : said;
}
