import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MappingFileError, readMapping } from './read-mapping.ts';

const read = (text: string) => readMapping('mapping.yaml', text);

function faultsOf(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof MappingFileError)
      return error.faults.map(({ line, column, what }) => `${line}:${column} ${what}`);
    throw error;
  }
  return [];
}

test('a short mapping is completed with what is usual', () => {
  expect(read('sku: Number\ntitle: "{Maker} {Name?}"\ndescription:\n')).toMatchObject({
    name: 'mapping.yaml',
    format: null,
    quotes: true,
    blank: [],
    attributes: [],
    offer: null,
    drop: [],
    fields: {
      sku: { from: [{ kind: 'column', column: 'Number' }] },
      title: {
        from: [
          {
            kind: 'template',
            parts: [
              { column: 'Maker', optional: false, filters: [] },
              ' ',
              { column: 'Name', optional: true, filters: [] },
            ],
          },
        ],
      },
      description: { from: [] },
    },
  });
});

test('the type of an attribute follows from its members where it is not named', () => {
  const { attributes } = read(`
attributes:
  a: A
  b: { from: A, unit: kg }
  c: { from: A, matches: x }
  d: { from: A, true: [yes, On], false: [no] }
  e: { from: A, split: '|' }
  f: { from: A, type: list, pattern: (x) }
`);
  expect(attributes.map(({ type }) => type)).toEqual(['text', 'number', 'boolean', 'boolean', 'list', 'list']);
  expect(attributes[3]?.words).toEqual({ true: ['yes', 'On'], false: ['no'] });
});

test('texts stay as they are written, whatever YAML would make of them', () => {
  const mapping = read('blank: [No, null, 1.10, ~]\nsku: 007\nattributes: { a: { from: A, map: { 1.0: yes, "-": } } }');
  expect(mapping.fields.sku?.from).toEqual([{ kind: 'column', column: '007' }]);
  expect(mapping.attributes[0]?.map).toEqual([
    ['1.0', 'yes'],
    ['-', null],
  ]);
});

test('all faults are reported at once, with line, column and how to mend them', () => {
  expect(
    faultsOf(`curency: EUR
format: cvs
decimal: dot
attributes:
  price: P
  ram: { form: Ram }
  x: { from: A, pattern: "(" }
  y: { from: "{A|slag}", scale: big }
drop:
  - { column: A }
`),
  ).toEqual([
    expect.stringMatching(/^1:1 there is no member "curency"; did you mean "currency"\?/),
    expect.stringMatching(/^2:9 format: there is no "cvs"; did you mean "csv"\?/),
    expect.stringMatching(/^3:10 decimal: /),
    expect.stringMatching(/^5:10 attributes.price: no attribute can be named price/),
    expect.stringMatching(/^6:8 attributes.ram: exactly one of from/),
    expect.stringMatching(/^6:10 attributes.ram: there is no member "form"; did you mean "from"\?/),
    expect.stringMatching(/^7:26 attributes.x.pattern: "\(" is not a regular expression: /),
    expect.stringMatching(/^8:14 attributes.y.from: there is no filter "slag"; did you mean "slug"\?/),
    expect.stringMatching(/^8:33 attributes.y.scale: a number is expected here/),
    expect.stringMatching(/^10:5 drop\[0\]: a test is missing/),
  ]);
});

test.each([
  ['a: [1', /cannot be read: .*bracket/],
  ['sku: A\nsku: B', /line 2, column 1: this cannot be read: this name is here twice/],
  ['- a', /members are expected here/],
  ['', /members are expected here/],
  ['sku: *a', /aliases are|begins with \*|alias/],
  ['sku: &a A\ntitle: *a', /aliases/],
  [`sku: ${'['.repeat(100_000)}`, /nested too deeply/],
  [
    'title: {Company} {Product}',
    /line 1, column \d+: .*needs quotes around it, as in '\{Company\} …'; mend the mapping file$/,
  ],
  ['sku: {name|slug}', /sku: a template needs quotes around it: '\{name\|slug\}'; mend the mapping file$/],
  ['sku: !name', /begins with ! means something else/],
  ['sku:\tA\n\tb: c', /indent with spaces|cannot be read/],
  ['title: Name: x', /two colons/],
  ['sku: "a', /line 1, column 6: this cannot be read: the quote `"` opened here is not closed on this line; write `"`/],
  [
    'sku: A\nattributes:\n  a: A\n b: B',
    /line 4, column 2: .*`b` is indented by 1 space, which fits nothing above it;/,
  ],
  ['sku: A\ntitle Name\n', /line 2, column 1: .*there is no colon in `title Name`; write `title: Name`/],
  ['x'.repeat(2_000_000), /larger than 1 MiB/],
  ['attributes: { a: { from: A, sum: true } }', /needs a `pattern`/],
  ['attributes: { a: { from: A, type: text, scale: 2 } }', /`scale` is for the type number/],
  ['attributes: { __proto__: A }', /__proto__/],
  ['attributes: { a: { from: A, part: 1 } }', /`part` needs `split`/],
  ["attributes: { a: { from: A, split: ',', part: 0 } }", /1 for the first part/],
  ["attributes: { a: { from: A, split: ',', part: min, type: text } }", /is for the type number/],
  ['currency: { from: A }', /`code` is missing/],
  ['encoding: latin', /did you mean "latin1"|there is no "latin"/],
  ['delimiter: ab', /one character/],
  ['records: products', /a path such as/],
  ['currency: euro', /three capital letters/],
  ['language: _', /language tag/],
  ['sku: "{a"', /never closed/],
  ['sku: "a}"', /no \{ before it/],
  ['sku: { from: A, unit: kg }', /there is no member "unit"/],
])('refused with a reason: %j', (text, reason) => {
  expect(() => read(text)).toThrow(MappingFileError);
  expect(() => read(text)).toThrow(reason);
});

test('a decimal comma is told as one, with the number as it should be written', () => {
  const text = `attributes:
  a: { from: A, units: { kg: 1, g: 0,001 }, unit: kg }
  b: { from: B, scale: 0,5, unit: m }
  c:
    from: C
    scale: 2,5
  d: { from: D, map: { 1: one, 0: } }
`;
  expect(faultsOf(text)).toEqual([
    '2:36 attributes.a.units.g: a comma ends the number here; write 0.001 with a point',
    '3:24 attributes.b.scale: a comma ends the number here; write 0.5 with a point',
    '6:12 attributes.c.scale: a number is expected here; write it with a point, 2.5',
  ]);
});

test('units that are worth nothing and a scale of 0 are refused with their line', () => {
  const text =
    'attributes:\n  a: { from: A, units: { GB: 0, MB: -1, TB: 1 } }\n  b: { from: B, scale: 0 }\nprice: { from: P, scale: 0.0 }';
  expect(faultsOf(text)).toEqual([
    expect.stringMatching(/^2:30 attributes.a.units.GB: a unit is worth more than 0/),
    expect.stringMatching(/^2:37 attributes.a.units.MB: a unit is worth more than 0/),
    expect.stringMatching(/^3:24 attributes.b.scale: a scale of 0/),
    expect.stringMatching(/^4:26 price.scale: a scale of 0/),
  ]);
});

test('aliases are one fault however many there are', () => {
  const uses = Array.from({ length: 60 }, (_, at) => `  x${at}: { from: A, true: *y, false: *n }`);
  expect(faultsOf(`attributes:\n  x: { from: A, true: &y [a], false: &n [b] }\n${uses.join('\n')}\n`)).toEqual([
    expect.stringMatching(/^3:24 aliases .* here and at the 119 other places$/),
  ]);
});

test('the mapping in the documentation is a mapping', () => {
  const text = readFileSync(new URL('../../../../docs/mapping.md', import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(text) ?? [];
  const { attributes } = read(example);
  expect(attributes.map(({ name, type }) => `${name} ${type}`)).toEqual([
    ...[
      'brand text',
      'ram number',
      'disk number',
      'colors list',
      'width number',
      'sizes list',
      'kind text',
      'touch boolean',
      'os text',
    ],
  ]);
});

test('the placeholder of a proposed address is no address, and the place of each is said', () => {
  const mapping = (host: string): string =>
    `sku: Id\nimage: ['https://${host}/i/{Id}.jpg', 'https://${host}']\nlink: 'https://${host}/{Id}'\n`;
  expect(() => readMapping('m.yaml', mapping('YOUR-SHOP'))).toThrow(/line 2.*YOUR-SHOP[\s\S]*line 3.*YOUR-SHOP/);
  expect(readMapping('m.yaml', mapping('your-shop.example')).fields.link?.from).toHaveLength(1);
});
