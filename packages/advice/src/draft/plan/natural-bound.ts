// Makes bounds that people would say: "21 to 26 inches" rather than 21.4 to 25.7, as long as no product changes its range.

/** A bound further from the exact value would mislead. */
const FARTHEST = 0.1;
/** Numbers with up to so many significant digits are natural: 850, 14,000. */
const DIGITS = 3;

/** The plainest number from `value` up to below `below`. */
export const naturalEnd = (value: number, below: number): number =>
  plainest(value, Math.ceil, (number) => number >= value && number < below);

/** The plainest number from `value` down to above `above`. */
export const naturalStart = (value: number, above: number): number =>
  plainest(value, Math.floor, (number) => number <= value && number > above);

function plainest(value: number, round: (number: number) => number, fits: (number: number) => boolean): number {
  if (isPlain(value)) return value;
  for (const step of stepsFor(value)) {
    const near = Number((round(value / step) * step).toPrecision(12));
    if (near !== 0 && fits(near) && Math.abs(near - value) <= FARTHEST * Math.abs(value)) return near;
  }
  return value;
}

/** From coarse to fine. */
const stepsFor = (value: number): number[] => {
  const digits = Math.floor(Math.log10(Math.abs(value))) + 1;
  const tens = [digits - 2, digits - DIGITS].filter((power) => power > 0);
  return [...tens, 0, -1, -2, -3].map((power) => 10 ** power);
};

/** Whole numbers with few significant digits, or a power of two, as for memory. */
const isPlain = (value: number): boolean =>
  Number.isInteger(value) && (Number(value.toPrecision(DIGITS)) === value || Number.isInteger(Math.log2(value)));
