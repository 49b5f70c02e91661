// One more part of a range question: the one with most products is divided, and all others stay as they are. Steps that all begin at the
// lowest number (`up to 20,000`, `up to 50,000`), or all go on to the highest, get one more step of their kind.

import type { NumberPart } from './borders-in-step.ts';
import { type Grouping, type RangeWriting, saidBegin, titleOfGrouping } from './range-groupings.ts';
import { areGrouped, followNumbers, isSmallestStep, type MovedNumber, numbersOf } from './title-of-numbers.ts';

export interface CountedRange {
  readonly least: number;
  readonly most: number;
  /** Products in parts of the same width, from the least to the most. */
  readonly bars: readonly number[];
}

export interface PlacedGroupings {
  readonly groupings: readonly Grouping[];
  /** Which place each had before; null: it is new. */
  readonly cameFrom: readonly (number | null)[];
}

/** Null: no number lies between those that there are. */
export function divideGroupings(
  groupings: readonly Grouping[],
  range: CountedRange,
  step: number,
  writing: RangeWriting,
): PlacedGroupings | null {
  if (groupings.length > 0)
    for (const end of ['to', 'from'] as const) {
      const other = end === 'to' ? 'from' : 'to';
      if (groupings.every((each) => each[end] !== null && each[other] === null))
        return addStep(groupings, end, range, step, writing);
    }
  const parts = groupings.length === 0 ? [{ title: '', from: null, to: null }] : groupings;
  const cut = bestCut(
    parts.map(({ from, to }) => [from ?? range.least, to ?? range.most] as const),
    range,
    step,
  );
  const divided = cut === null ? undefined : parts[cut.nth];
  if (cut === null || divided === undefined) return null;
  const halves = [
    { from: divided.from, to: cut.border },
    { from: Number((cut.border + apart(groupings)).toPrecision(12)), to: divided.to },
  ].map((part) => ({ ...part, title: titleLike(groupings, part, cut.border, writing) }));
  const places = parts.map((_, nth) => nth);
  return {
    groupings: parts.toSpliced(cut.nth, 1, ...halves),
    cameFrom: [...places.slice(0, cut.nth), null, null, ...places.slice(cut.nth + 1)],
  };
}

function addStep(
  groupings: readonly Grouping[],
  end: 'from' | 'to',
  range: CountedRange,
  step: number,
  writing: RangeWriting,
): PlacedGroupings | null {
  const steps = groupings.map((each) => each[end] ?? 0);
  const within = steps.filter((each) => each > range.least && each < range.most);
  const ends = [range.least, ...within.sort((a, b) => a - b), range.most];
  const cut = bestCut(
    ends.slice(1).map((to, nth) => [ends[nth] ?? to, to] as const),
    range,
    step,
  );
  if (cut === null) return null;
  const { border } = cut;
  const isRising = (steps[0] ?? 0) <= (steps.at(-1) ?? 0);
  const behind = steps.findIndex((each) => (isRising ? each > border : each < border));
  const at = behind === -1 ? groupings.length : behind;
  const part = { from: null, to: null, [end]: border };
  const places: (number | null)[] = groupings.map((_, nth) => nth);
  return {
    groupings: groupings.toSpliced(at, 0, { ...part, title: titleLike(groupings, part, border, writing) }),
    cameFrom: places.toSpliced(at, 0, null),
  };
}

interface Cut {
  readonly nth: number;
  readonly border: number;
}

/** In the part with most products that can be divided. */
function bestCut(
  parts: readonly (readonly [from: number, to: number])[],
  range: CountedRange,
  step: number,
): Cut | null {
  const counted = parts.map(([from, to], nth) => ({ nth, from, to, products: below(to, range) - below(from, range) }));
  for (const { nth, from, to } of counted.toSorted((a, b) => b.products - a.products)) {
    const border = roundMiddle(from, to, range, step);
    if (border !== null) return { nth, border };
  }
  return null;
}

/** How many products lie below a number, about. */
function below(number: number, { least, most, bars }: CountedRange): number {
  const width = (most - least) / bars.length;
  const full = width > 0 ? Math.min(Math.max((number - least) / width, 0), bars.length) : 0;
  return bars.reduce((sum, bar, nth) => sum + bar * Math.min(Math.max(full - nth, 0), 1), 0);
}

/** The roundest number among those that leave at least a quarter of the products on either side. */
function roundMiddle(from: number, to: number, range: CountedRange, step: number): number | null {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(from, to, share, range));
  if (low === undefined || middle === undefined || high === undefined) return null;
  const isStep = (number: number): boolean => isSame(number, Math.round(number / step) * step);
  for (let power = Math.ceil(Math.log10(Math.max(to - from, step))); power >= Math.floor(Math.log10(step)); power -= 1)
    for (const unit of [10 ** power, 10 ** power / 2, 10 ** power / 5]) {
      const number = Number((Math.round(middle / unit) * unit).toPrecision(12));
      if (number > from && number < to && number >= low && number <= high && isStep(number)) return number;
    }
  const nearest = Number((Math.round(middle / step) * step).toPrecision(12));
  return nearest > from && nearest < to ? nearest : null;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);

/** Below which number this share of the products between two numbers lies. */
function quantile(from: number, to: number, share: number, range: CountedRange): number {
  const [first, last] = [below(from, range), below(to, range)];
  if (last <= first) return from + share * (to - from);
  let [low, high] = [from, to];
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    if (below(middle, range) < first + share * (last - first)) low = middle;
    else high = middle;
  }
  return high;
}

/** How far behind the end of one part the next one begins: 1 where `up to 40000` is followed by `from 40001`. */
function apart(groupings: readonly Grouping[]): number {
  const steps = groupings.flatMap(({ from }) =>
    from === null ? [] : groupings.flatMap(({ to }) => (to !== null && to < from ? [from - to] : [])),
  );
  const least = Math.min(...steps);
  return Number.isFinite(least) && isSmallestStep(least, 0) ? Number(least.toPrecision(12)) : 0;
}

/** Worded as another part with such ends, if that says its numbers. `border`: where the part is said to begin, or ends. */
function titleLike(groupings: readonly Grouping[], part: NumberPart, border: number, writing: RangeWriting): string {
  const grouped = areGrouped(
    groupings.map(({ title }) => title),
    writing.language,
  );
  const from = part.from === null ? null : part.to === border ? saidFrom(groupings, part, writing) : border;
  for (const other of groupings) {
    if ((other.from === null) !== (from === null) || (other.to === null) !== (part.to === null)) continue;
    const was = saidFrom(groupings, other, writing);
    const moved: MovedNumber[] = [
      ...(was === null || from === null ? [] : [{ was, is: from, saidWithin: null }]),
      ...(other.to === null || part.to === null ? [] : [{ was: other.to, is: part.to, saidWithin: null }]),
    ];
    const title = followNumbers(other.title, moved, writing.language, grouped);
    if (title !== other.title) return title;
  }
  return titleOfGrouping({ from, to: part.to }, writing);
}

/** A part that begins right behind another one may be said to begin where that one ends. */
function saidFrom(groupings: readonly Grouping[], part: NumberPart, { language }: RangeWriting): number | null {
  const { from, to } = part;
  const border = saidBegin(groupings, part)?.[0];
  if (from === null || border === undefined || !isSmallestStep(border, from)) return from;
  const own = groupings.find((each) => each.from === from && (each.to === to || to === null))?.title ?? '';
  return numbersOf(own, language).includes(from) ? from : border;
}
