// Says how round a number is, and finds the roundest number of an interval, as people would name it.

/** Steps in which people count, from coarse to fine, as parts of the power of ten above a number. */
const STEPS = [1, 0.1, 0.01, 0.001, 1e-4, 1e-5, 1e-6].flatMap((power) =>
  [1, 0.5, 0.25, 0.2].map((part) => Number((part * power).toPrecision(3))),
);

const scaleOf = (size: number): number => 10 ** Math.ceil(Math.log10(size));

/** The roundest number from `low` to below `high`; if several are equally round, the one nearest to `wanted`. Null if there is none. */
export function roundestWithin(low: number, high: number, wanted: number): number | null {
  if (!(high > low)) return null;
  const scale = scaleOf(Math.max(Math.abs(low), Math.abs(high)));
  for (const step of STEPS.map((part) => part * scale)) {
    const nearest = Math.round(wanted / step) * step;
    for (const number of [nearest, nearest + step, nearest - step]) {
      const tidy = tidyNumber(number);
      // For the smallest numbers, a step would be 0.
      if (tidy >= low && tidy < high && tidy !== 0) return tidy;
    }
  }
  return null;
}

/** 0 for 1000, 1 for 500, 2 for 250, 4 for 300, 5 for 350 and so on: the lower, the more natural the number is for people. */
export function unroundness(number: number): number {
  const size = Math.abs(number);
  if (size === 0) return 0;
  const scale = scaleOf(size);
  const at = STEPS.findIndex((part) => Math.abs(size / (part * scale) - Math.round(size / (part * scale))) < 1e-9);
  return at === -1 ? STEPS.length : at;
}

/** Removes the digits that binary fractions leave behind, and keeps to what ids of ranges can spell. */
export const tidyNumber = (value: number): number => Number(Number(value.toPrecision(12)).toFixed(6)) + 0;
