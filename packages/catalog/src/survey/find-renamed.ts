// Guesses the new name of a column that is gone. Only columns that nothing else uses are considered. Names are alike if
// they share a word or a beginning, as `Farbton` for `Farbe` and `Anzahl Personen` for `Personen`.

import { closestName } from '@guidepost/fault/closest-name';
import { isNamed, NAMED_ROLES, plainName } from '../infer/column/column-names.ts';

/** `names`: all names of the missing column. Null: no column is like it. */
export function findRenamed(names: readonly string[], unused: readonly string[]): string | null {
  let [best, most] = [null as string | null, 0];
  for (const column of unused) {
    const likeness = Math.max(...names.map((name) => likenessOf(name, column)));
    if (likeness > most) [best, most] = [column, likeness];
  }
  if (best !== null) return best;
  for (const name of names) {
    const near = closestName(name, unused);
    if (near !== null) return near;
  }
  return null;
}

/** 0: not alike. */
function likenessOf(name: string, column: string): number {
  const [a, b] = [plainName(name), plainName(column)];
  if (a === '' || b === '') return 0;
  if (a === b) return 5;
  const [left, right] = [a.split(' '), b.split(' ')];
  if (left.every((word) => right.includes(word)) || right.every((word) => left.includes(word))) return 4;
  if (NAMED_ROLES.some((role) => isNamed(role, name) && isNamed(role, column))) return 3;
  const [short, long] = [a.replaceAll(' ', ''), b.replaceAll(' ', '')].sort((x, y) => x.length - y.length);
  if (short === undefined || long === undefined || short.length < FEWEST) return 0;
  if (long.endsWith(short) || long.startsWith(short)) return 2;
  return long.startsWith(short.slice(0, Math.max(FEWEST, Math.ceil(short.length * 0.7)))) ? 1 : 0;
}

/** So many equal letters are no accident. */
const FEWEST = 4;
