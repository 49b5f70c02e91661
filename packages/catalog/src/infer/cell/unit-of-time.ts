// `80 mm/sec` is a speed and `25 l/h` a flow, and neither is a length or what something holds.

const TIMES = 's|sec|sek|second|seconds|Sekunde|min|Min|minute|Minute|h|hr|hour|Std|Stunde|с|сек|мин|хв|ч|час|год';

/** What must not stand behind a unit that is meant alone, as a part of a regular expression. */
export const NO_RATE = `(?! ?/ ?(?:${TIMES})(?!\\p{L}))`;
