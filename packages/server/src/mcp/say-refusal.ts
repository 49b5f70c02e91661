// A refusal in words for a language model: what is wrong, and what to do.

import type { Refusal } from '../refusals/refusal.ts';
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
