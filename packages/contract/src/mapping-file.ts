// The mapping file: where product fields and attributes come from in a catalog file. Editors use this schema to
// complete and check it. The reader of mappings checks what a schema cannot, such as whether a column exists.

import { LANGUAGE_PATTERN } from './advisor-file.ts';
import { MAPPING_RULES, rule, ruleOf, scalarText, scalarTexts } from './mapping-file-rule.ts';

const ENCODING_NAMES =
  'utf-8, utf-16le, utf-16be, windows-1252, iso-8859-1, iso-8859-2, iso-8859-7, iso-8859-9, iso-8859-15, windows-1250, windows-1251, windows-1253 to windows-1257, koi8-r, shift_jis, gb18030, big5, euc-jp or euc-kr';

const settings = {
  $schema: { type: 'string', description: 'Where this schema is, for editors. Has no effect.' },
  format: {
    enum: ['csv', 'json', 'ndjson', 'shopify', 'google', 'xml', null],
    description: 'The format of the catalog file; only needed if it is not recognised.',
  },
  encoding: {
    type: ['string', 'null'],
    description: `The encoding of the catalog file, if it is not UTF-8: ${ENCODING_NAMES}.`,
    examples: ['windows-1252'],
  },
  delimiter: {
    ...scalarText('What separates two cells of a CSV file: one character, or the word `tab`.', ';', 'tab'),
    type: ['string', 'number', 'boolean', 'null'],
    pattern: '^(tab|[^"\\r\\n])$',
  },
  quotes: {
    type: ['boolean', 'null'],
    default: true,
    description: 'For CSV: `false` if no cell is quoted and a quote is a character like any other.',
  },
  quote: {
    type: ['string', 'number', 'boolean', 'null'],
    description: 'For CSV: the character around a cell that contains the delimiter, if it is not a double quote.',
    examples: ["'"],
  },
  records: {
    type: ['string', 'null'],
    pattern: '^(/[^/]+)*$',
    description: 'For JSON: the path to the array of products. For XML: the path of the element that is a product.',
    examples: ['/products', '/data/items', '/shop/items/item'],
  },
  currency: {
    anyOf: [
      { type: 'string', pattern: '^[A-Z]{3}$' },
      {
        type: 'object',
        properties: {
          code: {
            type: 'string',
            pattern: '^[A-Z]{3}$',
            description: 'The currency of the catalog.',
            examples: ['EUR'],
          },
          from: scalarText('The column that names the currency of each row.', 'Currency'),
        },
        required: ['code'],
        additionalProperties: false,
      },
      { type: 'null' },
    ],
    description:
      'The ISO 4217 code of all prices, or `{ code, from }` if a column has it: rows in another currency are rejected.',
    examples: ['EUR', { code: 'EUR', from: 'Currency' }],
  },
  language: {
    type: ['string', 'null'],
    pattern: LANGUAGE_PATTERN,
    description: 'The language of the texts: a BCP 47 tag.',
    examples: ['en', 'de-AT'],
  },
  decimal: {
    enum: ['point', 'comma', null],
    description:
      'How numbers are written in the whole file. If missing: with a point, and no separators between thousands.',
  },
  blank: { ...scalarTexts('Spellings that mean no value, as an empty cell does.', ['-', 'n/a']) },
  offer: {
    anyOf: [{ $ref: '#/$defs/offer' }, { type: 'null' }],
    description: 'Prices that hold for a time only, and the columns of their dates.',
    examples: [{ price: 'Sale price', starts: 'Sale begins', ends: 'Sale ends' }],
  },
  drop: {
    anyOf: [{ type: 'array', items: { $ref: '#/$defs/drop' } }, { $ref: '#/$defs/drop' }, { type: 'null' }],
    description: 'Rows that satisfy any of these are left out.',
    examples: [[{ column: 'Status', in: ['draft', 'archived'] }]],
  },
};

const fields = {
  sku: ruleOf('field', 'Where the sku comes from. It is different for every product.', 'Variant SKU', 'shop-{id}'),
  title: ruleOf('field', 'Where the title comes from.', 'Name', '{Company} {Product}'),
  description: ruleOf('field', 'Where the description comes from. If empty, there is none.', 'Body (HTML)'),
  image: ruleOf(
    'field',
    'Where the address of the image comes from.',
    'Image Src',
    'https://shop.example/{sku|url}.jpg',
  ),
  link: ruleOf('field', "Where the address of the product's page comes from.", 'https://shop.example/p/{sku|url}'),
  price: ruleOf('number', 'Where the price comes from: what is paid now.', 'Price_euros'),
  list_price: ruleOf('number', 'Where the price before a reduction comes from.', 'Compare At Price'),
  group: ruleOf('field', 'What the variants of one thing have in common.', 'Handle', '{Company|lower} {Product|lower}'),
  available: ruleOf('boolean', 'Whether the product can be bought. If missing: yes.', 'availability', {
    from: 'availability',
    true: ['in stock', 'yes'],
  }),
};

const mapping = {
  title: 'Mapping',
  description: 'Where product fields and attributes come from in a catalog file.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ...settings,
    ...fields,
    attributes: {
      anyOf: [
        {
          type: 'object',
          propertyNames: {
            pattern: '^(?!\\s)(?!.*\\s$).{1,100}$',
            not: { enum: ['any', 'all', 'not', 'price', '__proto__'] },
          },
          additionalProperties: { $ref: '#/$defs/attribute', description: 'Where the attribute comes from.' },
        },
        { type: 'null' },
      ],
      description: 'The attributes that products get, by name.',
      examples: [{ brand: 'Company', ram_gb: { from: 'Ram', pattern: '^(\\d+)GB$', unit: 'GB', label: 'Memory' } }],
    },
  },
  $defs: {
    ...MAPPING_RULES,
    attribute: rule('attribute'),
    field: rule('field'),
    number: rule('number'),
    boolean: rule('boolean'),
  },
};

/** The schema as JSON Schema 2020-12. `publicUrl` has no slash at its end. If null, the schema does not say where it is. */
export const mappingFileJsonSchema = (publicUrl: string | null): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(publicUrl === null ? {} : { $id: `${publicUrl}/schemas/mapping.json` }),
  ...mapping,
});
