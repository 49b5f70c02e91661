// How much aliases may add to a file. An alias counts as what it stands for. So a title may be used in a hundred places,
// and a few lines that would become millions are refused.

/** Ten thousand values, or a million characters. */
export const MOST_FROM_ALIASES = 10_000;

/** How much a value counts. A group or a list counts as a value without text, plus what is in it. */
export const aliasedWeight = (value: unknown): number => 1 + (typeof value === 'string' ? value.length / 100 : 0);
