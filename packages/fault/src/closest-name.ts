// Guesses which name or value was meant, for "did you mean". Case, accents, spaces and hyphens do not count, and a plural
// counts little; otherwise at most a third of the letters may differ.

/** The name nearest to what was written; the first of equally near ones; null if none is near. */
export function closestName(written: string, names: Iterable<string>): string | null {
  const { distanceTo } = misspelling(written);
  let found: string | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const distance = name === written ? null : distanceTo(name);
    if (distance !== null && distance < smallest) {
      smallest = distance;
      found = name;
    }
  }
  return found;
}

export interface Misspelling {
  /** The number of mistakes between a name and what was written: 0 if only case and the like differ; null if it is not near. */
  distanceTo(name: string): number | null;
}

const LONGEST = 80;

/** What was written, made ready to be compared with many names. */
export function misspelling(written: string): Misspelling {
  const plain = plainOf(written);
  const singular = singularOf(plain);
  // Nearly every name would be near to a short one.
  const most = plain.length < 4 ? (plain.length < 2 ? 0 : 1) : Math.floor(plain.length / 3);
  // Of three letters one may be forgotten (`typ` for `type`), but none is one too many.
  const [mayLack, mayExceed] = [plain.length < 3 ? 0 : most, plain.length < 4 ? 0 : most];
  return {
    distanceTo: (name) => {
      if (plain.length === 0 || written.length > LONGEST || name.length > LONGEST) return null;
      const other = plainOf(name);
      if (other === plain) return 0;
      if (singularOf(other) === singular) return 0.5;
      const lacking = other.length - plain.length;
      if (lacking > mayLack || -lacking > mayExceed) return null;
      const distance = mistakes(plain, other);
      return distance <= most ? distance : null;
    },
  };
}

const plainOf = (name: string): string =>
  // Most names are already plain, and there may be many.
  /^[a-z0-9]*$/.test(name)
    ? name
    : name
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
