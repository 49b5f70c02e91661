// What a column of a file is today. The rules of a format also name what another day's file may have: a feed without a sale has its
// price as the former one, too, for when there will be one. Nobody needs to read that of a file in which nothing is reduced.

import { type ColumnUse, columnsOfField, type EditedMapping, usesOf } from './edited-mapping.ts';

interface FilledColumn {
  readonly column: string;
  readonly filled: number;
}

/** `columns`: all of the file. */
export function usesInFile(mapping: EditedMapping, column: string, columns: readonly FilledColumn[]): ColumnUse[] {
  const uses = usesOf(mapping, column);
  const isFormer = (use: ColumnUse): boolean => use.kind === 'field' && use.field === 'list_price';
  return uses.some(isFormer) && areSame(mapping, columns) ? uses.filter((use) => !isFormer(use)) : uses;
}

/** Whether every product has its price from the column of the former price, so that none has a former one. */
function areSame(mapping: EditedMapping, columns: readonly FilledColumn[]): boolean {
  const filled = new Set(columns.flatMap(({ column, filled }) => (filled > 0 ? [column] : [])));
  const first = (field: 'price' | 'list_price'): string | undefined =>
    columnsOfField(mapping, field).find((column) => filled.has(column));
  const paid = first('price');
  return paid !== undefined && paid === first('list_price');
}
