// What the answer to a session depends on beside its token, as one text: whoever has come to the same place in the same way, and
// asks for the same, is shown the same until the advisor or its catalog changes.

import { repliedQuestions, replyKey } from '@guidepost/engine/session';
import type { Lead } from './lead.ts';
import type { Include } from './read-include.ts';

/** No two answers that differ have the same. */
export function leadKey({ live, language, session }: Omit<Lead, 'outcome'>, include: Include): string {
  const { places } = live.compiled;
  const { replies, shown, resultsGiven, changed } = session;
  const place = (question: string): number => places.get(question) ?? -1;
  let key = `${live.binding} ${language} ${wordsOf(include)} ${shown === null ? '' : place(shown)} ${resultsGiven}`;
  for (const question of repliedQuestions(session)) key += `/${replyKey(place(question), replies[question] ?? [])}`;
  if (changed !== undefined) for (const question of changed) key += `*${place(question)}`;
  return key;
}

/** One bit for each word. */
const wordsOf = ({ reasons, counts, histogram, replies, details, reconsider }: Include): number =>
  (reasons ? 1 : 0) +
  (counts ? 2 : 0) +
  (histogram ? 4 : 0) +
  (replies ? 8 : 0) +
  (details ? 16 : 0) +
  (reconsider ? 32 : 0);
