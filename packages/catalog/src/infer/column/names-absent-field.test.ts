import { expect, test } from 'vitest';
import { nameAbsentField } from './names-absent-field.ts';

const OWN = ['sku', 'title', 'image', 'link', 'price'];

test.each(['availability', 'in_stock', 'old_price', 'item_group_id', 'currency', 'Verfügbarkeit'])(
  'a file with %s says by it what is a field',
  (column) => {
    expect(nameAbsentField([...OWN, column])).toBe(true);
  },
);

test('what has its field, or is something to choose by, needs no mapping', () => {
  expect(nameAbsentField([...OWN, 'available', 'availability'])).toBe(false);
  expect(nameAbsentField([...OWN, 'list_price', 'group', 'color', 'size', 'brand', 'weight_kg'])).toBe(false);
});
