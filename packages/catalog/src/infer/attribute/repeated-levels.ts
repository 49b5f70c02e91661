// Finer columns that repeat the coarser one where nothing finer is known: `Italy` under region, beside the country `Italy`. Such a value
// tells nothing more, and would be offered first among the finer ones, so that it counts as none.

import { reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import { namesCategory } from '../column/names-category.ts';
import type { FoundAttributes, InferredRules } from './found-attributes.ts';

/** For each value of the coarser column there are so many of the finer one. */
const FINER = 2;
const FEWEST_ROWS = 20;
/** The share of rows whose finer value lies in one coarser value: a few rows of any file are wrong. */
const WITHIN = 0.95;
/** If more of them repeat it, the column says something else. */
const MOST_REPEATED = 0.7;
/** A word is a value of the coarser column only if hardly any row has it elsewhere. */
const ONLY_THERE = 0.95;

export function withoutRepeatedLevels(found: FoundAttributes): readonly InferredRules[] {
  const plain = found.inferred.flatMap((one) => {
    const column = plainColumn(one.rules, found);
    return column === null ? [] : [{ one, column }];
  });
  return found.inferred.map((one) => {
    const fine = plain.find((other) => other.one === one)?.column;
    const [rule] = one.rules;
    if (fine === undefined || rule === undefined) return one;
    for (const { column: coarse } of plain) {
      const repeated = coarse === fine ? [] : valuesOfLevelAbove(fine, coarse, found.context.rows);
      if (repeated.length === 0) continue;
      const map = [...rule.map, ...repeated.map((text) => [text, null] as const)];
      const note = reason('repeats-level', `what only repeats ${coarse.called} is no value`, { column: coarse.called });
      return { ...one, rules: [{ ...rule, map }], notes: [...one.notes, note] };
    }
    return one;
  });
}

/** The only column that a text is taken from as it is. Categories have levels of their own. */
function plainColumn(rules: readonly AttributeRule[], found: FoundAttributes): ColumnFacts | null {
  const [rule] = rules;
  if (rule === undefined || rules.length > 1 || rule.type !== 'text') return null;
  const { known } = found.context;
  // What the catalog's own file is read by stays.
  if ([...known.declared, ...known.rules].some(({ name }) => name === rule.name)) return null;
  const isPlain = rule.pattern === null && rule.part === null && rule.map.length === 0 && rule.from.length === 1;
  const column = isPlain ? found.columnOf(rule) : undefined;
  return column === undefined || column.isMarkup || isProse(column) || namesCategory(column.called) ? null : column;
}

/** The values of the coarser column that stand in the finer one for want of a finer value. */
function valuesOfLevelAbove(fine: ColumnFacts, coarse: ColumnFacts, rows: number): readonly string[] {
  if (fine.filled < FEWEST_ROWS || coarse.distinct < 2 || fine.distinct < coarse.distinct * FINER) return [];
  const above = new Set(coarse.values.map(({ text }) => text));
  if (!fine.values.some(({ text }) => above.has(text))) return [];
  const counts = new Map<string, Map<string, number>>();
  for (let row = 0; row < rows; row++) {
    const [text, level] = [fine.textAt(row), coarse.textAt(row)];
    if (text === '' || level === '') continue;
    const levels = counts.get(text) ?? new Map<string, number>();
    counts.set(text, levels.set(level, (levels.get(level) ?? 0) + 1));
  }
  let [told, within, repeated] = [0, 0, 0];
  const found: string[] = [];
  for (const [text, levels] of counts) {
    const all = [...levels.values()].reduce((sum, count) => sum + count, 0);
    const own = levels.get(text) ?? 0;
    if (own > 0 && own >= all * ONLY_THERE) {
      found.push(text);
      repeated += all;
    } else if (all > 1) {
      told += all;
      within += Math.max(...levels.values());
    }
  }
  const isLevel = told > 0 && within >= told * WITHIN && repeated <= fine.filled * MOST_REPEATED;
  return isLevel ? found.sort() : [];
}
