// What interactions there are, and their limits; apart from the schema, because whoever stores them needs no schema.

export const INTERACTION_KINDS = ['clicked', 'added', 'bought'] as const;

export type InteractionKind = (typeof INTERACTION_KINDS)[number];

/** The largest value, in whole units of its currency. */
export const MOST_VALUE = 1_000_000_000;

/** Decimals that a value may have; the fourth is the smallest unit that any currency has. */
export const VALUE_DECIMALS = 4;

/** Days after the last reply of a session in which its interactions are taken. */
export const INTERACTION_DAYS = 30;
