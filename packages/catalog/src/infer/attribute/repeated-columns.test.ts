import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const rows = (pairs: (i: number) => string): string =>
  ['sku,title,image,link,price,flavor,volume,extra']
    .concat(
      Array.from({ length: 30 }, (_, i) => {
        const flavour = ['Mango', 'Mint', 'Berry'][i % 3];
        return `a${i},Thing ${i},https://s.example/${i}.jpg,https://s.example/${i},1.00,${flavour},${(i % 4) + 10} ml,"${pairs(i)}"`;
      }),
    )
    .join('\n');

test('what a column says is not an attribute again because pairs in another cell say it, too', async () => {
  const flavours = ['Mango', 'Mint', 'Berry'];
  const same = await infer(rows((i) => `flavor=${flavours[i % 3]},strength=${i % 2 ? 'low' : 'high'}`));
  const names = same.mapping.attributes.map(({ name }) => name);
  expect(names.filter((name) => name.includes('flavor'))).toEqual(['flavor']);
  expect(names.some((name) => name.includes('strength'))).toBe(true);
  expect(same.unused).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ text: 'says again what flavor says' }) }),
  );

  const other = await infer(rows((i) => `flavor=${flavours[(i + 1) % 3]},strength=${i % 2 ? 'low' : 'high'}`));
  expect(other.mapping.attributes.filter(({ name }) => name.includes('flavor'))).toHaveLength(2);
});

test.each([
  ['make', (brand: string) => brand],
  ['Manufacturer', (brand: string) => brand.toUpperCase()],
  ['supplier', (brand: string, i: number) => (i % 3 === 0 ? brand : '')],
])('what %s says of nearly every product is no attribute beside the brand that says it', async (column, cell) => {
  const brands = ['Acme', 'Bolt', 'Corvid', 'Dune'];
  const text = (of: (brand: string, i: number) => string): string =>
    ['sku,title,price,brand,fuel,'.concat(column)]
      .concat(
        Array.from({ length: 40 }, (_, i) => {
          const brand = brands[i % 4] ?? '';
          return `a${i},Thing ${i},1.00,${brand},${['Petrol', 'Diesel', 'Gas'][i % 3]},${of(brand, i)}`;
        }),
      )
      .join('\n');
  const namesOf = async (file: string): Promise<readonly string[]> =>
    (await infer(file)).mapping.attributes.map(({ name }) => name);
  expect(await namesOf(text(cell))).toEqual(['brand', 'fuel']);
  // Who makes it for whom may be another in every fourth case.
  const own = await namesOf(text((brand, i) => cell(i % 4 === 1 ? 'Zenith' : brand, i)));
  expect(own).toHaveLength(3);
});
