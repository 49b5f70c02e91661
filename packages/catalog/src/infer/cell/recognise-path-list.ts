// Recognises several paths through the categories of a shop in one cell: `Racks > Accessories, Bars, Racks`. A product that is in a category
// is in those above it, too, so every name on a path is a value. Names have commas of their own (`Food, Drinks & Tobacco > Drinks`), so what
// stands behind a comma must begin other cells, or stand behind something else in them.

import type { CountedValue } from '../column/column-facts.ts';
import { namesCategory } from '../column/names-category.ts';
import { namesPaths } from './recognise-path.ts';

export interface PathListReading {
  /** Finds every name on the paths of a cell. */
  readonly pattern: string;
  /** Names that nearly all cells have, which tell no product apart. */
  readonly everywhere: readonly string[];
  readonly parts: readonly CountedValue[];
}

const BETWEEN = ['|', ';', ','] as const;
const STEPS = ['>', '»', '›', '→'] as const;
const FEWEST_CELLS = 2;
const FEWEST_WITH_STEPS = 0.05;
/** Of what stands behind commas. */
const KNOWN = 0.75;
const NEARLY_ALL = 0.95;
const MOST_NAMES = 400;

/** `name`: of the column; `known`: what stands between paths, if the format says so. */
export function recognisePathList(
  name: string,
  values: readonly CountedValue[],
  known: string | null,
): PathListReading | null {
  if (known === null && !namesCategory(name) && !namesPaths(name)) return null;
  const cells = values.reduce((sum, { count }) => sum + count, 0);
  for (const step of STEPS) {
    const isPath = ({ text }: CountedValue): boolean => text.includes(` ${step} `);
    if (values.filter(isPath).length < Math.max(1, values.length * FEWEST_WITH_STEPS)) continue;
    const separator = BETWEEN.find((one) => (known === null || known.trim() === one) && areParted(values, one, step));
    if (separator === undefined) continue;
    const parts = namesOn(values, separator, step);
    const everywhere = parts.filter(({ count }) => count >= cells * NEARLY_ALL).map(({ text }) => text);
    const telling = parts.filter(({ text }) => !everywhere.includes(text));
    if (telling.length < 2 || telling.length > MOST_NAMES) continue;
    return { pattern: `[^${separator}${step}]+`, everywhere, parts: telling };
  }
  return null;
}

function areParted(values: readonly CountedValue[], separator: string, step: string): boolean {
  const lists = values.map(({ text }) => text.split(separator).map((path) => path.trim()));
  const several = lists.filter(({ length }) => length > 1);
  if (several.length < FEWEST_CELLS || several.some((paths) => paths.includes(''))) return false;
  const nameAt = (path: string, place: 0 | -1): string => path.split(step).at(place)?.trim() ?? '';
  const beginnings = new Map<string, number>();
  for (const [first = ''] of lists) beginnings.set(nameAt(first, 0), (beginnings.get(nameAt(first, 0)) ?? 0) + 1);
  const before = new Map<string, Set<string>>();
  const further = several.flatMap((paths) =>
    paths.slice(1).map((path, nth) => {
      const name = nameAt(path, 0);
      before.set(name, (before.get(name) ?? new Set()).add(nameAt(paths[nth] ?? '', -1)));
      return { name, isAgain: name === nameAt(paths[0] ?? '', 0) };
    }),
  );
  // What a list has twice begins its own cell. The rest of a name stands behind the same beginning everywhere.
  const isName = ({ name, isAgain }: (typeof further)[number]): boolean =>
    (beginnings.get(name) ?? 0) > (isAgain ? 1 : 0) || (before.get(name)?.size ?? 0) > 1;
  return further.filter(isName).length >= further.length * KNOWN;
}

function namesOn(values: readonly CountedValue[], separator: string, step: string): readonly CountedValue[] {
  const parts = new Map<string, CountedValue>();
  for (const { text, count, line } of values) {
    const names = text.split(separator).flatMap((path) => path.split(step));
    for (const name of new Set(names.map((one) => one.trim()))) {
      const known = parts.get(name);
      if (name !== '') parts.set(name, { text: name, count: count + (known?.count ?? 0), line: known?.line ?? line });
    }
  }
  return [...parts.values()];
}
