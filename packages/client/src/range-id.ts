/**
 * The answer id of any range, both ends included: `<from>-<to>`, as decimal numbers with at most six decimals and no
 * exponent. A RANGE accepts it just as the ids that it offers.
 */
export const rangeId = (from: number, to: number): string => `${plain(from)}-${plain(to)}`;

/** More than 15 digits would not come back as the same number. */
const plain = (number: number): string => String(Number(Number(number.toPrecision(15)).toFixed(6)));
