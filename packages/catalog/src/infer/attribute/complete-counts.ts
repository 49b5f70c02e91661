// A column of numbers is called what names count, `Seats` beside `4 seats`: where it is blank, the names say it, and where it says
// something else again and again, the names are right, which shoppers see.

import { reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { findCountsInNames, oneNumber } from '../names/find-counts.ts';
import { columnSource } from '../new-rule.ts';
import { contradictsNames, fillFromNames, isPlainNumber } from './fill-from-names.ts';
import type { FoundAttributes } from './found-attributes.ts';

export const NAME_WHERE_BLANK = reason('name-where-blank', 'where it is blank, from the name');
const NAMES_SAY_ELSE = reason(
  'names-say-else',
  'the column often says something else than the names, which shoppers see, so it is taken from the names',
);

interface Counting {
  readonly rule: AttributeRule;
  readonly column: ColumnFacts;
  /** What it may count. */
  readonly words: readonly string[];
}

export function completeCounts(found: FoundAttributes, title: ColumnFacts): void {
  const { rows } = found.context;
  const counting = found.inferred.flatMap(({ rules }) => rules).flatMap((rule) => countingBy(found, rule, title));
  if (counting.length === 0) return;
  const words = new Set(counting.flatMap((one) => one.words));
  for (const { word, pattern, decimal } of findCountsInNames(title, (each) => !words.has(each))) {
    const counted = word === null ? null : oneNumber(word);
    const those = counting.filter((one) => counted !== null && one.words.includes(counted));
    const [only] = those;
    if (only === undefined || those.length > 1) continue;
    const { rule, column } = only;
    const said = { pattern, decimal };
    const filled = fillFromNames(rule, column, title, said, rows);
    if (filled !== null) found.replace(rule, filled, NAME_WHERE_BLANK);
    if (filled !== null || !contradictsNames(rule, column, title, said, rows)) continue;
    found.replace(rule, { ...rule, from: [columnSource(title.name)], ...said }, NAMES_SAY_ELSE);
    found.leaveOut(column.name, NAMES_SAY_ELSE);
  }
}

function countingBy(found: FoundAttributes, rule: AttributeRule, title: ColumnFacts): readonly Counting[] {
  const column = found.columnOf(rule);
  const words = (column?.called ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const counted = words.filter((word) => word.length > 2).map(oneNumber);
  const isOne = column !== undefined && column !== title && isPlainNumber(rule);
  const isCount = rule.unit === null || counted.includes(oneNumber(rule.unit));
  return isOne && isCount && counted.length > 0 ? [{ rule, column, words: counted }] : [];
}
