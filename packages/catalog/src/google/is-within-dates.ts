// Whether a moment lies in the time that a feed gives for a sale price. What cannot be read for sure is neither inside nor outside,
// so that nobody pays a sale price for a misread date.

const DAY = 86_400_000;

/**
 * `2026-02-24T11:07+0100/2026-02-29T23:07+0100`; an end without a time of day lasts until that day is over, and a bare `/` says
 * nothing and so excludes nothing. Times without an offset are UTC. Null for what is no such range. `now` in milliseconds.
 */
export function isWithinDates(range: string, now: number): boolean | null {
  const [from, to, ...more] = range.split('/').map((date) => date.trim());
  if (from === undefined || to === undefined || more.length > 0) return null;
  if (from === '' && to === '') return true;
  const [start, end] = [parseDate(from), parseDate(to)];
  if (start === null || end === null) return null;
  return now >= start.time && (end.isDay ? now < end.time + DAY : now <= end.time);
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:(?:T|\s+)(\d\d)(?::?(\d\d)(?::?(\d\d)(?:\.\d+)?)?)?\s*(Z|[-+]\d\d(?::?\d\d)?)?)?$/i;
/** `01.11.2026`: with points the day comes first. */
const POINTS = /^(\d\d?)\.(\d\d?)\.(\d{4})(?=$|\s)/;

function parseDate(written: string): { readonly time: number; readonly isDay: boolean } | null {
  const iso = written.replace(
    POINTS,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  const [, date, hours, minutes = '00', seconds = '00', offset = 'Z'] = ISO.exec(iso) ?? [];
  if (date === undefined) return null;
  const time = Date.parse(`${date}T${hours ?? '00'}:${minutes}:${seconds}${completeOffset(offset)}`);
  return Number.isNaN(time) ? null : { time, isDay: hours === undefined };
}

/** `+01` and `+0100` → `+01:00` */
const completeOffset = (offset: string): string =>
  /^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
