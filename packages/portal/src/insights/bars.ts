// What the chart draws: a bar for each day, or for each week where days would be too many to tell apart, and the scale beside them.

import type { InsightsView } from '@guidepost/contract/views/insight-view';
import { countDays, type Days, moveDay } from './chosen-days.ts';

export const DRAWN = ['started', 'engaged', 'results', 'clicked', 'added', 'bought'] as const;
export type Drawn = (typeof DRAWN)[number];

export interface Bar extends Days {
  readonly counts: Readonly<Record<Drawn, number>>;
  /** In their order. */
  readonly versions: readonly number[];
  /** That conversations had for the first time in these days; null: none. */
  readonly newVersion: number | null;
}

/** More would be thinner than a finger is sure of. */
const MOST_BARS = 100;
const WEEK = 7;

export const isByWeek = (days: Days): boolean => countDays(days) > MOST_BARS;

/** Also for days without a conversation. Weeks are counted from the last day, so that the last one is whole. */
export function barsOf(days: Days, told: InsightsView['days']): Bar[] {
  const byDay = Map.groupBy(told, ({ day }) => day);
  const length = isByWeek(days) ? WEEK : 1;
  const bars: Bar[] = [];
  const known = new Set<number>();
  const ends: string[] = [];
  for (let to = days.to; to >= days.from; to = moveDay(to, -length)) ends.push(to);
  for (const to of ends.toReversed()) {
    const begin = moveDay(to, 1 - length);
    const from = begin < days.from ? days.from : begin;
    const counts = { started: 0, engaged: 0, results: 0, clicked: 0, added: 0, bought: 0 };
    const versions = new Set<number>();
    for (let day = from; day <= to; day = moveDay(day, 1)) {
      for (const each of byDay.get(day) ?? []) {
        versions.add(each.version);
        for (const drawn of DRAWN) counts[drawn] += each[drawn];
      }
    }
    const fresh = [...versions].filter((version) => !known.has(version));
    const newVersion = known.size > 0 && fresh.length > 0 ? Math.max(...fresh) : null;
    for (const version of versions) known.add(version);
    bars.push({ from, to, counts, versions: [...versions].toSorted((one, other) => one - other), newVersion });
  }
  return bars;
}

/** Round numbers from 0 to at least `most`, at most five of them. */
export function ticksFor(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
