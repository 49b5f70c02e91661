import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { type AttributeRule, type Mapping, PRODUCT_FIELDS, TEMPLATE_FILTERS, type ValueRule } from './mapping.ts';
import { readMapping } from './read-mapping.ts';
import { refuseAttributeName } from './read-rule.ts';
import { writeMapping } from './write-mapping.ts';

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '',
      ' ',
      'null',
      '~',
      'No',
      '1.10',
      '0x1',
      '- a',
      'a: b',
      '# a',
      "it's",
      '"',
      '{a}',
      '}{',
      '*a',
      '&a',
      '!a',
      'a\nb',
      '\t',
      '@',
      '`',
      '|',
      '>',
      '%',
      ',',
      '[',
      '?',
      '<<',
      '..',
      'ü',
    ),
  )
  .filter((value) => value.isWellFormed() && !value.includes('\0'));
const name = text.filter((value) => value !== '');
const pattern = fc.constantFrom('^(\\d+) ?GB$', "it's", '[#:]', 'a{2}', '(x)|(y)', '\\p{L}');
const column = name.filter((value) => !/[{}]/.test(value)).map((value) => ({ kind: 'column' as const, column: value }));
const braced = name.map((value) => ({ kind: 'column' as const, column: `{${value}` }));
const address = name.map((value) => ({ kind: 'column' as const, column: `https://${value}` }));
const placeholder = fc.record({
  column: fc.oneof(fc.constantFrom('A', 'B c', 'Größe', 'x.y', 'a?', '"', '{a|b}'), name),
  optional: fc.boolean(),
  filters: fc.array(fc.constantFrom(...TEMPLATE_FILTERS), { maxLength: 2 }),
});
const template = fc
  .tuple(fc.array(fc.tuple(name, placeholder), { maxLength: 2 }), placeholder)
  .map(([parts, last]) => ({ kind: 'template' as const, parts: [...parts.flat(), last] }));
const constant = text.map((value) => ({ kind: 'constant' as const, text: value }));
const from = fc.oneof(
  fc.array(fc.oneof(column, template), { minLength: 1, maxLength: 2 }),
  fc.array(fc.oneof(braced, address), { minLength: 1, maxLength: 2 }),
  fc.array(constant, { minLength: 1, maxLength: 2 }),
);
const map = fc.uniqueArray(fc.tuple(text, fc.option(text)), { maxLength: 3, selector: ([spelling]) => spelling });
const plain: Omit<ValueRule, 'from'> = {
  pattern: null,
  map: [],
  decimal: null,
  scale: null,
  part: null,
  words: null,
  matches: null,
};
const fieldRule = fc
  .record({ from, pattern: fc.option(pattern), map })
  .map((rule): ValueRule => ({ ...plain, ...rule }));
const priceRule = fc
  .record({
    rule: fieldRule,
    decimal: fc.constantFrom(null, 'point' as const, 'each' as const),
    part: fc.constantFrom(null, 1, 'min' as const, 'max' as const),
  })
  .map(({ rule, ...members }): ValueRule => ({ ...rule, ...members }));
const attribute = fc
  .record({
    name: name.filter((value) => refuseAttributeName(value) === null),
    label: fc.option(text),
    rule: fieldRule,
    kind: fc.oneof(
      fc.constant({ type: 'text' as const }),
      fc.record({ type: fc.constant('text' as const), unit: fc.option(text) }),
      fc.record({ type: fc.constant('list' as const), split: fc.option(name), collect: fc.boolean() }),
      fc.record({
        type: fc.constant('number' as const),
        split: name,
        part: fc.constantFrom(1, 12, 'min' as const, 'max' as const),
      }),
      fc.record({
        type: fc.constant('number' as const),
        unit: fc.option(text),
        scale: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).filter((scale) => scale !== 0)),
      }),
      fc.record({
        type: fc.constant('number' as const),
        units: fc.constant([
          ['GB', 1],
          ['1', 0.5],
        ] as [string, number][]),
      }),
      fc.record({
        type: fc.constant('boolean' as const),
        words: fc.record({ true: fc.array(text, { maxLength: 2 }), false: fc.array(text, { maxLength: 2 }) }),
      }),
      fc.record({ type: fc.constant('boolean' as const), matches: pattern }),
      fc.record({
        type: fc.constant('list' as const),
        between: fc.constantFrom('numbers' as const, 'months' as const),
      }),
    ),
  })
  .map(
    ({ name: named, label, rule, kind }): AttributeRule => ({
      ...{
        ...rule,
        decimal: null,
        name: named,
        label,
        unit: null,
        units: [],
        sum: false,
        split: null,
        collect: false,
        between: null,
      },
      ...kind,
    }),
  );
const drop = fc.record({
  column: name,
  in: fc.option(fc.array(text, { minLength: 1, maxLength: 2 })),
  notIn: fc.option(fc.array(text, { minLength: 1, maxLength: 2 })),
  matches: fc.option(pattern),
  blank: fc.boolean(),
});
const offer = fc.record({
  ...{ price: name, regular: fc.option(name), starts: fc.option(name), ends: name },
  dates: fc.constantFrom(null, 'day' as const, 'month' as const),
});
const mapping: fc.Arbitrary<Mapping> = fc
  .record({
    format: fc.constantFrom(null, 'csv' as const, 'google' as const),
    encoding: fc.constantFrom(null, 'windows-1252' as const),
    delimiter: fc.constantFrom(null, '\t', ';', '#', '-', '|'),
    records: fc.constantFrom(null, '/products/a b'),
    currency: fc.constantFrom(null, 'EUR', 'NOK'),
    decimal: fc.constantFrom(null, 'comma' as const),
    language: fc.constantFrom(null, 'no', 'de-AT'),
    blank: fc.array(
      text.filter((value) => value !== ''),
      { maxLength: 3 },
    ),
    fields: fc
      .tuple(fc.dictionary(fc.constantFrom(...PRODUCT_FIELDS), fieldRule), fc.option(priceRule))
      .map(([fields, price]) => (price === null ? fields : { ...fields, price })),
    attributes: fc.uniqueArray(attribute, { maxLength: 4, selector: (rule) => rule.name }),
    offer: fc.option(offer),
    drop: fc.array(drop, { maxLength: 2 }),
  })
  .chain((one) =>
    fc.option(name).map((currencyFrom) => ({
      ...{ ...one, name: 'm.yaml', places: {}, quotes: true, quote: null },
      currencyFrom: one.currency === null ? null : currencyFrom,
    })),
  );

test('what is written is read back as the same mapping', () => {
  fc.assert(
    fc.property(mapping, (one) => {
      const written = writeMapping(one);
      expect({ ...readMapping('m.yaml', written), places: {} }).toEqual(one);
    }),
    runs(200, 2500),
  );
});

test('comments change nothing, whatever is in them', () => {
  const one = readMapping('m.yaml', 'sku: A\ntitle: B\nattributes: { x: X }\ndrop: [{ column: A, blank: true }]');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (lines) => {
      const before = { sku: lines, link: lines, attributes: lines, 'attributes.x': lines, drop: lines, blank: lines };
      const written = writeMapping(one, { top: lines, before, inside: { x: lines }, bottom: lines });
      expect({ ...readMapping('m.yaml', written), places: {} }).toEqual({ ...one, places: {} });
    }),
    runs(100, 1500),
  );
});
