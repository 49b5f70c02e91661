import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../../test/source-of.ts';
import { readMapping } from '../../mapping/read-mapping.ts';
import { infer, many } from '../small-files.fixture.ts';

/** A file with these prices in each row; an empty name of a cell leaves it blank in every other row. */
async function pricesOf(columns: Readonly<Record<string, string>>) {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const cells = Object.values(columns).map((cell) => (cell.endsWith('?') && at % 2 ? '' : cell.replace('?', '')));
    return [`A${at}`, `Thing ${at}`, ...cells].join(',');
  });
  const { mapping, text } = await infer(`sku,name,${Object.keys(columns).join(',')}\n${rows.join('\n')}\n`);
  const from = (field: 'price' | 'list_price') =>
    mapping.fields[field]?.from.map((source) => (source.kind === 'column' ? source.column : source)) ?? null;
  return { price: from('price'), listPrice: from('list_price'), attributes: mapping.attributes, text };
}

test.each([
  [{ RRP: '22.80', Now: '19.00', Was: '24.70' }, ['Now'], ['Was']],
  [{ RRP: '22.80', Now: '19.00?', Was: '24.70' }, ['Now', 'Was'], ['Was']],
  [{ UVP: '58.80', 'Shop-Preis': '49.00' }, ['Shop-Preis'], ['UVP']],
  [{ 'UVP inkl. MwSt.': '58.80', Preis: '49.00', 'Statt-Preis': '52.00' }, ['Preis'], ['Statt-Preis']],
  [{ Preis: '58.80', Aktionspreis: '49.00?' }, ['Aktionspreis', 'Preis'], ['Preis']],
  [{ 'Price was': '58.80', 'Price now': '49.00' }, ['Price now'], ['Price was']],
  [{ Listenpreis: '58.80' }, ['Listenpreis'], null],
])(
  'the price that is charged now is the price, and the struck-out one the list price: %j',
  async (columns, price, list) => {
    const found = await pricesOf(columns);
    expect([found.price, found.listPrice]).toEqual([price, list]);
    expect(found.attributes).toEqual([]);
  },
);

test('a recommended price is taken where it is the only one, and a comment says so', async () => {
  for (const name of ['UVP inkl. MwSt.', 'RRP', 'MSRP', 'Prix conseillé', 'Adviesprijs']) {
    const { price, listPrice, text } = await pricesOf({ [name]: '58.80' });
    expect([price, listPrice]).toEqual([[name], null]);
    expect(text).toContain(`${name} is a recommended price, the only one in the file; if you charge another`);
  }
  const { text } = await pricesOf({ UVP: '58.80', Preis: '49.00' });
  expect(text).not.toContain('recommended');
});

test('words such as now and was name a price only alone, and only where the cells are prices', async () => {
  const { price } = await pricesOf({ Price: '58.80', 'Order now': '3.00', Was: 'blue' });
  expect(price).toEqual(['Price']);
});

test('rows without a price, or with a word in its place, are told with the line that leaves them out', async () => {
  const rows = many(['5.00', '6.00', '', '7.00', 'auf Anfrage', ...Array.from({ length: 35 }, () => '8.00')], 40);
  const file = `sku,name,Preis\n${rows.map((price, at) => `A${at},Thing ${at},${price}`).join('\n')}\n`;
  const address = ['image=https://s.example/{sku}', 'link=https://s.example/{sku}'];
  const { text, mapping } = await infer(file, address);
  const [, drop = ''] =
    /2 rows have no price, or a word in its place, and will be rejected; to leave them out: (.*)/.exec(text) ?? [];
  expect(drop).toBe('drop: [{ column: Preis, blank: true }, { column: Preis, in: [auf Anfrage] }]');
  const before = await gather(sourceOf(file), { mapping });
  expect(before.reading.rejected.map(({ reason }) => reason)).toEqual([
    'price is missing: the column "Preis" is blank; fill it in, or leave such rows out with `drop: [{ column: Preis, blank: true }]` in the mapping',
    'price "auf Anfrage" is no price; write one, or leave such rows out with `drop: [{ column: Preis, in: ["auf Anfrage"] }]` in the mapping',
  ]);
  const after = await gather(sourceOf(file), { mapping: readMapping('m.yaml', `${text}\n${drop}\n`) });
  expect(after.reading.counts).toMatchObject({ products: 38, dropped: 2, rejected: 0 });
});
