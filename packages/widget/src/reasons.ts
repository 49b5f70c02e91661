// Why a product is shown, and what it misses: in short at its card. Reply by reply the second file says it.

import type { Reason, Result } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount } from './format.ts';
import { make } from './make-element.ts';
import { fill } from './texts.ts';
import type { Reply } from './trail.ts';

/** What the shopper wished for, and this product does not have. A preference only decides the order. */
export const missesOf = ({ reasons = [] }: Result): readonly Reason[] =>
  reasons.filter(({ role, fit }) => role === 'filter' && (fit === 'missed' || fit === 'partly'));

/** Whether it misses nothing. */
export const isExact = (result: Result): boolean => !missesOf(result)[0];

/** What it misses, if it misses anything; else, with `isFinal`, what it satisfies. Null if there is nothing to say. */
export function drawReason(
  result: Result,
  isFinal: boolean,
  trail: readonly Reply[],
  drawing: Drawing,
): HTMLElement | null {
  const misses = missesOf(result);
  if (misses[0]) {
    // Those that are missed by so much say so each; the words for all others are said once.
    const [others, far] = [misses.filter((reason) => !reason.missed_by), misses.filter((reason) => reason.missed_by)];
    const title = others.map((reason) => titlesOf(reason, 'missed')).join(' · ');
    const said = far.map((reason) => describeReason(reason, trail, drawing));
    if (title) said.unshift(fill(drawing.texts.missed, { title }));
    return make('span', { part: 'reason missed' }, said.join(' · '));
  }
  // Preferences before filters: all that is shown fits the filters, so only preferences tell one product from another.
  const met = (result.reasons ?? [])
    .filter(({ fit }) => fit === 'met')
    .toSorted((a, b) => b.role.localeCompare(a.role))
    .map((reason) => titlesOf(reason, 'met'));
  return isFinal && met[0]
    ? make('span', { part: 'reason' }, fill(drawing.texts.met, { title: met.join(' · ') }))
    : null;
}

export function describeReason(reason: Reason, trail: readonly Reply[], drawing: Drawing): string {
  const { texts } = drawing;
  const { fit, missed_by: by } = reason;
  const all = titlesOf(reason);
  if (fit === 'unknown') return fill(texts.unknown, { title: all });
  if (fit === 'met') return fill(texts.met, { title: titlesOf(reason, 'met') });
  if (by) {
    const n = formatAmount(Math.abs(by), unitOf(reason, trail), drawing);
    return fill(by > 0 ? texts.above : texts.below, { n, title: all });
  }
  return fill(texts.missed, { title: titlesOf(reason, 'missed') });
}

/** Of the chosen answers with this fit; of all of them if the response does not tell them apart. */
export const titlesOf = ({ answers }: Reason, wanted?: 'met' | 'missed'): string => {
  const some = answers.filter(({ fit }) => fit === wanted);
  return (some[0] ? some : answers).map(({ title }) => title).join(', ');
};

/** A response does not repeat the unit of a question that was asked before. */
export function unitOf({ question_id: id }: Pick<Reason, 'question_id'>, trail: readonly Reply[]): string {
  const question = trail.find((reply) => reply.question.question_id === id)?.question;
  return question?.question_type === 'RANGE' ? question.range_label : '';
}
