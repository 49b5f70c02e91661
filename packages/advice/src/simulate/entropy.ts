// How much one learns from being told which of several kinds a thing is.

/** In bits; by how many things there are of each kind. */
export function entropy(counts: Iterable<number>): number {
  let all = 0;
  let sum = 0;
  for (const count of counts) {
    if (count === 0) continue;
    all += count;
    sum += count * Math.log2(count);
  }
  return all === 0 ? 0 : Math.max(0, Math.log2(all) - sum / all);
}
