/**
 * The answer id of any range, both ends included: `<from>-<to>`, as decimal numbers with six decimals at most and no
 * exponent. A RANGE takes it as well as the ids it offers.
 */
export const rangeId = (from: number, to: number): string => `${plain(from)}-${plain(to)}`;

/** More than 15 digits would not come back as the same number. */
const plain = (number: number): string => String(Number(Number(number.toPrecision(15)).toFixed(6)));
