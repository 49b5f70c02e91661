// Where a language has what results call an attribute, and its values: among an advisor's texts.

/** `what`: `label`, or a value and `.title`. */
export const resultsPath = (attribute: string, what: string): string => `results.${attribute}.${what}`;
