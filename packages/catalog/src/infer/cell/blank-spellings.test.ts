import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer, many, table } from '../small-files.fixture.ts';

async function read(column: string, cells: readonly string[]) {
  const file = table(column, many(cells, 40));
  const given = ['image=https://s.example/{Artikelnummer}', 'link=https://s.example/{Artikelnummer}'];
  const { mapping, text } = await infer(file, given);
  const { products } = await gather(sourceOf(file), { mapping: readMapping('m.yaml', `${text}\ncurrency: EUR`) });
  const [rule] = mapping.attributes;
  const values = products.slice(0, cells.length).map(({ attributes }) => attributes[rule?.name ?? '']);
  return { rule, values, blank: mapping.blank };
}

test.each([
  ['Gewicht', ['- g', '215 g', '- g', '340 g', '90 g'], 'g', [undefined, 215, undefined, 340, 90]],
  ['Klinge', ['n/a cm', '12 cm', '-- cm', '18 cm', '21.5 cm'], 'cm', [undefined, 12, undefined, 18, 21.5]],
  ['Watt', ['? W', '60 W', '75 W', 'n.a. W', '100 W'], 'W', [undefined, 60, 75, undefined, 100]],
])('a form of a measure that nobody filled in is blank: %s %j', async (column, cells, unit, values) => {
  const { rule, values: found } = await read(column, cells);
  expect(rule).toMatchObject({ type: 'number', unit });
  expect(found).toEqual(values);
});

test.each(['-" (- cm)', '- x - cm', '–/– mm', '(- kg)', '-″'])('so is one with several units: %s', async (form) => {
  expect((await read('Maße', [form, '11" (28 cm)', '8″ (20 cm)', '9" x 230 mm', '4 kg'])).blank).toEqual([form]);
});

test.each(['- M', 'x cm wide', '-5 g', '- red', 'N/A in blue', 'x'])(
  'words and numbers are values: %s',
  async (text) => {
    expect((await read('Maße', [text, '11 Zoll breit', '8 Zoll breit', 'rund'])).blank).not.toContain(text);
  },
);

test.each([
  ['Category', 'Uncategorized'],
  ['product_type', 'uncategorised'],
  ['Kategorie', 'Unkategorisiert'],
  ['Catégorie', 'Non classé'],
  ['Categoría', 'Sin categoría'],
  ['Categoria', 'Sem categoria'],
  ['Kategoria', 'Bez kategorii'],
  ['Категория', 'Без категории'],
  ['Category', 'Default'],
  ['Brand', 'My Store'],
  ['Hersteller', 'Mein Shop'],
  ['vendor', 'Minha Loja'],
])('%s %s is what nobody has said', async (column, word) => {
  const { values, blank } = await read(column, [word, 'Lamps', 'Chairs', word, 'Tables']);
  expect(blank).toEqual([word]);
  expect(values).toEqual([undefined, 'Lamps', 'Chairs', undefined, 'Tables']);
});

test('a word that is a value elsewhere stays one', async () => {
  const { values } = await read('Tone', ['Default', 'Warm', 'Default', 'Cold']);
  expect(values).toEqual(['Default', 'Warm', 'Default', 'Cold']);
  const rows = Array.from(
    { length: 30 },
    (_, nth) => `L${nth * 7},Lamp ${nth},${nth}.50,${nth % 3 ? 'Lamps' : 'Default'},${nth % 2 ? 'Default' : 'Cold'}`,
  );
  const { mapping } = await infer(`sku,name,price,Category,Tone\n${rows.join('\n')}\n`);
  expect(mapping.blank).toEqual([]);
});
