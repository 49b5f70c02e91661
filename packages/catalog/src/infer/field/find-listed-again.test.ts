// Exports with a row for each category of a product.

import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const HEADER = 'Article no,Name,Price,Colour,Image,Category,Link';

/** Every second lamp is in two categories. `again`: its second row, in place of one that differs in its category only. */
const lamps = (again: (row: string, at: number) => string = (row) => row): string => {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const row = (category: string) =>
      `L-${at * 13},Lamp ${at},${30 + at}.00,${['red', 'blue', 'white'][at % 3]},https://s.example/${at}.jpg,${category},https://s.example/${category.toLowerCase()}/lamp-${at}`;
    return at % 2 ? row('Indoor') : `${row('Indoor')}\n${again(row('Offers'), at)}`;
  });
  return `${HEADER}\n${rows.join('\n')}\n`;
};

const skuOf = ({ mapping }: Awaited<ReturnType<typeof infer>>) => mapping.fields.sku?.from;

test('the number of the article is the sku although every second repeats it, and the category collects', async () => {
  const found = await infer(lamps());
  expect(skuOf(found)).toEqual([{ kind: 'column', column: 'Article no' }]);
  expect(found.mapping.attributes.find(({ name }) => name === 'category')).toMatchObject({
    type: 'list',
    collect: true,
  });
  expect(found.text).toContain('filled and different for every product; some are listed again in another category');
  expect(found.text).toContain('# a product that is listed again is in all its categories');
  expect(found.text).toMatch(/category: \{ from: Category, collect: true/);
});

test.each([
  ['price', (row: string) => row.replace(/\d+\.00/, '1.00')],
  ['colour', (row: string) => row.replace(/red|blue|white/, 'green')],
  ['picture', (row: string) => row.replace('.jpg', 'b.jpg')],
])('rows that differ in their %s, too, are other products', async (_, again) => {
  const found = await infer(lamps(again));
  expect(skuOf(found)).not.toEqual([{ kind: 'column', column: 'Article no' }]);
  expect(found.mapping.attributes.some(({ collect }) => collect)).toBe(false);
});

test('a file without such rows has no list of categories', async () => {
  const { mapping } = await infer(lamps((row, at) => row.replace(`L-${at * 13}`, `M-${at * 13}`)));
  expect(mapping.attributes.find(({ name }) => name === 'category')).toMatchObject({ type: 'text', collect: false });
});
