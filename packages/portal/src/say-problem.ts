// What the admin interface refused, in plain words of the portal's language.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import { fillIn, type Spoken, wordsOf } from './words/words.ts';

/** Problems whose reason is in `detail` or `errors`, and different each time. */
const WITH_DETAIL = ['refused', 'invalid-request', 'already-exists'];

export function sayProblem(error: unknown, { language, words }: Spoken): string {
  if (!(error instanceof AdminProblem)) return words.problems.unreachable;
  const { slug, wait, message } = error;
  const known = Object.hasOwn(words.problems.slugs, slug) ? wordsOf(words.problems.slugs, slug) : words.problems.other;
  const hasPlaces = (error.problem.errors ?? []).length > 0;
  const detail = language === 'en' && WITH_DETAIL.includes(slug) && !hasPlaces ? message : null;
  return [detail ?? known, wait === null ? '' : fillIn(words.problems.wait, { seconds: wait })].join(' ').trim();
}

/** What is wrong with one member of the request; null: nothing. */
export function faultOf(error: unknown, member: string, { words }: Spoken): string | null {
  if (!(error instanceof AdminProblem)) return null;
  const found = (error.problem.errors ?? []).find(
    ({ pointer }) => pointer === `#/${member}` || pointer.startsWith(`#/${member}/`),
  );
  if (found === undefined) return null;
  const own: Readonly<Record<string, string>> = words.problems.fields;
  return own[member] || found.detail;
}
