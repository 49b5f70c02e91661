import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { attributeOf, infer, many, table } from '../small-files.fixture.ts';

test.each([
  ['Channels', ['5.1', '7.1', '2.0'], 'text'],
  ['Kanäle', ['5.1', '7.1', '2'], 'text'],
  ['configuration', ['2', '2.1', '5.1', '7.1.2'], 'text'],
  ['channels', ['4', '6', '8'], 'number'],
  ['channels', ['5.1', '7.5', '12.25'], 'number'],
  ['Length', ['5.1', '7.1', '2.0'], 'number'],
])('%s %j is a %s', async (column, cells, type) => {
  expect((await attributeOf(column, many(cells))).rules).toMatchObject([{ type }]);
});

test('a layout keeps its spelling', async () => {
  const text = table('Channels', many(['5.1', '2.0']));
  const { mapping } = await infer(text, ['image={ value: https://i.x }', 'link={ value: https://l.x }']);
  const { products } = await gather(sourceOf(text), { mapping });
  expect(products.slice(0, 2).map(({ attributes }) => attributes.channels)).toEqual(['5.1', '2.0']);
});

test.each([
  ['Vattentålig', ['Ja', 'Nej']],
  ['Можна мити', ['Так', 'Ні']],
  ['Поворотный', ['Да', 'Нет']],
  ['Su geçirmez', ['Evet', 'Hayır']],
  ['À prova de água', ['Sim', 'Não']],
  ['防水', ['はい', 'いいえ']],
])('yes and no in other languages are yes and no: %s', async (column, cells) => {
  expect((await attributeOf(column, many(cells))).rules).toMatchObject([{ type: 'boolean' }]);
});

const sides = (nth: number) => [140 + (nth % 23), 70 + (nth % 9), 8 + (nth % 3)] as const;

test('the same again in brackets does not hide a measure', async () => {
  const weights = Array.from({ length: 60 }, (_, nth) => `${140 + nth} g (${((140 + nth) / 28.35).toFixed(2)} oz)`);
  expect((await attributeOf('weight', weights)).rules).toMatchObject([{ name: 'weight', type: 'number', unit: 'g' }]);
  const sizes = Array.from(
    { length: 60 },
    (_, nth) => `${5 + (nth % 7) / 10} inches, ${80 + nth}.4 cm2 (~8${nth % 10}.4%)`,
  );
  expect((await attributeOf('display_size', sizes)).rules).toContainEqual(
    expect.objectContaining({ name: 'screen_size', type: 'number', unit: 'in' }),
  );
  const dimensions = Array.from({ length: 60 }, (_, nth) => {
    const [high, wide, deep] = sides(nth);
    return `${high} x ${wide} x ${deep} mm (${(high / 25.4).toFixed(2)} x ${(wide / 25.4).toFixed(2)} x ${(deep / 25.4).toFixed(2)} in)`;
  });
  const { mapping } = await infer(table('dimensions', dimensions));
  const measured = mapping.attributes.filter(({ unit }) => unit === 'mm').map(({ name }) => name);
  expect(measured).toHaveLength(3);
  const address = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
  const whole = await infer(table('dimensions', dimensions), address);
  const { products } = await gather(sourceOf(table('dimensions', dimensions)), {
    mapping: { ...whole.mapping, currency: 'EUR' },
  });
  expect(measured.map((name) => products[0]?.attributes[name])).toEqual([...sides(0)]);
});

test('a date with another behind it is a date', async () => {
  const cells = ['2019, February', '2020, June. Released 2020, July', '2018, October 12'];
  expect((await attributeOf('announced', many(cells))).rules).toMatchObject([
    { name: 'announced_year', type: 'number' },
  ]);
});

test('dates of one year tell no product from another', async () => {
  const cells = Array.from({ length: 30 }, (_, nth) => `2026-0${(nth % 9) + 1}-1${nth % 7}`);
  const { rules, text } = await attributeOf('harvested', cells);
  expect(rules).toEqual([]);
  expect(text).toContain('# harvested: left out, the same in every row, "2026"');
  const years = cells.map((text, nth) => (nth % 3 === 0 ? text.replace('2026', '2025') : text));
  expect((await attributeOf('harvested', years)).rules).toMatchObject([{ name: 'harvested_year' }]);
});
