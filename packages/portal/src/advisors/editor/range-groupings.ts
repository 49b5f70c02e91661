// The sub-ranges that a range question offers: neighbours share a border, so moving it changes both.

import { fillIn } from '../../words/words.ts';
import { isRecord } from '../draft/draft-document.ts';

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
}

export function titleOfGrouping({ from, to }: Pick<Grouping, 'from' | 'to'>, words: RangeWords, unit: string): string {
  const say = (value: number | null): string => `${value ?? ''}${unit === '' ? '' : ` ${unit}`}`;
  if (from === null) return to === null ? words.all : fillIn(words.upTo, { to: say(to) });
  return to === null
    ? fillIn(words.above, { from: say(from) })
    : fillIn(words.between, { from: String(from), to: say(to) });
}

/** A title that nobody wrote by hand goes with the numbers. */
const retitled = (before: Grouping, after: Omit<Grouping, 'title'>, words: RangeWords, unit: string): Grouping => ({
  ...after,
  title: before.title === titleOfGrouping(before, words, unit) ? titleOfGrouping(after, words, unit) : before.title,
});

/** It stays between its neighbours. */
export function moveBorder(
  groupings: readonly Grouping[],
  border: number,
  to: number,
  words: RangeWords,
  unit: string,
): readonly Grouping[] {
  const borders = bordersOf(groupings);
  const at = borders.indexOf(border);
  const [below, above] = [borders[at - 1], borders[at + 1]];
  if (at === -1 || (below !== undefined && to <= below) || (above !== undefined && to >= above)) return groupings;
  const put = (end: number | null): number | null => (end === border ? to : end);
  return groupings.map((each) => retitled(each, { from: put(each.from), to: put(each.to) }, words, unit));
}

/** Divides the range into about as many parts as asked for, on round numbers. */
export function suggestGroupings(
  range: { readonly least: number; readonly most: number; readonly bars: readonly number[] },
  parts: number,
  words: RangeWords,
  unit: string,
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
    return { ...bounds, title: titleOfGrouping(bounds, words, unit) };
  });
}
