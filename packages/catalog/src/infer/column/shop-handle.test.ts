import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

const HANDLES = ['Ash', 'Hickory', 'Rubber grip', 'Ash', 'Steel'];
const file = (handle: (nth: number) => string, more = '', cell: (nth: number) => string = () => ''): string =>
  `code,title,price,handle${more}\n${Array.from({ length: 30 }, (_, nth) => `H${nth * 7},Hammer ${Math.floor(nth / 3)} large,${nth + 9}.00,${handle(nth)}${cell(nth)}`).join('\n')}\n`;

const read = async (text: string, given: readonly string[] = []) => {
  const { mapping, unused, missing } = await infer(text, given);
  return {
    group: mapping.fields.group?.from[0],
    attributes: mapping.attributes.map(({ name }) => name),
    why: unused.find(({ column }) => column === 'handle')?.reason?.code,
    link: missing.find(({ field }) => field === 'link')?.example,
  };
};

test.each([
  (nth: number) => HANDLES[nth % 5] ?? '',
  (nth: number) => HANDLES[nth % 5]?.toLowerCase() ?? '',
  (nth: number) => ['soft-grip', 'd-shape', 'two-parts'][nth % 3] ?? '',
])('what one holds a thing by is an attribute', async (handle) => {
  const found = await read(file(handle));
  expect(found.attributes).toContain('handle');
  expect(found.group).not.toEqual({ kind: 'column', column: 'handle' });
  expect(found.link).toBe('https://YOUR-SHOP/products/{code|url}');
});

test('so it is beside the columns of Shopify, if it does not read as an address', async () => {
  const text = file(
    (nth) => HANDLES[nth % 5] ?? '',
    ',vendor,option1',
    (nth) => `,Acme ${nth % 4},${nth % 3} kg`,
  );
  const found = await read(text);
  expect(found.attributes).toContain('handle');
  expect(found.group).not.toEqual({ kind: 'column', column: 'handle' });
  expect((await read(text, ['group='])).attributes).toContain('handle');
});

test.each([
  ['made of the title', (nth: number) => `hammer-${Math.floor(nth / 3)}`, '', undefined],
  [
    'beside columns of Shopify',
    (nth: number) => `h-${Math.floor(nth / 3)}-x`,
    ',vendor',
    (nth: number) => `,Acme ${nth % 4}`,
  ],
])('the end of an address, %s, ties variants', async (_, handle, more, cell) => {
  expect((await read(file(handle, more, cell))).group).toEqual({ kind: 'column', column: 'handle' });
  const cleared = await read(file(handle, more, cell), ['group=']);
  expect(cleared.group).toBeUndefined();
  expect(cleared.why).toBe('shop-record');
});

test('a name that holds the word is no code', async () => {
  const rows = Array.from({ length: 30 }, (_, nth) => `H${nth * 7},Hammer ${nth},${nth + 9}.00,${200 + nth} mm`);
  const { mapping } = await infer(`code,title,price,Handle length\n${rows.join('\n')}\n`);
  expect(mapping.attributes).toMatchObject([{ name: 'handle_length', type: 'number', unit: 'mm' }]);
});
