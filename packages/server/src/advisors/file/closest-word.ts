// Finds the word that was probably meant, for "did you mean". Case, hyphens and underscores do not count as mistakes;
// of words up to three letters only those of the same length are near, or everything would be.

/** The word nearest to what was written, or null where none is near. */
export const closestWord = (written: string, words: Iterable<string>): string | null => {
  if (written.length > 64) return null;
  const plain = plainOf(written);
  let closest: string | null = null;
  let smallest = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const word of words) {
    const other = plainOf(word);
    if (Math.abs(other.length - plain.length) >= (plain.length < 4 ? 1 : smallest)) continue;
    const distance = distanceOf(plain, other);
    if (distance < smallest) {
      smallest = distance;
      closest = word;
    }
  }
  return closest;
};

const plainOf = (word: string): string => word.toLowerCase().replaceAll(/[-_\s]/g, '');

/** Insertions, deletions, replacements and swaps of neighbours that turn one into the other. */
const distanceOf = (from: string, to: string): number => {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[to.length] ?? 0;
};
