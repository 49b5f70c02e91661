import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

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

/** What the cells of a column come to, product by product. */
async function valuesOf(name: string, cells: readonly string[]) {
  const file = table(name, cells);
  const { text } = await infer(file, ['image=https://s.example/{sku}', 'link=https://s.example/{sku}']);
  const mapping = readMapping('mapping.yaml', text);
  const { products } = await gather(sourceOf(file), { mapping: { ...mapping, currency: 'EUR' } });
  return products.map(({ attributes }) => attributes);
}

test('a cell with two weights has none, and the others keep theirs', async () => {
  const cells = Array.from({ length: 40 }, (_, nth) => `${120 + nth} g (${(4 + nth / 10).toFixed(2)} oz)`);
  cells[7] = '331 g (small) / 341 g (large) (11.68 oz)';
  const found = await valuesOf('weight', cells);
  expect(found.map(({ weight }) => weight)).toEqual(cells.map((_, nth) => (nth === 7 ? undefined : 120 + nth)));
});

test('memory and storage are told apart, and what a phone is sold with never adds up', async () => {
  const cells = [
    ...Array.from({ length: 12 }, (_, nth) => `${16 * (nth + 1)}GB ${nth + 1}GB RAM`),
    ...['64GB 4GB RAM, 128GB 6GB RAM, 256GB 8GB RAM', '512MB RAM, 2GB', '110MB', '32GB'],
  ];
  const found = await valuesOf('internal', cells);
  const last = found.slice(-4).map(({ internal_gb, ram }) => [internal_gb, ram]);
  expect(last).toEqual([
    [256, 8],
    [2, 0.5],
    [110 / 1024, undefined],
    [32, undefined],
  ]);
});

test('an area is no length', async () => {
  const cells = Array.from(
    { length: 30 },
    (_, nth) => `${2 + (nth % 17) / 10} inches, ${15 + nth}.1 cm 2 (~${30 + nth}.2%)`,
  );
  const found = await valuesOf('size', cells);
  expect(Object.values(found[3] ?? {})).toContain(2.3);
  expect(Object.values(found[3] ?? {})).not.toContain(18.1);
});

test('a category without a word does not say no', async () => {
  const cells = ['Bluetooth Speakers', 'Portable Bluetooth Speakers', 'Car Audio', 'Home Audio', 'Floor Speakers'];
  const more = [
    'Wall Speakers',
    'Studio Monitors',
    'Party Boxes',
    'Sound Bars',
    'Record Players',
    'Radio Sets',
    'Music Systems',
  ];
  const { rules } = await attributeOf('Category', many([...cells, ...more]));
  expect(rules.filter(({ type }) => type === 'boolean')).toEqual([]);
});
