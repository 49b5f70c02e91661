// Guesses which name or value was meant, for "did you mean". Case, accents, spaces and hyphens count for nothing, a plural
// for little; otherwise at most a third of the letters may differ.

export interface Wanted {
  /** The mistakes from what was written to a word: 0 for the same but for case and the like; null where it is not near. */
  distanceTo(word: string): number | null;
}

/** The word nearest to what was written; the first of equally near ones; null where none is near. */
export function closest(written: string, words: Iterable<string>): string | null {
  const wanted = want(written);
  let found: string | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const distance = word === written ? null : wanted.distanceTo(word);
    if (distance !== null && distance < smallest) {
      smallest = distance;
      found = word;
    }
  }
  return found;
}

const LONGEST = 80;

export function want(written: string): Wanted {
  const plain = plainOf(written);
  const singular = singularOf(plain);
  // Of short words every other would be near.
  const most = plain.length < 4 ? (plain.length < 2 ? 0 : 1) : Math.floor(plain.length / 3);
  return {
    distanceTo: (word) => {
      if (plain.length === 0 || written.length > LONGEST || word.length > LONGEST) return null;
      const other = plainOf(word);
      if (other === plain) return 0;
      if (singularOf(other) === singular) return 0.5;
      const longest = plain.length < 4 ? 0 : most;
      if (Math.abs(other.length - plain.length) > longest) return null;
      const distance = mistakes(plain, other);
      return distance <= most ? distance : null;
    },
  };
}

const plainOf = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}\s_-]/gu, '')
    .toLowerCase();

const singularOf = (plain: string): string =>
  plain.length < 4 ? plain : plain.replace(/ies$/, 'y').replace(/(?<=x|z|ch|sh|s)es$|(?<!s)s$/, '');

/** Letters left out, added, exchanged, or swapped with their neighbour. */
function mistakes(from: string, to: string): number {
  const width = to.length + 1;
  const table = new Uint16Array((from.length + 1) * width);
  const at = (row: number, column: number): number => table[row * width + column] ?? 0;
  for (let column = 0; column < width; column++) table[column] = column;
  for (let row = 1; row <= from.length; row++) {
    table[row * width] = row;
    for (let column = 1; column < width; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      const areSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (areSwapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      table[row * width + column] = least;
    }
  }
  return at(from.length, to.length);
}
