import type { SurveyView } from '@guidepost/contract/views/survey-view';
import { expect, it } from 'vitest';
import { foldColumns } from './fold-columns.ts';

type ToldColumn = SurveyView['columns'][number];

const told = (column: string, code: string | null = null): ToldColumn =>
  ({ column, left_out_coded: code === null ? null : { code } }) as ToldColumn;

it('many unused names inside of one thing are one line, and so is what the shop keeps for itself', () => {
  const notes = Array.from({ length: 8 }, (_, nth) => told(`notes.Wool ${nth}`));
  const pairs = Array.from({ length: 8 }, (_, nth) => told(`meta[_key ${nth}]`));
  const columns = [told('sku'), ...notes, told('size.width'), ...pairs, told('_edit', 'shop-record'), told('brand')];
  const { shown, folds } = foldColumns(columns, ({ column }) => !['sku', 'brand', 'notes.Wool 3'].includes(column));
  expect(shown.map(({ column }) => column)).toEqual(['sku', 'notes.Wool 3', 'size.width', 'brand']);
  expect(folds.map(({ inside, columns: { length } }) => [inside, length])).toEqual([
    ['notes', 7],
    ['meta', 8],
    [null, 1],
  ]);
});
