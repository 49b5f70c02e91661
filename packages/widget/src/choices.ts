// The answers of a SINGLE or MULTIPLE question: plain cards, cards with pictures, or colours. Of a SINGLE one press is the
// reply; of a MULTIPLE several are ticked first.

import type { Answer, ChoiceQuestion } from '@guidepost/client';
import { make, makeButton } from './make-element.ts';
import { type Controls, type Drawing, drawImage } from './question-view.ts';

export function drawChoices(
  question: ChoiceQuestion,
  reply: (answers: readonly string[]) => void,
  { texts }: Drawing,
): Controls {
  const { answers } = question;
  const element = make('ul', { part: 'answers' });
  element.role = 'group';
  element.classList.toggle(
    'pictures',
    answers.some(({ image }) => image),
  );
  element.classList.toggle('colours', answers.length > 1 && answers.every(isColour));
  if (question.question_type === 'SINGLE') {
    const buttons = answers.map((answer) => makeButton('answer', () => reply([answer.answer_id]), ...inside(answer)));
    element.append(...buttons.map((button) => make('li', { role: 'presentation' }, button)));
    const show = (chosen: readonly string[]): void => {
      for (const [i, button] of buttons.entries())
        button.ariaPressed = String(chosen.includes(answers[i]?.answer_id ?? ''));
    };
    return { element, submit: null, show };
  }
  const boxes = answers.map(({ answer_id: value }) => make('input', { type: 'checkbox', value }));
  element.append(
    ...answers.map((answer, i) =>
      make('li', { role: 'presentation' }, make('label', { part: 'answer' }, boxes[i] ?? null, ...inside(answer))),
    ),
  );
  const chosenIds = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const submit = makeButton('continue', () => reply(chosenIds()), texts.continue);
  submit.disabled = true;
  element.onchange = () => {
    submit.disabled = chosenIds().length === 0;
  };
  const show = (chosen: readonly string[]): void => {
    for (const box of boxes) box.checked = chosen.includes(box.value);
    submit.disabled = chosen.length === 0;
  };
  return { element, submit, show };
}

const isColour = ({ background_color: colour, image }: Answer): boolean => colour !== null && image === null;

function inside(answer: Answer): (HTMLElement | null)[] {
  const { title, description, image, background_color: colour } = answer;
  const swatch = colour && !image ? make('span', { part: 'swatch' }) : null;
  if (swatch && colour) swatch.style.backgroundColor = colour;
  return [
    drawImage(image, 'answer-image'),
    swatch,
    make('span', { part: 'answer-title', textContent: title }),
    description ? make('span', { part: 'answer-description', textContent: description }) : null,
  ];
}
