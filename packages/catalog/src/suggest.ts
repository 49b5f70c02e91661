// "Did you mean …?" for names that people type.

/** The candidate nearest to what was typed, or null where none is near enough to be meant. */
export function suggest(typed: string, candidates: Iterable<string>): string | null {
  const plain = simplify(typed.slice(0, 100));
  let best: string | null = null;
  let bestDistance = Math.ceil(plain.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(plain, simplify(candidate.slice(0, 100)));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** ` Did you mean "price"?`, or nothing. */
export function didYouMean(typed: string, candidates: Iterable<string>): string {
  const nearest = suggest(typed, candidates);
  return nearest === null ? '' : `did you mean ${JSON.stringify(nearest)}? `;
}

const simplify = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

/** Changes of one character, and swaps of two neighbours, that lead from `a` to `b`; one row of the table at a time. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const least = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      current.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length] ?? 0;
}
