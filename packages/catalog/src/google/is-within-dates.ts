// Whether a moment lies in the time for which a feed gives a sale price. If the time cannot be read for sure, the answer is
// neither yes nor no, so that nobody pays a sale price because of a misread date.

const DAY = 86_400_000;

/**
 * `2026-02-24T11:07+0100/2026-02-29T23:07+0100`. An end without a time of day means the end of that day. A bare `/`
 * excludes nothing. Times without an offset are UTC. Null if this is not such a range. `now` in milliseconds.
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
/** `01.11.2026`: in dates with points the day comes first. */
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
