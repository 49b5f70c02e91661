// Keys of rows that no column alone tells apart: what the product is comes before where its row stands.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import type { TemplatePart } from '../../mapping/mapping.ts';
import { infer } from '../small-files.fixture.ts';

const COLOURS = ['red', 'blue', 'black', 'white'];

/** Bicycles of a printed catalog: two on a page, each model in some colours. `twice`: one of them is printed again. */
async function keysOf(twice: boolean) {
  const bikes = Array.from({ length: 40 }, (_, at) => ({
    model: `Rider ${Math.floor(at / 4)}`,
    colour: COLOURS[at % 4],
  }));
  if (twice) bikes.push({ model: 'Rider 9', colour: 'white' });
  const rows = bikes.map(({ model, colour }, at) =>
    [
      model,
      colour,
      5 + Math.floor(at / 2),
      at % 2 ? 'right' : 'left',
      `img/p${at}.webp`,
      `${900 + Math.floor(at / 4)}.00`,
    ].join(','),
  );
  const { mapping, text } = await infer(`model,colour,page,column,image,price\n${rows.join('\n')}\n`);
  const [source] = mapping.fields.sku?.from ?? [];
  const parts: readonly TemplatePart[] = source?.kind === 'template' ? source.parts : [];
  return { columns: parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column])), text };
}

test('a colour tells variants apart, not the page on which they are printed nor the file of their picture', async () => {
  expect((await keysOf(false)).columns).toEqual(['model', 'colour']);
});

test('where a row stands is used only if nothing else helps, and a comment warns of it', async () => {
  const { columns, text } = await keysOf(true);
  expect(columns).toEqual(['model', 'colour', 'page']);
  expect(text).toContain('page says where a row stands, so these keys change with the order of the file');
});

const keyOf = async (header: string, row: (nth: number) => readonly (string | number)[]) => {
  const rows = Array.from({ length: 20 }, (_, nth) => row(nth).join(','));
  const { mapping } = await infer(
    `${header},title,price\n${rows.map((cells, nth) => `${cells},Lamp ${nth},${9 + nth}.00`).join('\n')}\n`,
  );
  return mapping.fields.sku;
};
const maker = (nth: number): string => `UE43TU${7_000 + nth * 13}`;

test.each([
  ['UniqueID,mpn', (nth: number) => [22_000 + nth * 17, maker(nth)], 'UniqueID'],
  ['id,gtin', (nth: number) => [nth + 301, 8_412_345_600_012 + nth * 17], 'id'],
  ['gtin,product_id', (nth: number) => [8_412_345_600_012 + nth * 17, 500 + nth * 3], 'product_id'],
  ['row,mpn', (nth: number) => [nth + 1, maker(nth)], 'mpn'],
])("the shop's own id is the key, before the number of the maker: %s", async (header, row, column) => {
  expect((await keyOf(header, row))?.from).toEqual([{ kind: 'column', column }]);
});

test('an id that is the place of the row gives way to a number that stays, whatever it is called', async () => {
  const key = await keyOf('id,gtin', (nth) => [nth + 1, 8_412_345_600_012 + nth * 17]);
  expect(key?.from).toEqual([{ kind: 'column', column: 'gtin' }]);
});

test('the file of a picture is no key, where each product has its page', async () => {
  const key = await keyOf('url,image_url', (nth) => [
    `https://s.example/p/lamp-${nth * 3}`,
    `pictures.example/img/${nth * 17}/285.jpg`,
  ]);
  expect(key?.from).toEqual([{ kind: 'column', column: 'url' }]);
  expect(key?.pattern).not.toBeNull();
});

test('a cell of which nothing is left in an address is a blank part of the key', async () => {
  const wines = [
    'Vidaux,?',
    'Vidaux,red',
    'Vidaux,white',
    'Réal,red',
    'Réal,white',
    'Réal,?',
    'Sulana,red',
    'Sulana,?',
  ];
  const text = `nom,couleur,prix\n${wines.map((wine) => `${wine},9.00`).join('\n')}\n`;
  const given = ['image=https://s.example/i.jpg', 'link=https://s.example/p'];
  const { mapping } = await infer(text, given);
  const { products } = await gather(sourceOf(text), { mapping: { ...mapping, currency: 'EUR' } });
  expect(products).toHaveLength(8);
});

/** Different from one another, and no numbers of rows. */
const WORDS =
  'ash birch cedar date elm fir gum hazel ivy juniper kapok larch maple nutmeg oak pine quince rowan sorrel teak'.split(
    ' ',
  );

test('a name is the key, not the text that describes it, however short that is', async () => {
  const rows = WORDS.map((word, at) => `Chair made of ${word} with arms,Light ${word} for all,${200 + (at % 7)}.00`);
  const { mapping } = await infer(`name,description,price\n${rows.join('\n')}\n`);
  expect(mapping.fields.sku?.from).toMatchObject([{ kind: 'template', parts: [{ column: 'name' }] }]);
});

test('a text is in the key where nothing else tells the rows apart', async () => {
  const rows = WORDS.map((word, at) => `Chair ${WORDS[at % 5]},Light ${word} for all,${200 + (at % 7)}.00`);
  const { mapping } = await infer(`name,description,price\n${rows.join('\n')}\n`);
  const [source] = mapping.fields.sku?.from ?? [];
  const parts: readonly TemplatePart[] = source?.kind === 'template' ? source.parts : [];
  expect(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.column]))).toContain('description');
});

test('what many products share is no key, and what rows are called is offered as one', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `Kettle ${at},${9 + at}.50,${[8, 16, 32, 4][at % 4]}`);
  const made = ['image=https://s.example/{name|slug}.jpg', 'link=https://s.example/{name|slug}'];
  const { missing } = await infer(`name,price,litres\n${rows.join('\n')}\n`, made);
  expect(missing).toEqual([expect.objectContaining({ field: 'sku', example: '{name|slug}' })]);
});

test('the last part of an address is the key only where no two addresses share it; else all behind the host is', async () => {
  const shops = ['north', 'south', 'east'];
  const file = (partOf: (at: number) => string) =>
    `name,price,link\n${Array.from({ length: 12 }, (_, at) => `A fine tall lamp ${'abcdefghijkl'[at]},${at}.50,https://m.example/${shops[at % 3]}/${partOf(at)}/`).join('\n')}\n`;
  const read = async (text: string) => {
    const { mapping } = await infer(text, ['image=https://s.example/a.jpg']);
    const { products } = await gather(sourceOf(text), { mapping });
    return products.map(({ sku }) => sku);
  };
  expect((await read(file((at) => `lamp-${at + 20}`)))[0]).toBe('lamp-20');
  const shared = await read(file((at) => `lamp-${Math.floor(at / 3) + 20}`));
  expect(shared).toHaveLength(12);
  expect(shared[0]).toBe('north/lamp-20');
});

test.each(['pid', 'prod_id'])('an id that is different in every row is the key alone: %s', async (id) => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `${at * 2 + Math.floor(at / 7)},${at % 4},${at + 5},Lamp ${at % 12}`,
  );
  const { mapping } = await infer(`${id},shelf,price,name\n${rows.join('\n')}\n`, [
    'image=https://s.example/a.jpg',
    'link=https://s.example/a',
  ]);
  expect(mapping.fields.sku?.from).toEqual([{ kind: 'column', column: id }]);
});
