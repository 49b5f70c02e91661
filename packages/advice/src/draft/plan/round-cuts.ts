// Where numbers are cut into ranges that a person would name: at round numbers, so that each range has about an equal share
// of the products, and few products lie on a cut, where they would belong to two ranges.

/** `values`: ascending, one for each product that has one. A range reaches up to a cut, the next one goes on from there. */
export function roundCuts(values: Float64Array, parts: number): number[] {
  const cuts: number[] = [];
  const largest = values.at(-1) ?? 0;
  const reach = 0.45 / parts;
  for (let nth = 1; nth < parts; nth++) {
    const low = quantile(values, nth / parts - reach);
    // Up to the next value, a cut divides the same products as one at the value itself.
    const high = nextAbove(values, quantile(values, nth / parts + reach));
    const wanted = quantile(values, nth / parts);
    const cut =
      roundestWithin(low, high, wanted, (number) => {
        if (Math.abs(countUpTo(values, number) / values.length - nth / parts) > 1.2 * reach) return 'bad';
        return shareAt(values, number) > MOST_ON_A_CUT ? 'poor' : 'good';
      }) ??
      // Many products have the wanted value itself: the cut comes right behind it.
      roundestWithin(wanted, nextAbove(values, wanted), wanted) ??
      tidyNumber(wanted);
    if (cut < largest && cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(cut);
  }
  return withoutEmptyParts(values, cuts);
}

const MOST_ON_A_CUT = 0.02;

/** A cut that takes no product from the one before it would make a range of nothing. */
function withoutEmptyParts(values: Float64Array, cuts: readonly number[]): number[] {
  const kept: number[] = [];
  let before = 0;
  for (const cut of cuts) {
    const upTo = countUpTo(values, cut);
    if (upTo === before || upTo === values.length) continue;
    kept.push(cut);
    before = upTo;
  }
  return kept;
}

function countUpTo(values: Float64Array, bound: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

const nextAbove = (values: Float64Array, value: number): number => values[countUpTo(values, value)] ?? value;

const shareAt = (values: Float64Array, value: number): number =>
  (countUpTo(values, value) - countUpTo(values, value - 1e-9)) / values.length;

const quantile = (values: Float64Array, share: number): number =>
  values[Math.min(values.length - 1, Math.max(0, Math.floor(share * values.length)))] ?? 0;

/** Steps that people count in, coarse before fine. */
const STEPS = [1, 0.5, 0.25, 0.2, 0.1, 0.05, 0.025, 0.02, 0.01, 0.005, 0.0025, 0.001];

const LESS_ROUND = 2;

/**
 * The roundest number from `low` up to, but without, `high`; of equally round ones that nearest to `wanted`. A poor one only
 * where good ones are much less round. Null where there is none.
 */
export function roundestWithin(
  low: number,
  high: number,
  wanted: number,
  judge: (number: number) => 'good' | 'poor' | 'bad' = () => 'good',
): number | null {
  if (!(high > low)) return null;
  const scale = 10 ** Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high))));
  let fallback: number | null = null;
  let fallbackAt = STEPS.length;
  for (const [at, step] of STEPS.map((part) => part * scale).entries()) {
    // A much less round number is worse than a poor one.
    if (at > fallbackAt + LESS_ROUND) break;
    const nearest = Math.round(wanted / step) * step;
    for (const number of [nearest, nearest + step, nearest - step]) {
      const tidy = tidyNumber(number);
      // Of the smallest numbers there are, steps come to nothing.
      if (!(tidy >= low && tidy < high) || tidy === 0) continue;
      const judgement = judge(tidy);
      if (judgement === 'good') return tidy;
      if (judgement === 'bad') continue;
      if (fallback === null) [fallback, fallbackAt] = [tidy, at];
    }
  }
  return fallback;
}

/** A step for a slider over most of the values: round, and about a hundredth of their width. */
export function roundStep(values: Float64Array): number {
  const width = quantile(values, 0.95) - quantile(values, 0.05);
  if (!(width > 0)) return 1;
  const exact = width / 100;
  const scale = 10 ** Math.floor(Math.log10(exact));
  const step = [1, 2, 5, 10].map((part) => part * scale).find((candidate) => candidate >= exact) ?? scale;
  return Math.max(tidyNumber(step), 0.000001);
}

/** Without what binary fractions leave behind, and within what ids of ranges can spell. */
const tidyNumber = (value: number): number => Number(Number(value.toPrecision(12)).toFixed(6)) + 0;
