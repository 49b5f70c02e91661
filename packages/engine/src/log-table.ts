// Logarithms as whole numbers, so that sums of them are exact and every machine chooses the same question.

/** The largest number that has a logarithm here. */
export const MOST_LOGARITHM = 1024;

/** One bit, in the units of {@link LOGARITHMS}. */
export const BIT = 65_536;

/** Number → its logarithm to base 2, in parts of a {@link BIT}. */
export const LOGARITHMS = Int32Array.from({ length: MOST_LOGARITHM + 1 }, (_, number) =>
  number === 0 ? 0 : Math.round(Math.log2(number) * BIT),
);
