// The sub-ranges that a range question offers: neighbours share a border, so moving it changes both.

import { sayAmount } from '../../say-money.ts';
import { fillIn } from '../../words/words.ts';
import { isRecord } from '../draft/draft-document.ts';
import { moveInStep, type NumberPart } from './borders-in-step.ts';
import { areGrouped, followNumbers, localeOf, type MovedNumber, shapeOf } from './title-of-numbers.ts';

export interface Grouping {
  readonly title: string;
  /** Null: as far as the range goes. */
  readonly from: number | null;
  readonly to: number | null;
}

export const readGroupings = (written: unknown): Grouping[] =>
  (Array.isArray(written) ? written : []).filter(isRecord).map(({ title, from, to }) => ({
    title: typeof title === 'string' || typeof title === 'number' ? String(title) : '',
    from: typeof from === 'number' ? from : null,
    to: typeof to === 'number' ? to : null,
  }));

export const writeGroupings = (groupings: readonly Grouping[]): object[] =>
  groupings.map(({ title, from, to }) => ({ title, ...(from !== null && { from }), ...(to !== null && { to }) }));

/** Every number at which a grouping begins or ends, in order. */
export const bordersOf = (groupings: readonly Grouping[]): number[] =>
  [...new Set(groupings.flatMap(({ from, to }) => [from, to]).filter((each) => each !== null))].sort((a, b) => a - b);

export interface RangeWords {
  readonly upTo: string;
  readonly between: string;
  readonly above: string;
  readonly all: string;
  /** Other ways to say `above` that drafted titles have. */
  readonly others: readonly string[];
}

/** For shoppers, in the advisor's language. */
export interface RangeWriting {
  readonly words: RangeWords;
  readonly unit: string;
  /** Of the catalog; null if it is not known. */
  readonly currency: string | null;
  readonly language: string;
}

export function titleOfGrouping(bounds: Pick<Grouping, 'from' | 'to'>, { words, ...writing }: RangeWriting): string {
  const { from, to } = bounds;
  const template = from === null ? (to === null ? words.all : words.upTo) : to === null ? words.above : words.between;
  return fillIn(template, saidEnds(bounds, writing));
}

function saidEnds(
  { from, to }: Pick<Grouping, 'from' | 'to'>,
  { unit, currency, language }: Omit<RangeWriting, 'words'>,
): { readonly from: string; readonly to: string } {
  const say = (value: number | null): string =>
    value === null ? '' : sayAmount(localeOf(language), value, unit, currency).replace(/[\u00a0\u202f]/g, ' ');
  const [first, last] = [say(from), say(to)];
  // A unit after the numbers is written only once.
  return { from: unit !== '' && last.endsWith(unit) ? first.replace(unit, '').trim() : first, to: last };
}

/** A title that says the numbers goes with them; one that somebody worded otherwise stays. */
function retitled(
  before: Grouping,
  after: Omit<Grouping, 'title'>,
  writing: RangeWriting,
  within: (grouping: Grouping) => MovedNumber['saidWithin'],
  grouped: boolean | null,
): Grouping {
  const moved = movedEnds(before, after, within(before));
  if (moved !== null) return { ...after, title: followNumbers(before.title, moved, writing.language, grouped) };
  const { words, language } = writing;
  const shape = shapeOf(before.title, language);
  const isWritten = [words.upTo, words.between, words.above, words.all, ...words.others].some(
    (template) => shapeOf(fillIn(template, saidEnds(before, writing)), language) === shape,
  );
  return { ...after, title: isWritten ? titleOfGrouping(after, writing) : before.title };
}

/** Null: it has other ends now. */
export function movedEnds(
  before: NumberPart,
  after: NumberPart,
  saidWithin: MovedNumber['saidWithin'],
): MovedNumber[] | null {
  const ends = (['from', 'to'] as const).map((end) => ({ end, was: before[end], is: after[end] }));
  if (ends.some(({ was, is }) => (was === null) !== (is === null))) return null;
  return ends.flatMap(({ end, was, is }) =>
    was === null || is === null ? [] : [{ was, is, saidWithin: end === 'from' ? saidWithin : null }],
  );
}

/** The parts with other ends, each with its title. */
function withEnds(
  groupings: readonly Grouping[],
  ends: readonly NumberPart[],
  writing: RangeWriting,
): readonly Grouping[] {
  const grouped = areGrouped(
    groupings.map(({ title }) => title),
    writing.language,
  );
  return groupings.map((each, nth) => {
    const { from, to } = ends[nth] ?? each;
    if (from === each.from && to === each.to) return each;
    return retitled(each, { from, to }, writing, (grouping) => saidBegin(groupings, grouping), grouped);
  });
}

/** A part that begins behind another one may be said to begin where that one ends. */
export function saidBegin(parts: readonly NumberPart[], { from, to }: NumberPart): MovedNumber['saidWithin'] {
  if (from === null) return null;
  const before = Math.max(...parts.flatMap((part) => (part.to !== null && part.to <= from ? [part.to] : [])));
  return [Number.isFinite(before) ? before : from, to ?? Number.POSITIVE_INFINITY];
}

/** Somebody enters an end. The part on its other side goes along. `to` null: the part has no such end any more. */
export function moveEnd(
  groupings: readonly Grouping[],
  nth: number,
  end: 'from' | 'to',
  to: number | null,
  writing: RangeWriting,
): readonly Grouping[] {
  const moved = to === null ? [{ nth, end, to }] : moveInStep(groupings, nth, end, to);
  const ends = groupings.map(({ from, to }, at) => {
    const part = { from, to };
    for (const each of moved) if (each.nth === at) part[each.end] = each.to;
    return part;
  });
  return withEnds(groupings, ends, writing);
}

/** It stays between its neighbours. */
export function moveBorder(
  groupings: readonly Grouping[],
  border: number,
  to: number,
  writing: RangeWriting,
): readonly Grouping[] {
  const borders = bordersOf(groupings);
  const at = borders.indexOf(border);
  const [below, above] = [borders[at - 1], borders[at + 1]];
  if (at === -1 || (below !== undefined && to <= below) || (above !== undefined && to >= above)) return groupings;
  const put = (end: number | null): number | null => (end === border ? to : end);
  const ends = groupings.map((each) => ({ from: put(each.from), to: put(each.to) }));
  return withEnds(groupings, ends, writing);
}

/** Divides the range into about as many parts as asked for, on round numbers. */
export function suggestGroupings(
  range: { readonly least: number; readonly most: number; readonly bars: readonly number[] },
  parts: number,
  writing: RangeWriting,
): Grouping[] {
  const { least, most, bars } = range;
  const all = bars.reduce((sum, bar) => sum + bar, 0);
  const width = (most - least) / bars.length;
  const digits = 10 ** Math.floor(Math.log10(Math.max(width, 1e-6)));
  const borders: number[] = [];
  let [sum, since] = [0, 0];
  for (const [nth, bar] of bars.entries()) {
    sum += bar;
    since += bar;
    const isEnough = since > 0 && sum >= (all * (borders.length + 1)) / parts;
    if (!isEnough || borders.length + 1 >= parts) continue;
    const border = Number((Math.round((least + width * (nth + 1)) / digits) * digits).toPrecision(12));
    const isBetween = border > (borders.at(-1) ?? least) && border < most;
    if (!isBetween) continue;
    borders.push(border);
    since = 0;
  }
  const ends = [null, ...borders, null];
  return ends.slice(1).map((to, nth) => {
    const bounds = { from: ends[nth] ?? null, to };
    return { ...bounds, title: titleOfGrouping(bounds, writing) };
  });
}
