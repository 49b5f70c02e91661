import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer, many, table } from '../small-files.fixture.ts';

test('a cell that names another kind of drive does not say no to the others', async () => {
  const sizes = ['128', '256', '512', '1024'];
  const cells = [
    ...sizes.flatMap((size) => [`${size}GB SSD`, `${size}GB HDD`, `${size}GB SSD + 2TB HDD`]),
    ...['64GB Flash Storage', '128GB Flash Storage + 1TB HDD', '32GB eMMC'],
  ];
  const file = table('Memory', many(cells));
  const { text } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const mapping = readMapping('mapping.yaml', text);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  const drives = products.slice(0, cells.length).map(({ attributes: { ssd, hdd } }) => [ssd, hdd]);
  expect(drives.slice(0, 3)).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
  expect(drives.slice(-3)).toEqual([
    [undefined, undefined],
    [undefined, true],
    [undefined, undefined],
  ]);
});
