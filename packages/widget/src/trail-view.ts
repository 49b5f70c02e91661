// The replies so far; each leads back to its question. If there is little room, they are one line that can be scrolled.

import type { Question, Result, ToldReply } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount } from './format.ts';
import { make, makeButton, showChosen } from './make-element.ts';
import { describeRange } from './range-words.ts';
import { missesOf, unitOf } from './reasons.ts';
import type { State } from './state.ts';
import { fill } from './texts.ts';
import { isReplyTo, type Reply } from './trail.ts';

export function drawTrail(
  { trail, question, isChange, results, included }: State,
  change: (questionId: string) => void,
  drawing: Drawing,
): HTMLElement | null {
  const { texts } = drawing;
  if (trail.length === 0) return null;
  // No landmark: a page with two advisors would have two of one name.
  const list = make('ol', { part: 'replies', role: 'list', ariaLabel: texts.replies });
  for (const reply of trail) {
    const status = included.replies?.find(isToldOf(reply))?.status;
    const isLost = reply.answers.length > 0 && status !== undefined && status !== 'counts';
    const title = describeReply(reply, drawing);
    const button = makeButton(
      reply.answers.length === 0 ? 'reply skipped' : isLost ? 'reply relaxed' : 'reply',
      () => change(reply.question.question_id),
      make('span', {}, isLost ? describeLoss(reply, title, status, results ?? [], drawing) : title),
    );
    button.title = fill(texts.change, { title: reply.question.title });
    const isShown = isChange && isReplyTo(question)(reply);
    if (isShown) button.ariaCurrent = 'true';
    showChosen(button, isShown);
    list.append(make('li', {}, button));
  }
  return list;
}

/** Scrolls to the reply that is being changed, or to one that has become impossible, or to the last one. */
export function showReply(trail: HTMLElement): void {
  const reply =
    trail.querySelector('[aria-current]') ??
    trail.querySelector('.relaxed') ??
    trail.querySelector('li:last-child button');
  if (reply) trail.scrollLeft += reply.getBoundingClientRect().left - trail.getBoundingClientRect().left - 24;
}

const isToldOf =
  ({ question }: Reply) =>
  (told: ToldReply): boolean =>
    told.question_id === question.question_id;

/** A reply that does not count does not look as if it did. Of a range it is said how near the products come that miss nothing else. */
function describeLoss(
  reply: Reply,
  title: string,
  status: ToldReply['status'],
  results: readonly Result[],
  { texts, language }: Drawing,
): string {
  if (status !== 'relaxed') return fill(texts.uncounted, { title });
  const only = results.map(missesOf).filter((misses) => misses.length === 1);
  const values = only.flatMap(([miss]) =>
    miss && miss.question_id === reply.question.question_id && miss.value != null ? [miss] : [],
  );
  const [nearest] = values.toSorted((a, b) => Math.abs(a.missed_by ?? 0) - Math.abs(b.missed_by ?? 0));
  if (nearest?.value == null) return fill(texts.relaxed, { title });
  return fill(texts.closest, { title, n: formatAmount(nearest.value, unitOf(nearest, [reply]), language) });
}

function describeReply({ question, answers }: Reply, { language, texts }: Drawing): string {
  if (answers.length === 0) return question.skip_text ?? fill(texts.skipped, { title: question.title });
  return answers.map((id) => titleOf(question, id, language)).join(', ');
}

function titleOf(question: Question, id: string, language: string): string {
  return question.question_type === 'RANGE'
    ? describeRange(question, id, language)
    : (question.answers.find(({ answer_id }) => answer_id === id)?.title ?? id);
}
