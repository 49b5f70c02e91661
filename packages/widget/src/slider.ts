// The slider of a RANGE: two handles, and above them how the products lie. The fields below say their amounts as the language writes them
// while nobody types.

import type { RangeQuestion } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount } from './format.ts';
import { drawHistogram } from './histogram.ts';
import { make } from './make-element.ts';
import { wearStyle } from './wear-style.ts';

/** Fills its place. Calls `slid` when the shopper moves a handle; what it returns shows a range. */
export function fillSlider(
  place: HTMLElement,
  question: RangeQuestion,
  slid: (from: number, to: number) => void,
  drawing: Drawing,
): (from: number, to: number) => void {
  const { range_from: least, range_to: most, range_step: step, range_label: unit } = question;
  const { texts } = drawing;
  const handle = (label: string) => {
    const input = make('input', { type: 'range', ariaLabel: label });
    // Set the bounds first: an input moves a value that is outside its present bounds.
    return Object.assign(input, { min: String(least), max: String(most), step: String(step) });
  };
  const [lower, upper] = [handle(texts.from), handle(texts.to)];
  const histogram = drawHistogram(question, drawing);
  if (histogram) place.before(histogram);
  place.append(lower, upper);
  wearStyle(place);
  const fields = place.parentElement?.querySelectorAll<HTMLElement>('.bounds span') ?? [];
  let [from, to] = [least, most];
  lower.oninput = () => slid(Math.min(lower.valueAsNumber, to), to);
  // The last step may be shorter than the others, and a slider cannot stop there.
  upper.oninput = () => slid(from, upper.valueAsNumber + step > most ? most : Math.max(upper.valueAsNumber, from));
  const span = most - least || 1;
  return (newFrom, newTo) => {
    [from, to] = [newFrom, newTo];
    lower.value = String(from);
    upper.value = String(to);
    for (const [input, amount] of [
      [lower, from],
      [upper, to],
    ] as const)
      input.ariaValueText = formatAmount(amount, unit, drawing);
    for (const [nth, field] of fields.entries()) field.dataset.said = formatAmount(nth ? to : from, unit, drawing);
    const parts = { '--from': (lower.valueAsNumber - least) / span, '--to': (upper.valueAsNumber - least) / span };
    for (const { style } of [place, histogram ?? place])
      for (const [name, part] of Object.entries(parts)) style.setProperty(name, String(part));
    // If both handles are at the upper end, only the lower one can move.
    lower.style.zIndex = from > (least + most) / 2 ? '2' : '1';
  };
}
