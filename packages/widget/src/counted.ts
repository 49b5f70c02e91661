// A text that goes with a number of things.

/** A text, or a form for each plural of the language. */
export type Counted = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });
