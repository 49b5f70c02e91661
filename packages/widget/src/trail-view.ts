// The replies so far; each leads back to its question. If there is little room, they are one line that can be scrolled.

import type { Question } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { make, makeButton, showChosen } from './make-element.ts';
import { describeRange } from './range-words.ts';
import type { State } from './state.ts';
import { fill } from './texts.ts';
import type { Reply } from './trail.ts';

export function drawTrail(
  { trail, question }: State,
  change: (questionId: string) => void,
  drawing: Drawing,
): HTMLElement | null {
  const { texts } = drawing;
  if (trail.length === 0) return null;
  // No landmark: a page with two advisors would have two of one name.
  const list = make('ol', { part: 'replies', role: 'list', ariaLabel: texts.replies });
  for (const reply of trail) {
    const button = makeButton(
      reply.answers.length > 0 ? 'reply' : 'reply skipped',
      () => change(reply.question.question_id),
      make('span', {}, describeReply(reply, drawing)),
    );
    button.title = fill(texts.change, { title: reply.question.title });
    const isShown = reply.question === question;
    if (isShown) button.ariaCurrent = 'true';
    showChosen(button, isShown);
    list.append(make('li', {}, button));
  }
  return list;
}

/** Scrolls to the reply that is being changed, or to the last one. */
export function showReply(trail: HTMLElement): void {
  const reply = trail.querySelector('[aria-current]') ?? trail.querySelector('li:last-child button');
  if (reply) trail.scrollLeft += reply.getBoundingClientRect().left - trail.getBoundingClientRect().left - 24;
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
