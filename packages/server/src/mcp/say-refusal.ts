// A refusal in words for a language model: what is wrong, and what to do. And as a problem for the view, which treats it as it would at the next
// endpoint.

import { type ProblemDocument, problemDocument } from '@guidepost/contract/problem';
import type { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import { quotedData } from './visible-text.ts';

const WHAT_TO_DO: Readonly<Record<string, string>> = {
  'advisor-not-found': 'Call `list_advisors`, and use an `advisor` that it names.',
  'session-token-used': 'Call `results` with this token: it gives the newest one, and the question as it is now.',
  'session-ended': 'There is no question left. Change an earlier reply with `change_reply`, or `start` anew.',
  'invalid-answer': 'Use `answer_id`s of the question. Call `results` to see it again.',
};

export function sayRefusal({ slug, detail, facts: { wait, currentQuestion, errors } }: Refusal): string {
  return [
    detail,
    ...(errors ?? []).map((error) => `${error.pointer}: ${error.detail}`),
    ...(currentQuestion === undefined ? [] : [`The question is ${quotedData(currentQuestion)} now.`]),
    ...(WHAT_TO_DO[slug] === undefined ? [] : [WHAT_TO_DO[slug]]),
    ...(wait === undefined ? [] : [`Try again in ${wait} s.`]),
  ].join('\n');
}

/** `retry_after`: seconds, where it says when to try again. */
export function problemOfRefusal(
  { slug, detail, facts: { wait, currentQuestion, errors } }: Refusal,
  publicUrl: string,
): ProblemDocument & { readonly retry_after?: number } {
  const members = {
    ...(errors !== undefined && { errors }),
    ...(currentQuestion !== undefined && { current_question_id: currentQuestion }),
  };
  const problem = problemDocument(slug, { publicUrl, requestId: makeRequestId(), detail, members });
  return { ...problem, ...(wait !== undefined && { retry_after: wait }) };
}
