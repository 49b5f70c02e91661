import { expect, test } from 'vitest';
import { surveyOf } from '../../test/source-of.ts';
import { many } from './small-files.fixture.ts';
import { type ToldColumn, tellColumns } from './tell-columns.ts';

const LAMPS = ['sku,name,price,color,weight,notes,empty,image,link']
  .concat(
    many(['red', 'red', 'red', 'blue', 'black'], 100).map((color, i) =>
      [
        ...[`L-${i}`, `Lamp number ${i}`, `${10 + i}.50`, i === 77 ? 'mauve' : color, `"${(i % 40) + 1} kg"`],
        ...[i === 3 ? `"${'long '.repeat(60)}"` : '', '', `https://i.example/${i}.jpg`, `https://s.example/${i}`],
      ].join(','),
    ),
  )
  .join('\n');

async function told(text: string): Promise<{ rows: number; looked: number; of: (name: string) => ToldColumn }> {
  const { columns, rows, looked } = await tellColumns(surveyOf(text));
  const of = (name: string): ToldColumn => {
    const found = columns.find(({ column }) => column === name);
    if (found === undefined) throw new Error(`no column ${name}`);
    return found;
  };
  return { rows, looked, of };
}

test('every column is told, with how full it is and how many values it has', async () => {
  const { rows, looked, of } = await told(LAMPS);
  expect([rows, looked]).toEqual([100, 100]);
  expect(of('color')).toMatchObject({ filled: 100, distinct: 4 });
  expect(of('empty')).toMatchObject({ filled: 0, distinct: 0, common: [], rare: [], long: [], numbers: null });
  expect(of('notes')).toMatchObject({ filled: 1, distinct: 1 });
});

test('examples are the most common, the rarest and the longest, each with its line, and none twice', async () => {
  const { of } = await told(LAMPS);
  expect(of('color').common.map(({ text, count }) => [text, count])).toEqual([
    ...[
      ['red', 59],
      ['blue', 20],
      ['black', 20],
      ['mauve', 1],
    ].toSorted((a, b) => Number(b[1]) - Number(a[1])),
  ]);
  expect(of('color').common.at(-1)).toEqual({ text: 'mauve', length: 5, count: 1, line: 79 });
  const name = of('name');
  const texts = [...name.common, ...name.rare, ...name.long].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const [note] = of('notes').common;
  expect(note?.length).toBe(299);
  expect(note?.text).toHaveLength(161);
});

test('numbers have a histogram of all their cells, also with a unit or a decimal comma', async () => {
  const { of } = await told(LAMPS);
  const { numbers } = of('weight');
  expect(numbers).toMatchObject({ cells: 100, smallest: 1, largest: 40 });
  expect(numbers?.histogram.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(of('color').numbers).toBeNull();
  const commas = many(['1.299,00', '99,50', '5,25'], 30).map((price, i) => `K-${i};Kanne ${i};${price}`);
  const german = await told(`Artikelnummer;Bezeichnung;Preis\n${commas.join('\n')}\n`);
  expect(german.of('Preis').numbers).toMatchObject({ smallest: 5.25, largest: 1299 });
});

test('what the mapping makes of a column is told with its reasons, and why nothing is taken from another', async () => {
  const { of } = await told(LAMPS);
  expect(of('sku').uses).toEqual([expect.objectContaining({ kind: 'field', field: 'sku' })]);
  expect(of('price').uses).toEqual([expect.objectContaining({ kind: 'field', field: 'price' })]);
  expect(of('weight').uses).toEqual([expect.objectContaining({ kind: 'attribute', type: 'number', unit: 'kg' })]);
  expect(of('color').uses).toEqual([expect.objectContaining({ kind: 'attribute', name: 'color', type: 'text' })]);
  expect(of('empty')).toMatchObject({ uses: [], leftOut: { code: 'no-value', text: expect.any(String) } });
});

test('a date or a telephone number is no number', async () => {
  const rows = many(['2026-01-02', '+49 30/123-45'], 40).map((text, i) => `A-${i},Thing ${i},${i}.99,${text}`);
  const { of } = await told(`sku,name,price,when\n${rows.join('\n')}\n`);
  expect(of('when').numbers).toBeNull();
});
