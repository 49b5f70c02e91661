import { gzipSync } from 'node:zlib';
import { plainMend } from '@guidepost/fault/plain-remedy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { CatalogFileError } from '../src/catalog-file-error.ts';
import { readMapping } from '../src/mapping/read-mapping.ts';
import type { ReadingSettings } from '../src/read-catalog.ts';
import { gather, sourceOf } from './source-of.ts';

// Whatever comes in, what comes out is a product that is whole, a rejection that says why, or a `CatalogFileError`.

async function mustHold(bytes: Uint8Array, name: string, piece: number, settings: ReadingSettings = {}) {
  try {
    const { products, reading } = await gather(sourceOf(bytes, name, piece), settings);
    const { rows, rejected, dropped } = reading.counts;
    expect(products.length + rejected + dropped).toBe(rows);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    const types = new Map(reading.attributes().map(({ name, type }) => [name, type]));
    for (const product of products) {
      expect(product.price).toMatch(/^\d+(\.\d+)?$/);
      expect(product.link).toMatch(/^https?:\/\//i);
      for (const text of [product.sku, product.title, product.image]) expect(text).not.toBe('');
      for (const [attribute, value] of Object.entries(product.attributes)) {
        const type = types.get(attribute);
        expect(Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : typeof value).toBe(type);
        if (typeof value === 'object') expect(value.length).toBeGreaterThan(0);
        expect(value).not.toBe('');
      }
    }
    for (const { line, reason } of reading.rejected) {
      expect(line).toBeGreaterThan(0);
      expect(reason).toMatch(/.; ./s);
    }
  } catch (error) {
    if (!(error instanceof CatalogFileError)) throw error;
    expect(error.message).toContain(plainMend(error.mend));
  }
}

const names = fc.constantFrom('x', 'x.csv', 'x.json', 'x.ndjson', 'x.csv.gz');
const piece = fc.integer({ min: 1, max: 40 });
const formats = fc.constantFrom(null, 'csv', 'json', 'ndjson');

test('any bytes', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .uint8Array({ maxLength: 60 })
      .map((tail) => Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), tail])),
    fc.uint8Array({ maxLength: 100 }).map((content) => gzipSync(content)),
    fc.stringMatching(/^[[\]{}",:;\n\r\\a1 ]{0,60}$/).map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, names, piece, formats, (content, name, size, format) =>
      mustHold(content, name, size, { format }),
    ),
    runs(400, 3000),
  );
});

const cell = fc.oneof(
  fc.constantFrom('1', '499.00', 'https://a.example/b', 'x', '', 'true', ' ', '1,5', '-1'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
);
const member = fc.constantFrom(
  'sku',
  'title',
  'description',
  'image',
  'link',
  'price',
  'list_price',
  'group',
  'available',
);
const usual = { sku: 's', title: 't', image: 'https://a.example/i', link: 'https://a.example/l', price: '5.00' };
const record = fc
  .tuple(
    fc.dictionary(member, cell, { maxKeys: 2 }),
    fc.dictionary(fc.oneof(fc.string({ maxLength: 5 }), fc.constant('any')), fc.oneof(cell, fc.jsonValue()), {
      maxKeys: 3,
    }),
    fc.string({ maxLength: 3 }),
  )
  .map(([wrong, attributes, sku]) => ({ ...usual, sku, ...wrong, attributes }));

test('any records in the own shape', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 5 }), piece, fc.boolean(), (records, size, lines) => {
      const text = lines ? records.map((one) => JSON.stringify(one)).join('\n') : JSON.stringify(records);
      return mustHold(Buffer.from(text), 'x.json', size, { baseUrl: 'http://a' });
    }),
    runs(400),
  );
});

const scalar = fc.constantFrom(
  'A',
  'B',
  '{A}',
  '{A?|slug} {B|url}',
  '5',
  'true',
  '(',
  '(a|\\d)+',
  '',
  '/',
  'EUR',
  '{',
  '|',
);
const ruleMember = fc.constantFrom(
  'from',
  'column',
  'value',
  'pattern',
  'map',
  'decimal',
  'scale',
  'true',
  'matches',
  'type',
  'unit',
  'units',
  'sum',
  'split',
  'part',
  'label',
);
const rule = fc.oneof(
  scalar,
  fc.dictionary(
    ruleMember,
    fc.oneof(
      scalar,
      fc.constantFrom(2, true, 'comma', 'number', 'list', 'boolean', 'min', ','),
      fc.dictionary(scalar, scalar, { maxKeys: 2 }),
      fc.array(scalar, { maxLength: 2 }),
    ),
  ),
  fc.record({
    from: fc.constantFrom('A', '{A}{B?}', 'C.d'),
    type: fc.constantFrom('number', 'text', 'list', 'boolean'),
  }),
  fc.record({
    from: fc.constantFrom('A', 'B', 'C'),
    split: fc.constantFrom(',', ' ', 'x'),
    part: fc.constantFrom(1, 2, 'min', 'max'),
    type: fc.constant('number'),
    unit: fc.constantFrom('GB', '', '1'),
  }),
  fc.record({
    from: fc.constantFrom('A', 'B', 'C'),
    units: fc.constant({ GB: 1, TB: 1000, '': 2 }),
  }),
  fc.record({
    from: fc.constantFrom('A', 'B'),
    pattern: fc.constantFrom('(\\d)', '\\w*', '^', '(a)|(b)'),
    split: fc.constant(','),
  }),
);
const needed = {
  sku: 'A',
  title: { value: 't' },
  image: 'https://i.example/{A|url}',
  link: { value: 'https://l.example' },
  price: 'P',
};
const setting = fc.constantFrom(
  'format',
  'encoding',
  'delimiter',
  'quotes',
  'records',
  'currency',
  'language',
  'decimal',
  'blank',
  'drop',
  'group',
  'list_price',
  'x',
);
const mapping = fc
  .tuple(
    fc.dictionary(
      setting,
      fc.oneof(
        scalar,
        fc.array(fc.dictionary(fc.constantFrom('column', 'in', 'matches', 'blank'), scalar), { maxLength: 2 }),
      ),
      { maxKeys: 1 },
    ),
    fc.dictionary(fc.string({ maxLength: 5 }), rule, { maxKeys: 4 }),
  )
  .map(([settings, attributes]) => JSON.stringify({ ...needed, ...settings, attributes }));

test('any mapping over any rows', async () => {
  const row = fc.record({ A: cell, B: cell, P: fc.constantFrom('5.00', '5,00', '', 5), C: fc.jsonValue() });
  await fc.assert(
    fc.asyncProperty(mapping, fc.array(row, { maxLength: 5 }), fc.boolean(), piece, async (text, rows, json, size) => {
      const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
      const csv = [
        'A,B,P,C.d',
        ...rows.map(({ A, B, P, C }) => [A, B, P, JSON.stringify(C)].map(quoted).join(',')),
      ].join('\n');
      try {
        const settings = { mapping: readMapping('m.yaml', text) };
        await mustHold(Buffer.from(json ? JSON.stringify(rows) : csv), 'x', size, settings);
      } catch (error) {
        if (!(error instanceof CatalogFileError)) throw error;
      }
    }),
    runs(500, 4000),
  );
});

test('any text as a mapping', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.stringMatching(/^[a{}[\]:*&!|>\-?, \n"'#%@]{0,40}$/),
  );
  fc.assert(
    fc.property(text, (content) => {
      try {
        readMapping('m.yaml', content);
      } catch (error) {
        if (!(error instanceof CatalogFileError)) throw error;
        expect(error.line).toBeGreaterThan(0);
      }
    }),
    runs(600, 5000),
  );
});
