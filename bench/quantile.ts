// How measured times are summed up and written: medians and quantiles, never means of noisy samples alone.

/** The value below which the share `at` (0 to 1) of the numbers lies. */
export function quantile(numbers: readonly number[], at: number): number {
  const ascending = Float64Array.from(numbers).sort();
  return ascending[Math.min(ascending.length - 1, Math.floor(at * ascending.length))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Milliseconds with three significant digits or so. */
export const formatMs = (ms: number): string =>
  `${ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(3)} ms`;

export const formatCount = (count: number): string => Math.round(count).toLocaleString('en-US');

/** Of rounds: their median, the lowest and the highest. */
export const formatRatios = (ratios: readonly number[]): string[] =>
  [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(3));
