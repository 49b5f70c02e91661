import { expect, test } from 'vitest';
import type { ColumnUse } from './edited-mapping.ts';
import { ownLabels } from './read-uses.ts';

const called = (label: string | undefined): ColumnUse =>
  ({ kind: 'attribute', name: 'winery', rule: { ...(label !== undefined && { label }) } }) as unknown as ColumnUse;

test('what shoppers read is said where it is not the title that the column has here', () => {
  expect(ownLabels('winery', [called('Vinarija')])).toEqual(['Vinarija']);
  expect(ownLabels('Vinarija', [called('vinarija')])).toEqual([]);
  expect(ownLabels('Attribute[Vinarija]', [called('Vinarija')])).toEqual([]);
  expect(ownLabels('Attribute[Vinarija]', [called(undefined)])).toEqual([]);
});
