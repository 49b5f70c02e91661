import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { CatalogFileError } from '../src/catalog-file-error.ts';
import { inferMapping } from '../src/infer/infer-mapping.ts';
import { readGivenField } from '../src/mapping/read-given-field.ts';
import { readMapping } from '../src/mapping/read-mapping.ts';
import { gather, sourceOf, surveyOf } from './source-of.ts';

// Whatever a file has in its cells: a mapping comes out that its own text gives back, that the file can be read with, and that
// makes up nothing; or the file is refused with a reason.

const cell = fc.oneof(
  fc.constantFrom(
    ...['', '-', 'n/a', 'None', 'yes', 'no', '0', '1', 'true', '8GB', '1 TB', '15.6"', 'SR 1,385', 'About 130 EUR'],
    ...['2095,0', '1.299,00', '2560,1440', '600,3000', '1920x1080', '20 x 30 x 5 cm', 'a, b / c', 'Black / Silver'],
    ...['2020-01-31', 'US 9 | EU 42', 'a > b', 'capacity: 5 Ah, voltage: 3V, kind: x', '<p>text</p>', '007', '1e5'],
    ...[
      'https://s.example/a',
      'https://s.example/a.jpg',
      '//x',
      '{a}',
      "it's",
      '#',
      '&',
      '*',
      '__proto__',
      'price',
      'any',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
);
const header = fc.oneof(
  fc.constantFrom(
    'sku',
    'id',
    'name',
    'Titel',
    'price',
    'Preis (€)',
    'sale_price',
    'link',
    'image',
    'Marke',
    'Product',
  ),
  fc.constantFrom(
    'group',
    'stock',
    'currency',
    'Color',
    'Colour',
    'any',
    'not',
    '__proto__',
    'Weight (kg)',
    'a{b}',
    'x?',
  ),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);
const table = fc
  .tuple(
    fc.uniqueArray(header, { minLength: 1, maxLength: 6 }),
    fc.array(cell, { minLength: 1, maxLength: 8 }),
    fc.nat(60),
  )
  .chain(([columns, values, rows]) =>
    fc
      .array(fc.array(fc.constantFrom(...values), { minLength: columns.length, maxLength: columns.length }), {
        minLength: rows,
        maxLength: rows,
      })
      .map((cells) => ({ columns, cells })),
  );

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('any table, as CSV and as JSON', async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.boolean(), async ({ columns, cells }, json) => {
      const text = json
        ? JSON.stringify(cells.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))))
        : [columns, ...cells].map((row) => row.map(quoted).join(',')).join('\n');
      await mustHold(text, json ? 'shop.json' : 'shop.csv');
    }),
    runs(120, 1000),
  );
});

test('any JSON objects', async () => {
  const member = fc.oneof(cell, fc.double(), fc.integer(), fc.boolean(), fc.jsonValue({ maxDepth: 3 }));
  const rows = fc.array(fc.dictionary(header, member, { maxKeys: 5 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rows, (one) => mustHold(JSON.stringify(one), 'shop.json')),
    runs(90, 750),
  );
});

async function mustHold(text: string, name: string): Promise<void> {
  try {
    const inference = await inferMapping(surveyOf(text, name));
    const { mapping, missing } = inference;
    expect({ ...readMapping(name, inference.text), places: {} }).toEqual(mapping);
    const given = missing.map(({ field }) =>
      readGivenField('--set', `${field}={ value: ${field === 'price' ? '1.00' : 'https://s.example/x'} }`),
    );
    const fields = { ...mapping.fields, ...Object.fromEntries(given.map(({ field, rule }) => [field, rule])) };
    const { products, reading } = await gather(sourceOf(text, name), { mapping: { ...mapping, fields } });
    expect(products.length + reading.counts.rejected + reading.counts.dropped).toBe(reading.counts.rows);
    for (const { link, price } of products) {
      expect(link).toMatch(/^https?:\/\//i);
      expect(price).toMatch(/^\d+(\.\d+)?$/);
    }
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error;
  }
}
