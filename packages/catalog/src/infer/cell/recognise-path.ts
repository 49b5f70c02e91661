// Recognises paths through a tree of categories: `Laptops > Gaming`, `Default Category/Laptops/Gaming`, `Home,Laptops,Gaming`.
// Several paths in a cell are separated by a comma or `|`.

import type { CountedValue } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { escapePattern } from '../column/derive-column.ts';
import { unitFactor } from './known-units.ts';

export interface PathReading {
  /** Takes the last part out of a cell. */
  readonly lastPart: string;
  /** The parts of a cell; null where it has several paths. */
  readonly partsOf: (text: string) => readonly string[] | null;
}

/** Separators that count under any column name. */
const SURE = ['>', '>>', '»', '→', '›'] as const;
/** Separators that count only if the column is named like categories and the parts form a tree. */
const DOUBTFUL = ['/', '\\', '|', ',', ';', ' - '] as const;

const CATEGORY_NAME =
  /(?:^| )(?:categor\w*|kategor\w*|product types?|taxonomy|breadcrumbs?|warengruppen?|produktgruppen?|sortiment|rubri\w*|rayons?|department|cat|categorytext|afdeling|tuoteryhma\w*|osasto|категор\S*|раздел|розділ)(?: |$)/;
/** Whether a column of this name may have paths that are written like lists. */
export const namesPaths = (name: string): boolean => CATEGORY_NAME.test(plainName(name));

const FEWEST_VALUES = 2;
const MOST_LOOKED_AT = 2_000;

/** `name`: of the column. */
export function recognisePath(name: string, values: readonly CountedValue[]): PathReading | null {
  const looked = values.slice(0, MOST_LOOKED_AT);
  for (const separator of SURE) {
    const paths = looked.filter(({ text }) => text.includes(` ${separator} `)).length;
    if (paths > looked.length * 0.5) return pathsBetween(separator, looked);
  }
  if (looked.length < FEWEST_VALUES || !namesPaths(name)) return null;
  const found = [SURE[0], ...DOUBTFUL].find((separator) => isTree(looked, separator));
  if (found === ' - ') return { lastPart: '(?:.* - )?(.+)$', partsOf: partsBetween(found) };
  return found === undefined ? null : pathsBetween(found, looked);
}

/** What ends with amounts, `Jam > Plum > 250 g`, is of the category above them. */
function pathsBetween(separator: string, values: readonly CountedValue[]): PathReading {
  const partsOf = partsBetween(separator);
  const escaped = escapePattern(separator);
  const other = `[^${separator === '\\' ? '\\\\' : separator}]+`;
  const ends = values.flatMap(({ text }) => partsOf(text)?.slice(1).at(-1) ?? []);
  const units = new Set(ends.filter(isAmount).map((end) => AMOUNT.exec(end)?.[1] ?? ''));
  if (units.size === 0) return { lastPart: `${other}$`, partsOf };
  const unit = [...units].filter(Boolean).map(escapePattern).join('|');
  const amount = `\\d+(?:[.,]\\d+)?${unit === '' ? '' : `\\s?(?:${unit})?\\.?`}`;
  return {
    lastPart: `(${other}?)(?:\\s*${escaped}+\\s*${amount})*\\s*$`,
    partsOf: (text) => {
      const parts = partsOf(text);
      return parts === null ? null : parts.slice(0, parts.findLastIndex((part) => !isAmount(part)) + 1 || parts.length);
    },
  };
}

const AMOUNT = /^\d+(?:[.,]\d+)?\s?(\p{L}*)\.?$/u;

/** A number alone, or with a unit that is known. `4K` and `3D` are none. */
function isAmount(text: string): boolean {
  const unit = AMOUNT.exec(text)?.[1];
  return unit === '' || (unit !== undefined && MEASURES.some((measure) => unitFactor(unit, measure) !== null));
}

const MEASURES = ['g', 'l', 'm'];

/** `A > B, C > D` has two paths, of which nobody knows which one counts. */
const partsBetween =
  (separator: string) =>
  (text: string): readonly string[] | null => {
    const parts = text.split(separator).map((part) => part.trim());
    return parts.includes('') || parts.slice(1, -1).some((part) => /[,|]\s*\S/.test(part)) ? null : parts;
  };

/**
 * Each part always comes below the same part, and nearly all paths begin with the same one. A list of categories that do not
 * contain each other is not a path.
 */
function isTree(values: readonly CountedValue[], separator: string): boolean {
  const parents = new Map<string, string>();
  const roots = new Map<string, number>();
  let paths = 0;
  let parts = 0;
  let strangers = 0;
  for (const { text } of values) {
    const names = text.split(separator).map((part) => part.trim());
    if (names.includes('')) return false;
    if (names.length > 1) paths++;
    const root = names[0] ?? '';
    roots.set(root, (roots.get(root) ?? 0) + 1);
    for (const [depth, name] of names.entries()) {
      if (depth === 0) continue;
      parts++;
      const above = names.slice(0, depth).join(separator);
      const known = parents.get(name);
      if (known === undefined) parents.set(name, above);
      else if (known !== above) strangers++;
    }
  }
  const fewRoots = Math.max(...roots.values()) >= values.length * MOSTLY || roots.size <= Math.max(1, parents.size / 2);
  return paths >= values.length * MOSTLY && strangers <= parts * (1 - MOSTLY) && parents.size >= 2 && fewRoots;
}

const MOSTLY = 0.9;
