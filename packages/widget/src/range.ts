// A RANGE: its groupings as chips that reply at once, two fields to type into, and a slider of the second file. Slider and
// fields always say the same; a typed value need not keep to the step.

import { type RangeQuestion, rangeId } from '@guidepost/client';
import type { Controls, Drawing } from './controls.ts';
import { drawCounts } from './draw-count.ts';
import { loadMore } from './load-more.ts';
import { make, makeButton, showPressed } from './make-element.ts';
import { endsOf, groupingOf, wholeOf } from './range-words.ts';

/**
 * `isChange`: the question is shown again. Its bounds are those of the first time. If earlier replies were changed meanwhile,
 * what is typed may have to lie outside these bounds, and the server decides.
 */
export function drawRange(
  question: RangeQuestion,
  isChange: boolean,
  reply: (answers: readonly string[]) => unknown,
  drawing: Drawing,
): Controls {
  const { texts } = drawing;
  const { range_from: least, range_to: most, range_label: unit, range_groupings: groupings } = question;
  let [from, to] = [least, most];
  const element = make('div', { part: 'range' });
  let slider: ((from: number, to: number) => void) | undefined;

  const offered = groupings.map(({ position }) => question.answers[position]);
  const chips = groupings.map((grouping, i) => {
    const own = grouping.whole_to === undefined && offered[i]?.answer_id;
    return makeButton('chip', () => reply([own || rangeId(...wholeOf(grouping))]), grouping.title);
  });
  drawCounts(offered, chips, drawing);
  const field = () =>
    make('input', { type: 'number', inputMode: 'decimal', step: 'any', min: `${least}`, max: `${most}` });
  const [first, last] = [field(), field()];
  const labelled = (text: string, input: HTMLInputElement) => make('label', {}, text, make('span', {}, input, unit));
  const bounds = make('div', { part: 'bounds' }, labelled(texts.from, first), labelled(texts.to, last));
  const submit = makeButton('continue', () => reply([rangeId(from, to)]), texts.continue);

  const show = (): void => {
    first.value = `${from}`;
    last.value = `${to}`;
    slider?.(from, to);
  };
  const bent = (value: number, otherwise: number): number =>
    Number.isNaN(value) ? otherwise : isChange ? value : Math.min(most, Math.max(least, value));
  // Many write 1500 as `1.500`, which the field takes for 1.5.
  const typedIn = ({ value, valueAsNumber: typed }: HTMLInputElement): number =>
    /\.\d{3}$/.test(value) && typed < least && typed * 1000 <= most ? typed * 1000 : typed;
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

  // One that leaves all there is chooses nothing; of two, one leaves less.
  if (groupings.some((grouping) => grouping.range_from > least || grouping.range_to < most))
    element.append(make('div', { part: 'chips' }, ...chips));
  // Without it, the fields do as well.
  const place = make('div', { part: 'slider' });
  void loadMore().then((more) => {
    const slid = (lower: number, upper: number): void => {
      [from, to] = [lower, upper];
      show();
    };
    slider = more?.fillSlider(place, question, slid, drawing);
    if (!slider) place.remove();
    // Not the fields: the shopper may be typing.
    slider?.(from, to);
  });
  element.append(place, bounds);
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
