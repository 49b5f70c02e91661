// Pairs of a name and a value in one cell: `flavor=Mango,pack=5`, `RAM: 16 GB|Colour: Red`, `Material:Cotton:1;Care:Hand:2`.

export type CellPair = readonly [name: string, value: string];

/**
 * `a=b,c=d, e` is two pairs, the second with a comma in its value; `a:b;c:d`, `a: b|c: d` and `a:b,c:d` are two. `hasPositions`:
 * numbers may follow each value, `a:b:1:0`.
 */
export function pairsInCell(cell: string, hasPositions: boolean): readonly CellPair[] {
  if (/^[^=,;:|]{1,80}=/.test(cell)) {
    const parts = cell.split(/[,|;\n](?=[^=,|;\n]{1,80}=)/);
    return parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);
  }
  const between = [';', '|', '\n'].find((one) => cell.includes(one)) ?? /,(?=[^:,]{1,80}:)/;
  return cell.split(between).flatMap((part): CellPair[] => {
    const colon = part.indexOf(':');
    if (colon === -1) return part.trim() === '' ? [] : [['', part]];
    const written = part.slice(colon + 1);
    const value = hasPositions ? written.replace(/(?::\d*){1,2}$/, '') : written;
    return value.trim() === '' ? [] : [[part.slice(0, colon), value]];
  });
}

const FEWEST_CELLS = 5;
const MOST_LOOKED_AT = 300;
const MOSTLY = 0.9;
const LONGEST_NAME = 40;
const LONGEST_VALUE = 80;

/** Whether the cells of a column are pairs of which many have the same names. Prose has colons, but not the same words before them. */
export function holdPairs(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '').slice(0, MOST_LOOKED_AT);
  if (filled.length < FEWEST_CELLS) return false;
  const names = new Map<string, number>();
  const mostOthers = filled.length * (1 - MOSTLY);
  let whole = 0;
  let all = 0;
  for (const [at, cell] of filled.entries()) {
    // Nearly all columns end here, at one of their first cells.
    if (at - whole > mostOthers || /^\s*(?:https?:|[[{<])/.test(cell)) return false;
    if (!cell.includes(':') && !cell.includes('=')) continue;
    const pairs = pairsInCell(cell, false).filter(([name]) => name !== '');
    const length = pairs.reduce((sum, [name, value]) => sum + name.length + value.length + 2, -1);
    // Nothing but pairs, with short names and values.
    if (pairs.length > 0 && length >= cell.trim().length - 4 && pairs.every(isPlain)) whole++;
    all += pairs.length;
    for (const name of new Set(pairs.map(([written]) => written.trim()))) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const known = [...names.values()].filter((count) => count >= Math.max(3, filled.length * 0.02));
  const repeated = known.reduce((sum, count) => sum + count, 0);
  return whole >= filled.length * MOSTLY && known.length >= 2 && repeated >= all * MOSTLY && all >= filled.length * 1.5;
}

const isPlain = ([name, value]: CellPair): boolean =>
  name.trim().length <= LONGEST_NAME && /\p{L}/u.test(name) && value.trim().length <= LONGEST_VALUE;
