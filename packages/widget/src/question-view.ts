// A question with its controls. It is drawn once for each question. While a reply is on its way, only the marks of that reply
// change, so that the focus stays where it was.

import type { ChoiceQuestion, Question } from '@guidepost/client';
import { drawChoices, isSeveral } from './choices.ts';
import type { Controls, Drawing } from './controls.ts';
import { describeFits } from './describe-fits.ts';
import { drawImage } from './draw-image.ts';
import { make, makeButton } from './make-element.ts';
import { drawRange } from './range.ts';
import type { State } from './state.ts';
import { fill } from './texts.ts';
import { isReplyTo } from './trail.ts';

export interface QuestionActions {
  /** No answers mean a skip. */
  reply(answers: readonly string[]): unknown;
  back(): void;
  cancel(): void;
}

export interface QuestionView {
  readonly element: HTMLElement;
  readonly heading: HTMLElement;
  readonly update: (state: State) => void;
}

export function drawQuestion(
  state: State,
  question: Question,
  actions: QuestionActions,
  drawing: Drawing,
): QuestionView {
  const { texts } = drawing;
  const at = state.isChange ? state.trail.findIndex(isReplyTo(question)) : state.trail.length;
  const { title } = question;
  const heading = make('h2', { part: 'title', tabIndex: -1 }, title);
  const describing = question.description || (isSeveral(question) && texts.several);
  const description = describing && make('p', { part: 'description' }, describing);
  const reply = (answers: readonly string[]): unknown => actions.reply(answers);
  const controls = drawControls(state, question, reply, drawing);
  Object.assign(controls.element, { role: 'group', ariaLabel: title, ariaDescription: describing || null });
  const skip = makeButton('skip', () => reply([]), question.skip_text ?? texts.skip);
  const back = at > 0 && makeButton('back', () => actions.back(), texts.back);
  const cancel = state.isChange && makeButton('cancel', () => actions.cancel(), texts.cancel);
  const element = make(
    'section',
    { part: 'question', ariaLabel: title },
    // Nobody knows how many questions are to come, so it is said what the replies have done.
    make(
      'p',
      { part: 'progress' },
      [fill(texts.question, { n: at + 1 }), describeFits(state.included, drawing)].filter(Boolean).join(' · '),
    ),
    heading,
    description,
    drawImage(question.image, 'question-image'),
    controls.element,
    make('div', { part: 'actions' }, controls.submit, back, cancel, skip),
  );
  const update = ({ chosen, isSending, isChange }: State): void => {
    element.classList.toggle('sending', isSending);
    element.ariaBusy = `${isSending}`;
    // These controls keep the focus. Really disabled ones would lose it.
    for (const control of element.querySelectorAll('button, input')) control.ariaDisabled = isSending ? 'true' : null;
    if (isSending || isChange || chosen[0]) controls.show(chosen);
  };
  update(state);
  return { element, heading, update };
}

function drawControls(
  { isChange }: State,
  question: Question,
  reply: (answers: readonly string[]) => unknown,
  drawing: Drawing,
): Controls {
  if (question.question_type === 'RANGE') return drawRange(question, isChange, reply, drawing);
  return drawChoices(question satisfies ChoiceQuestion, reply, drawing);
}
