// A RANGE: its groupings as chips that reply at once, a slider with two handles, and two fields to type into. Slider and
// fields always say the same; a typed value need not keep to the step.

import { type RangeQuestion, rangeId } from '@guidepost/client';
import type { Controls, Drawing } from './controls.ts';
import { formatAmount } from './format.ts';
import { make, makeButton, showPressed } from './make-element.ts';
import { endsOf, groupingOf, isGrouped } from './range-words.ts';

/**
 * `isChange`: the question is shown again. Its bounds are those of the first time. If earlier replies were changed meanwhile,
 * what is typed may have to lie outside these bounds, and the server decides.
 */
export function drawRange(
  question: RangeQuestion,
  isChange: boolean,
  reply: (answers: readonly string[]) => void,
  { texts, language }: Drawing,
): Controls {
  const {
    range_from: least,
    range_to: most,
    range_step: step,
    range_label: unit,
    range_groupings: groupings,
  } = question;
  let [from, to] = [least, most];
  const words = (amount: number): string => formatAmount(amount, unit, language);

  const chips = groupings.map(({ title, position }) =>
    makeButton('chip', () => reply([question.answers[position]?.answer_id ?? rangeId(least, most)]), title),
  );
  const handle = (label: string) => {
    const input = make('input', { type: 'range', ariaLabel: label });
    // Set the bounds first: an input moves a value that is outside its present bounds.
    return Object.assign(input, { min: String(least), max: String(most), step: String(step) });
  };
  const [lower, upper] = [handle(texts.from), handle(texts.to)];
  const slider = make('div', { part: 'slider' }, lower, upper);
  const field = () =>
    make('input', { type: 'number', inputMode: 'decimal', step: 'any', min: String(least), max: String(most) });
  const [first, last] = [field(), field()];
  const labelled = (text: string, input: HTMLInputElement) => make('label', {}, text, make('span', {}, input, unit));
  const bounds = make('div', { part: 'bounds' }, labelled(texts.from, first), labelled(texts.to, last));
  const submit = makeButton('continue', () => reply([rangeId(from, to)]), texts.continue);

  const show = (): void => {
    const span = most - least || 1;
    lower.value = String(from);
    upper.value = String(to);
    lower.ariaValueText = words(from);
    upper.ariaValueText = words(to);
    first.value = String(from);
    last.value = String(to);
    slider.style.setProperty('--from', String((lower.valueAsNumber - least) / span));
    slider.style.setProperty('--to', String((upper.valueAsNumber - least) / span));
    // If both handles are at the upper end, only the lower one can move.
    lower.style.zIndex = from > (least + most) / 2 ? '2' : '1';
  };
  const bent = (value: number, otherwise: number): number =>
    Number.isNaN(value) ? otherwise : isChange ? value : Math.min(most, Math.max(least, value));
  // Many write 1500 as `1.500`, which the field takes for 1.5.
  const typedIn = ({ value, valueAsNumber: typed }: HTMLInputElement): number =>
    /\.\d{3}$/.test(value) && typed < least && typed * 1000 <= most ? typed * 1000 : typed;
  lower.oninput = () => {
    from = Math.min(lower.valueAsNumber, to);
    show();
  };
  upper.oninput = () => {
    // The last step may be shorter than the others, and a slider cannot stop there.
    to = upper.valueAsNumber + step > most ? most : Math.max(upper.valueAsNumber, from);
    show();
  };
  first.onchange = () => {
    from = bent(typedIn(first), least);
    if (from > to) to = most;
    show();
  };
  last.onchange = () => {
    to = bent(typedIn(last), most);
    if (from > to) from = least;
    show();
  };
  for (const input of [first, last])
    input.onkeydown = ({ key }) => {
      if (key !== 'Enter') return;
      // A shopper who leaves the field has finished typing.
      submit.focus();
      submit.click();
    };
  show();

  const element = make('div', { part: 'range' });
  if (isGrouped(question)) element.append(make('div', { part: 'chips' }, ...chips));
  element.append(slider, bounds);
  return {
    element,
    submit,
    show: ([id]) => {
      const chosen = endsOf(id);
      const grouping = chosen && groupingOf(question, chosen);
      for (const [i, chip] of chips.entries()) showPressed(chip, grouping === groupings[i]);
      [from, to] = chosen ? [bent(chosen[0], least), bent(chosen[1], most)] : [least, most];
      show();
    },
  };
}
