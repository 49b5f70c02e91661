// When an offer holds: reads the dates that files give it. A wrong date must not change what a shopper pays, so a date that may
// be either of two, or that nobody can read, is neither inside nor outside.

/** Which number comes first where slashes or hyphens part a day, a month and a year: `03/04/2026`. */
export type DateOrder = 'day' | 'month';

export type OfferTime =
  /** It ended before now. */
  | { readonly kind: 'ended' }
  /** It begins later. Milliseconds since 1970, as everywhere here. */
  | { readonly kind: 'ahead'; readonly changesAt: number }
  /** It holds; null: without an end. */
  | { readonly kind: 'running'; readonly changesAt: number | null };

/**
 * `starts` and `ends`: as the file writes them; empty: it does not say. An end without a time of day is the end of that day. Times without an
 * offset are UTC. Null: neither has a date, so nothing is limited. `unreadable`: a date cannot be read for sure.
 */
export function offerTime(
  starts: string,
  ends: string,
  now: number,
  order: DateOrder | null = null,
): OfferTime | 'unreadable' | null {
  const [start, end] = [readDate(starts, order), readDate(ends, order)];
  if (start === 'unreadable' || end === 'unreadable') return 'unreadable';
  if (start === null && end === null) return null;
  if (start !== null && now < start.time) return { kind: 'ahead', changesAt: start.time };
  if (end === null) return { kind: 'running', changesAt: null };
  const last = end.isDay ? end.time + DAY - 1 : end.time;
  return now <= last ? { kind: 'running', changesAt: last + 1 } : { kind: 'ended' };
}

/** `2026-02-24T11:07+0100/2026-02-28`, as Google and Facebook write both dates. A bare `/` limits nothing. */
export function offerTimeOfRange(range: string, now: number): OfferTime | 'unreadable' | null {
  const parts = range.split('/').map((date) => date.trim());
  const [from = '', to = ''] = parts;
  if (parts.length !== 2) return 'unreadable';
  if (from === '' && to === '') return null;
  return from === '' || to === '' ? 'unreadable' : offerTime(from, to, now);
}

/** Whether a cell is one date, both dates of a range, or what programs write for none. */
export const isOfferDate = (text: string): boolean =>
  (['day', 'month'] as const).some((order) => offerTime('', text, 0, order) !== 'unreadable') || isRange(text);

/** Both dates in one cell. */
export const isRange = (text: string): boolean =>
  text.includes('/') && offerTimeOfRange(text, 0) !== 'unreadable' && offerTime('', text, 0, 'day') === 'unreadable';

/** What a date says of the order of its numbers; null: it may be either, or says it without an order. */
export function orderInDate(text: string): DateOrder | null {
  const [, first, second] = EITHER.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  if (Number(first) > MONTHS) return 'day';
  return Number(second) > MONTHS ? 'month' : null;
}

/** Whether the date needs an order to be read. */
export const needsOrder = (text: string): boolean => {
  const [, first, second] = EITHER.exec(text.trim()) ?? [];
  return first !== undefined && Number(first) !== Number(second);
};

const DAY = 86_400_000;
const MONTHS = 12;
/** Programs write the first day that they know, or zeros, where there is no date. */
const EARLIEST = Date.UTC(1990, 0, 1);

const TIME =
  '(?:(?:T|,?\\s+)(\\d\\d?)(?::?(\\d\\d)(?::?(\\d\\d)(?:[.,]\\d+)?)?)?\\s*(Z|UTC|GMT|[-+]\\d\\d(?::?\\d\\d)?)?)?';
const ISO = new RegExp(`^(\\d{4})[-/.]?(\\d\\d)[-/.]?(\\d\\d)${TIME}$`, 'i');
/** `01.11.2026`, `1.11.26`: in dates with points the day comes first. */
const POINTS = new RegExp(`^(\\d\\d?)\\.\\s?(\\d\\d?)\\.\\s?(\\d{4}|\\d\\d)${TIME}$`, 'i');
const EITHER = new RegExp(`^(\\d\\d?)[/-](\\d\\d?)[/-](\\d{4})${TIME}$`, 'i');
/** Seconds or milliseconds since 1970. */
const STAMP = /^\d{10}(?:\d{3})?$/;
const NONE = /^(?:0|-|0000-00-00(?:[T ]00:00(?::00)?.*)?|00[./-]00[./-]0000)?$/;

interface ReadDate {
  readonly time: number;
  readonly isDay: boolean;
}

/** Null: the file says none. */
function readDate(written: string, order: DateOrder | null): ReadDate | 'unreadable' | null {
  const text = written.trim();
  if (NONE.test(text)) return null;
  const found = STAMP.test(text)
    ? { time: Number(text) * (text.length === SECONDS ? 1000 : 1), isDay: false }
    : fromParts(text, order);
  if (found === null || Number.isNaN(found.time)) return 'unreadable';
  return found.time < EARLIEST ? null : found;
}

const SECONDS = 10;

function fromParts(text: string, order: DateOrder | null): ReadDate | null {
  const iso = ISO.exec(text);
  if (iso !== null) return dateOf(iso[1], iso[2], iso[3], iso.slice(4));
  const points = POINTS.exec(text);
  if (points !== null) return dateOf(points[3], points[2], points[1], points.slice(4));
  const either = EITHER.exec(text);
  if (either === null) return null;
  const [, first, second, year] = either;
  const way = orderInDate(text) ?? (first === second ? 'day' : order);
  if (way === null) return null;
  return way === 'day' ? dateOf(year, second, first, either.slice(4)) : dateOf(year, first, second, either.slice(4));
}

/** Of its parts as written; `time`: hours, minutes, seconds and the offset. Its time is no number if there is no such day. */
function dateOf(
  year = '',
  month = '',
  day = '',
  [hours, minutes = '00', seconds = '00', offset = 'Z']: readonly (string | undefined)[],
): ReadDate {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T${(hours ?? '00').padStart(2, '0')}:${minutes}:${seconds}${completeOffset(offset)}`);
  // `2026-02-31` would be read as the third of March.
  const isDayOfMonth = new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDate() === Number(day);
  return { time: isDayOfMonth ? time : Number.NaN, isDay: hours === undefined };
}

/** `+01` and `+0100` → `+01:00` */
const completeOffset = (offset: string): string =>
  /^(?:z|utc|gmt)$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
