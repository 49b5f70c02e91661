import { sayReason } from '@guidepost/catalog/rejection';
import { expect, test } from 'vitest';
import { file, HEAD, inOwnStore, read, row, run, sourceOf, stores } from './import.fixture.ts';

inOwnStore();

import { spell } from '../cli/spell-remedy.ts';

const rows = (...prices: string[]) => prices.map((price, nr) => row(`p${nr}`, price, nr % 2 ? 'red' : 'blue'));

test.each([
  ['a line break in a header', '"col\nor"', 'col_or'],
  ['a name that objects have themselves', '__proto__', 'proto'],
  ['a word of conditions', 'any', 'any_value'],
])('own columns with %s are read by inference', async (_, column, attribute) => {
  const report = await run(file(`${HEAD},${column}`, ...rows('1.00', '2.00', '3.00', '4.00')));
  expect(report).toMatchObject({ added: 4, rejected: 0, mapping: { origin: 'inferred' } });
  expect((await read())[0]?.attributes).toEqual({ [attribute]: 'blue' });
});

test('own columns whose prices have commas are read by inference', async () => {
  const report = await run(file(`${HEAD},color`, ...rows('"1,50"', '"2,50"', '"3,50"', '"4,50"')));
  expect(report).toMatchObject({ added: 4, mapping: { origin: 'inferred', rules: { decimal: 'comma' } } });
  expect((await read()).map(({ price }) => price)).toEqual(['1.50', '2.50', '3.50', '4.50']);
});

test('one price among others that is written otherwise is a rejected row that names the way, and no reason to infer', async () => {
  const report = await run(file(`${HEAD},color`, ...rows('1.00', '"2,50"', '3.00', '4.00')));
  expect(report).toMatchObject({ added: 3, rejected: 1, mapping: { origin: 'none' } });
  expect(spell(sayReason(report.rejections[0]!))).toBe(
    'price "2,50" has a decimal comma; write it as 2.50, or, if most prices are written so, have a mapping inferred anew (--infer): one with `decimal: comma` reads them',
  );
});

test('what was inferred from a file is not offered to be inferred from it once more; a kept mapping may be', async () => {
  const text = (...prices: string[]) => file(`${HEAD},"col\nor"`, ...rows(...prices));
  const odd = text('1.00', '2.00', '3.00', '4.00', '5.00', '"6.5.1"');
  const [inferred] = (await run(odd)).rejections;
  expect(spell(sayReason(inferred!))).toBe('price "6.5.1" is not a plain decimal number such as 499.00; write it so');
  const again = await run(odd);
  expect(again.mapping.origin).toBe('kept');
  expect(spell(sayReason(again.rejections[0]!))).toContain('(--infer)');
});

test.each(['any', 'all', 'not', 'price'])(
  'an attribute %s in the own JSON comes in under another name',
  async (name) => {
    const product = (nr: number) => ({
      ...{ sku: nr, title: `T${nr}`, image: 'https://s.example/i.png', link: `https://s.example/${nr}`, price: '1.00' },
      attributes: { [name]: nr % 2 ? 'red' : 'blue' },
    });
    const text = JSON.stringify([1, 2, 3, 4].map(product));
    const report = await run('', { source: sourceOf(text, 'shop.json'), infer: true });
    expect(report).toMatchObject({ added: 4, rejected: 0, mapping: { origin: 'inferred' } });
    expect(report.attributes).toHaveLength(1);
    expect(report.attributes[0]?.name).not.toBe(name);
  },
);

test('an own column that is set as an attribute of another name is that one only', async () => {
  const colors = file(
    `${HEAD},color,size,pcs`,
    row('a', '1.00', 'red', '10x20', '5'),
    row('b', '2.00', 'blue', '3x4', '6'),
  );
  await run(colors, {
    set: [
      'attributes.colour=color',
      'attributes.pieces=pcs',
      "attributes.width={ from: size, pattern: '^\\d+', type: number }",
    ],
  });
  expect((await read())[0]?.attributes).toEqual({ colour: 'red', size: '10x20', pieces: 5, width: 10 });
  const swapped = { set: ['attributes.color=size', 'attributes.size=color'] };
  await run(colors, { ...swapped, catalog: 'other' });
  const other = await stores.catalogs.find('shop', 'other');
  expect(other?.attributes.map(({ name }) => name).sort()).toEqual(['color', 'pcs', 'size']);
  const both = ['attributes.size={ from: [color, size] }'];
  await run(colors, { set: both, catalog: 'both' });
  expect((await stores.catalogs.find('shop', 'both'))?.attributes.map(({ name }) => name)).toEqual(['size', 'pcs']);
});
