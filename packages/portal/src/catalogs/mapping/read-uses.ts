// What a column is, apart from the properties that are read from it besides.

import type { ColumnUse } from './edited-mapping.ts';
import { titleOfColumn } from './title-of-column.ts';

export type ReadUse = Extract<ColumnUse, { kind: 'attribute' }>;

export interface SplitUses {
  readonly main: readonly ColumnUse[];
  /** Each is a property of its own. */
  readonly read: readonly ReadUse[];
}

/** Whether only a part of the cell, or something about it, is the value. */
const isRead = ({ rule }: ReadUse): boolean => rule.pattern !== undefined || rule.matches !== undefined;

export function splitUses(uses: readonly ColumnUse[]): SplitUses {
  if (uses.length < 2) return { main: uses, read: [] };
  const attributes = uses.filter((use) => use.kind === 'attribute');
  const [only, second] = attributes;
  // One that has all of the cell is the column itself.
  const isMain = (use: ColumnUse): boolean =>
    use.kind !== 'attribute' || (use === only && second === undefined && !isRead(use));
  return { main: uses.filter(isMain), read: attributes.filter((use) => !isMain(use)) };
}

/** What shoppers read. */
export function labelOfUse({ name, rule }: ReadUse): string {
  const { label } = rule;
  return typeof label === 'string' && label !== '' ? label : name;
}

/** What shoppers read for the column itself, where people see another title of it here. */
export const ownLabels = (column: string, main: readonly ColumnUse[]): string[] =>
  main.flatMap((use) => {
    const label = use.kind === 'attribute' && typeof use.rule.label === 'string' ? use.rule.label.trim() : '';
    return label === '' || label.toLowerCase() === titleOfColumn(column).trim().toLowerCase() ? [] : [label];
  });
