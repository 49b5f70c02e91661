/** A time as tools see it: ISO 8601, UTC. `time`: milliseconds since 1970. */
export const isoTime = (time: number): string => new Date(time).toISOString();

/** Null where there is none. */
export const isoTimeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));
