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
  change: (reply: Reply) => void,
  drawing: Drawing,
): HTMLElement | null {
  const { texts } = drawing;
  if (!trail[0]) return null;
  // No landmark: a page with two advisors would have two of one name.
  const list = make('ol', { part: 'replies', role: 'list', ariaLabel: texts.replies });
  for (const reply of trail) {
    const status = included.replies?.find((one) => one.question_id === reply.question.question_id)?.status;
    const [isReplied] = reply.answers;
    const isLost = isReplied && status && status !== 'counts';
    const title = describeReply(reply, drawing);
    const button = makeButton(
      isLost ? 'reply relaxed' : isReplied ? 'reply' : 'reply skipped',
      () => change(reply),
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

/** A reply that does not count does not look as if it did. Of a range it is said how near the products come that miss nothing else. */
function describeLoss(
  reply: Reply,
  title: string,
  status: ToldReply['status'],
  results: readonly Result[],
  drawing: Drawing,
): string {
  const { texts } = drawing;
  if (status !== 'relaxed') return fill(texts.uncounted, { title });
  const only = results.map(missesOf).filter((misses) => misses.length === 1);
  const values = only.flat().filter((miss) => miss.question_id === reply.question.question_id && miss.value != null);
  const [nearest] = values.toSorted((a, b) => Math.abs(a.missed_by ?? 0) - Math.abs(b.missed_by ?? 0));
  if (nearest?.value == null) return fill(texts.relaxed, { title });
  return fill(texts.closest, { title, n: formatAmount(nearest.value, unitOf(nearest, [reply]), drawing) });
}

function describeReply({ question, answers }: Reply, drawing: Drawing): string {
  // The author's words for skipping would not say which question it was.
  if (!answers[0]) return fill(drawing.texts.skipped, { title: question.title });
  return answers.map((id) => titleOf(question, id, drawing)).join(', ');
}

function titleOf(question: Question, id: string, drawing: Drawing): string {
  return question.question_type === 'RANGE'
    ? describeRange(question, id, drawing)
    : (question.answers.find(({ answer_id }) => answer_id === id)?.title ?? id);
}
