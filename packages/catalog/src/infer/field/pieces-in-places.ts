// How many pieces lie in each of several places, in one cell: `Default Source: 1, Supplier: 0`. One anywhere can be bought.

import { reason } from '@guidepost/fault/reason';
import { splitPairColumn } from '../../named-pairs.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { plainName } from '../column/column-names.ts';
import { columnSource, valueRule } from '../new-rule.ts';
import type { AvailableChoice } from './available-choice.ts';

/** What can be sold, of what lies there, counts before what lies there. */
const NAMES: readonly RegExp[] = [
  /^(?:salable|saleable|sellable) (?:quantity|qty|stock)$/,
  /^(?:quantity|qty|stock) (?:per|by) (?:source|warehouse|location|store)s?$/,
];

const ONE = '[^:,;]+: *-?\\d+(?:\\.\\d+)?';
const IN_PLACES = new RegExp(`^${ONE}(?:[,;] *${ONE})*$`);
const PIECES = /^-?\d+(?:\.\d+)?$/;

/** A cell is one column, or was made into one for each place. */
export function readPlaces(columns: readonly ColumnFacts[]): AvailableChoice | null {
  for (const name of NAMES) {
    for (const column of columns) {
      const path = splitPairColumn(column.name)?.path;
      const written = path === undefined ? IN_PLACES : PIECES;
      const isOne = column.filled > 0 && name.test(plainName(path ?? column.name));
      if (!isOne || !column.values.every(({ text }) => written.test(text))) continue;
      const rule = valueRule([columnSource(path ?? column.name)], { matches: ': *0*[1-9]' });
      return { column, rule, why: reason('pieces', 'a number of pieces; at least one is available') };
    }
  }
  return null;
}
