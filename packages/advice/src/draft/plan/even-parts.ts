// Divides a few distinct numbers (memory of 4, 8, 16 … GB) into neighbouring parts with shares as even as possible. It finds
// the best division exactly.

/**
 * `counts`: the number of products of each value, ascending by value; `costOf`: the cost, in bits, of a part that begins at a
 * place. Returns the place of the first value of each part, except the first part.
 */
export function evenParts(
  counts: readonly number[],
  parts: number,
  costOf: (place: number) => number = () => 0,
): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const upTo = [0];
  for (const count of counts) upTo.push((upTo.at(-1) ?? 0) + count);
  const told = (from: number, to: number): number => {
    const share = ((upTo[to] ?? 0) - (upTo[from] ?? 0)) / total;
    return share <= 0 ? 0 : -share * Math.log2(share);
  };
  const size = counts.length;
  /** By number of parts, then by values divided: the most bits that can be told, and where the last part begins. */
  let best: number[] = upTo.map((_, to) => told(0, to));
  const begins: number[][] = [];
  let most = best[size] ?? 0;
  let mostParts = 1;
  for (let part = 2; part <= Math.min(parts, size); part++) {
    const next = new Array<number>(size + 1).fill(Number.NEGATIVE_INFINITY);
    const begin = new Array<number>(size + 1).fill(0);
    for (let to = part; to <= size; to++) {
      for (let from = part - 1; from < to; from++) {
        const sum = (best[from] ?? 0) + told(from, to) - costOf(from);
        if (sum > (next[to] ?? 0)) {
          next[to] = sum;
          begin[to] = from;
        }
      }
    }
    best = next;
    begins.push(begin);
    if ((best[size] ?? 0) > most) [most, mostParts] = [best[size] ?? 0, part];
  }
  const cuts: number[] = [];
  let to = size;
  for (const begin of begins.slice(0, mostParts - 1).toReversed()) {
    to = begin[to] ?? 0;
    cuts.unshift(to);
  }
  return cuts;
}
