// How much aliases may add to a file. What they stand for counts as if it were written out, so that a title used in a
// hundred places is nothing special, and a few lines that would become millions are refused.

/** Ten thousand values, or a million characters. */
export const MOST_FROM_ALIASES = 10_000;

/** What a value counts; a group or a list counts as a value without text, beside what is in it. */
export const aliasedWeight = (value: unknown): number => 1 + (typeof value === 'string' ? value.length / 100 : 0);
