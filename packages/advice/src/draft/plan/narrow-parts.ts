// Joins ranges that are too narrow to choose: nobody knows whether a fridge should have 183 or 185 litres.

/** An end of a range is larger than its begin by so much at least. */
const APART = 1.08;

/**
 * `cuts`: places of values at which ranges begin, ascending. `products`: of each value. `numberOf`: the value by place, from 1, so that a
 * range before a cut ends with the value of the cut's number. Of two ends of a narrow range the one goes that leaves the smaller range.
 */
export function withoutNarrowParts(
  cuts: readonly number[],
  products: readonly number[],
  numberOf: (code: number) => number,
): readonly number[] {
  const inPart = (from: number, to: number): number => products.slice(from, to).reduce((sum, count) => sum + count, 0);
  const widthBehind = (kept: readonly number[], nth: number): number => {
    const from = numberOf(kept[nth - 1] ?? 0);
    return from > 0 ? numberOf(kept[nth] ?? 0) / from : Number.POSITIVE_INFINITY;
  };
  let kept = [...cuts];
  for (;;) {
    const ends = kept.map((_, nth) => nth).slice(1);
    const [nth] = ends.toSorted((a, b) => widthBehind(kept, a) - widthBehind(kept, b));
    if (nth === undefined || !(widthBehind(kept, nth) < APART)) return kept;
    const [first = 0, second = 0] = [kept[nth - 1], kept[nth]];
    const withBefore = inPart(kept[nth - 2] ?? 0, second);
    const withAfter = inPart(first, kept[nth + 1] ?? products.length);
    kept = kept.filter((cut) => cut !== (withBefore <= withAfter ? first : second));
  }
}
