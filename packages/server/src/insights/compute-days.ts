// Computes the counts of days from conversations: of those that are new, and again of those in which something may have happened since,
// because shoppers go on, and buy days later. A day is always computed as a whole and replaces itself, so nothing is counted twice,
// however often it is interrupted or done by another process.

import { INTERACTION_DAYS } from '@guidepost/contract/interaction-kinds';
import type { ConversationReader } from './conversation-record.ts';
import { DayTally } from './day-tally.ts';
import { dayOfTime } from './insight-count.ts';
import type { InsightStore } from './insight-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is known when a product was recommended last: longer than anybody looks back. */
const RECOMMENDED_KEPT = 2 * 366 * DAY;

export interface DaySettings {
  /** How long conversations are kept whole, in milliseconds. */
  readonly kept: number;
  /** How long a conversation goes on at most, in milliseconds. */
  readonly total: number;
}

export interface DayTools {
  readonly reader: ConversationReader;
  readonly store: InsightStore;
  /** Asked before each day; false: another process computes them, or this one stops. */
  readonly mayGoOn: () => boolean | Promise<boolean>;
  /** Called between two batches, so that others get their turn. */
  readonly pause: () => Promise<void>;
}

/** Resolves to the days that were computed. */
export async function computeDays(tools: DayTools, settings: DaySettings, now: number): Promise<readonly string[]> {
  const computed: string[] = [];
  for (const day of await findDueDays(tools.store, settings, now)) {
    if (!(await tools.mayGoOn())) break;
    await computeDay(tools, day, now);
    computed.push(dayOfTime(day));
  }
  if (computed.length > 0) await tools.store.forgetRecommended(dayOfTime(now - RECOMMENDED_KEPT));
  return computed;
}

/** As their beginnings, the newest first: that is what people look at. */
async function findDueDays(store: InsightStore, { kept, total }: DaySettings, now: number): Promise<number[]> {
  const today = Math.floor(now / DAY) * DAY;
  // Of an older day some conversations may be deleted already.
  const oldest = Math.ceil((now - kept) / DAY) * DAY;
  const computedAt = new Map((await store.listDays(dayOfTime(oldest))).map(({ day, at }) => [day, at]));
  const due: number[] = [];
  for (let day = today; day >= oldest; day -= DAY) {
    const at = computedAt.get(dayOfTime(day));
    if (at === undefined || isDue(day, at, total, now)) due.push(day);
  }
  return due;
}

/** The younger the day, the more happens in it. Once nothing can happen any more, it is computed for the last time. */
function isDue(day: number, computedAt: number, total: number, now: number): boolean {
  const end = day + DAY;
  if (computedAt >= end + total + INTERACTION_DAYS * DAY) return false;
  const age = now - end;
  const pause = age < 0 ? 5 * MINUTE : age < 2 * DAY ? HOUR : DAY;
  // Also if a clock was set back meanwhile.
  return Math.abs(now - computedAt) >= pause;
}

async function computeDay({ reader, store, pause }: DayTools, from: number, now: number): Promise<void> {
  const day = dayOfTime(from);
  const tally = new DayTally(day);
  for await (const conversations of reader.read(from, from + DAY)) {
    for (const conversation of conversations) tally.add(conversation);
    await pause();
  }
  await store.replaceDay({ day, at: now }, [...tally.counts()], tally.recommended());
}
