import { expect, test } from 'vitest';
import { gather, recordsOf, sourceOf, surveyOf } from '../../test/source-of.ts';
import { inferMapping } from '../infer/infer-mapping.ts';
import { CifText } from './cif-text.ts';

const NAMES =
  'Supplier ID, Supplier Part ID, Item Description, SPSC Code, Unit Price, Unit of Measure, Supplier URL, Image, Delete, Parametric Data';
const row = (nr: number, more = ''): string =>
  `942888710,P-${nr}0,"Lamp ${'klmnop'[nr]}, ""bright""",3911${1520 + (nr % 3)},${nr + 5}.50,EA,https://s.example/${nr},https://s.example/${nr}.png,${more}`;
const cif = (header: readonly string[], rows: readonly string[], end = '\r\n'): string =>
  [`CIF_I_V3.0`, ...header, 'DATA', ...rows, 'ENDOFDATA', ''].join(end);
const ROWS = [0, 1, 2, 3, 4].map((nr) => row(nr, `,{COLOR=${nr % 2 === 0 ? 'red' : 'blue'};SOCKET=E${14 + nr};}`));

test.each(['\r\n', '\n'])(
  'the columns, currency and rows of a file, each row with the number of its line',
  async (end) => {
    const text = cif(
      ['LOADMODE: F', 'CURRENCY: CHF', `FIELDNAMES: ${NAMES}`, 'CODEFORMAT: UNSPSC'],
      [...ROWS, row(5, 'T,')],
      end,
    );
    for (const piece of [1, 7, 5_000]) {
      const { mapping } = await inferMapping(surveyOf(text, 'list.cif', piece));
      expect(mapping).toMatchObject({ currency: 'CHF', format: 'csv' });
      expect(mapping.attributes.map(({ name, type }) => [name, type])).toContainEqual(['unspsc', 'text']);
      const { products, reading } = await gather(sourceOf(text, 'list.cif', piece), { mapping });
      expect(products.map(({ sku, price }) => [sku, price])).toEqual(
        [0, 1, 2, 3, 4].map((nr) => [`P-${nr}0`, `${nr + 5}.50`]),
      );
      expect(products[1]).toMatchObject({
        title: 'Lamp l, "bright"',
        attributes: { unspsc: '39111521', color: 'blue' },
      });
      expect(reading.counts).toMatchObject({ dropped: 1, rejected: 0 });
    }
    const { reader } = await recordsOf(sourceOf(text, 'list.cif', 9));
    const lines: number[] = [];
    for await (const batch of reader.batches) lines.push(...batch.map(({ line }) => line));
    expect(lines).toEqual([7, 8, 9, 10, 11, 12]);
  },
);

test('a file that does not name its columns has those of the format, and a currency of each row comes first', async () => {
  const plain = Array.from(
    { length: 5 },
    (_, nr) => `1,P${nr}7,M${nr},Lamp ${nr},39111520,${nr}.50,EA,2,Bright,,,9.00`,
  );
  const { reader } = await recordsOf(sourceOf(cif([], plain), 'x'));
  expect(reader.columns?.slice(0, 4)).toEqual([
    'Supplier ID',
    'Supplier Part ID',
    'Manufacturer Part ID',
    'Item Description',
  ]);
  const rows = plain.map((cells) => `${cells},EUR`);
  const names = `FIELDNAMES: ${(reader.columns ?? []).join(', ')}, Currency`;
  const { mapping } = await inferMapping(surveyOf(cif([names, 'CURRENCY: USD'], rows), 'x.cif'));
  expect(mapping).toMatchObject({ currency: 'EUR', currencyFrom: 'Currency' });
});

test.each([
  ['8859_1', 'latin1', 'iso-8859-1'],
  ['UTF-8', 'utf8', 'utf-8'],
  ['windows-1252', 'latin1', 'windows-1252'],
] as const)('the header says that it is in %s', async (charset, written, encoding) => {
  const text = cif([`CHARSET: ${charset}`], ['1,P1,M1,Größe,39111520,1.50,EA,2,Bright,,,9.00']);
  const opened = await recordsOf(sourceOf(Buffer.from(text, written), 'x.cif'));
  expect(opened.encoding).toBe(encoding);
});

test('a file without its end was cut off, also where what is left is whole rows', async () => {
  const text = cif([`FIELDNAMES: ${NAMES}`], ROWS);
  const { mapping } = await inferMapping(surveyOf(text, 'x.cif'));
  const cut = text.slice(0, text.indexOf('ENDOFDATA'));
  await expect(gather(sourceOf(cut, 'x.cif'), { mapping: { ...mapping, currency: 'EUR' } })).rejects.toThrow(
    /line \d+.*cut off: it has no line ENDOFDATA/,
  );
});

test('pieces of any length come out as the whole does, and what stands below the end is not lost', () => {
  const text = `${cif(['LOADMODE: I', 'COMMENTS: a: b'], ['1,"two\nENDOFDATAX"', 'x'.repeat(100)])}late,row\n`;
  const whole = new CifText();
  const expected = whole.push(text) + whole.end();
  expect(expected.split('\n').length).toBe(text.split('\n').length);
  expect(expected).toContain('late,row');
  expect(whole).toMatchObject({ isIncrement: true, isEnded: true });
  for (let size = 1; size < 30; size++) {
    const cut = new CifText();
    let out = '';
    for (let at = 0; at < text.length; at += size) out += cut.push(text.slice(at, at + size));
    expect(out + cut.end()).toBe(expected);
  }
});
