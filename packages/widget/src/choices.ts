// The answers of a SINGLE or MULTIPLE question: plain cards, cards with pictures, or colours. For a SINGLE, one press
// is the reply. For a MULTIPLE, the shopper ticks several first.

import type { Answer, ChoiceQuestion, Question } from '@guidepost/client';
import type { Controls, Drawing } from './controls.ts';
import { drawCounts } from './draw-count.ts';
import { drawImage } from './draw-image.ts';
import { type Child, make, makeButton, showChosen, showPressed } from './make-element.ts';

export function drawChoices(
  question: ChoiceQuestion,
  reply: (answers: readonly string[]) => unknown,
  drawing: Drawing,
): Controls {
  const { answers } = question;
  const { texts } = drawing;
  const hasPictures = answers.some(({ image }) => image);
  const part = hasPictures ? 'answers pictures' : answers.every(isColour) ? 'answers colours' : 'answers';
  const element = make('div', { part });
  setColumns(element.style, answers.length);
  if (!isSeveral(question)) {
    const buttons = answers.map((answer) => makeButton('answer', () => reply([answer.answer_id]), ...inside(answer)));
    drawCounts(answers, buttons, drawing);
    element.append(...buttons);
    const show = (chosen: readonly string[]): void => {
      for (const [i, button] of buttons.entries()) showPressed(button, chosen.includes(answers[i]?.answer_id ?? ''));
    };
    return { element, submit: null, show };
  }
  const boxes = answers.map(({ answer_id: value }) => make('input', { type: 'checkbox', value }));
  const labels = answers.map((answer, i) => make('label', { part: 'answer' }, boxes[i] ?? null, ...inside(answer)));
  drawCounts(answers, boxes, drawing);
  element.append(...labels);
  const chosenIds = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const submit = makeButton('continue', () => reply(chosenIds()), texts.continue);
  const follow = (): void => {
    for (const [i, { checked }] of boxes.entries()) showChosen(labels[i], checked);
    submit.disabled = !chosenIds()[0];
  };
  element.onchange = follow;
  const show = (chosen: readonly string[]): void => {
    for (const box of boxes) box.checked = chosen.includes(box.value);
    follow();
  };
  follow();
  return { element, submit, show };
}

/** Tells the style how many columns fill the rows best, by how many there is room for; it knows the room. */
function setColumns(style: CSSStyleDeclaration, count: number): void {
  for (const most of [2, 3, 5]) style.setProperty(`--fit-${most}`, `${Math.ceil(count / Math.ceil(count / most))}`);
}

/** A MULTIPLE that has one answer left is replied to as a SINGLE is. */
export const isSeveral = ({ question_type: type, answers }: Question): boolean =>
  type === 'MULTIPLE' && answers.length > 1;

const isColour = ({ background_color: colour }: Answer): boolean => colour !== null;

function inside(answer: Answer): Child[] {
  const { title, description, image, background_color: colour } = answer;
  const swatch = colour && !image ? make('span', { part: 'swatch' }) : null;
  if (swatch && colour) swatch.style.backgroundColor = colour;
  return [
    drawImage(image, 'answer-image'),
    swatch,
    make('span', { part: 'answer-title' }, title),
    description && make('span', { part: 'answer-description' }, description),
  ];
}
