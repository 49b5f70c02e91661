// Reads when a key shall expire: a time from now on (`90d`), a day (`2027-01-01`), or an exact time in ISO 8601.

import type { Given } from '../values/given-values.ts';

/**
 * Milliseconds since 1970. A day means its beginning in UTC. An exact time needs its offset from UTC, so that it means the
 * same on every machine. What is not after `now` is refused.
 */
export function readExpiry(text: string, now: number): Given<number> {
  const trimmed = text.trim();
  const at = parseDuration(trimmed, now) ?? parseDate(trimmed);
  if (at === null || !Number.isSafeInteger(at) || at > LATEST) {
    return {
      wrong:
        `"${trimmed}" is no time that a key can expire. ` +
        'Write a number of days or hours (90d, 12h), a day (2027-01-01) or a time with its offset (2027-01-01T12:00:00Z).',
    };
  }
  return at > now ? { value: at } : { wrong: `"${trimmed}" is over already. Name a time in the future.` };
}

const HOUR_MS = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: 24 * HOUR_MS };
/** The last millisecond of the year 9999: four digits are all that the format has for a year. */
const LATEST = Date.UTC(10_000, 0) - 1;

const parseDuration = (text: string, now: number): number | null => {
  const parts = /^(\d+)([hd])$/.exec(text);
  const unit = UNITS[parts?.[2] ?? ''];
  return parts === null || unit === undefined ? null : now + Number(parts[1]) * unit;
};

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const parseDate = (text: string): number | null => {
  const day = DATE.exec(text)?.[1];
  if (day === undefined) return null;
  const midnight = Date.parse(day);
  // Date.parse takes the 30th of February for the 2nd of March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
};
