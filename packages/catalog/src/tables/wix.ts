// Wix's product CSV: a line for each product, followed by one for each of its variants, which has no name and no price.
// https://support.wix.com/en/article/wix-stores-creating-your-store-products-csv-file

import type { FormatPreset } from '../infer/format-preset.ts';
import { valueRule } from '../infer/new-rule.ts';
import { plainTextOf } from '../xml/dialects/xml-dialect.ts';
import type { TableDialect } from './table-dialect.ts';

const preset: FormatPreset = {
  fields: {
    sku: valueRule([{ kind: 'column', column: 'handleId' }]),
    title: valueRule([{ kind: 'column', column: 'name' }]),
    description: plainTextOf(['description']),
    image: valueRule(
      [
        {
          kind: 'template',
          parts: ['https://static.wixstatic.com/media/', { column: 'productImageUrl', optional: false, filters: [] }],
        },
      ],
      { pattern: '^[^;]+' },
    ),
    price: valueRule([{ kind: 'column', column: 'price' }]),
    available: valueRule([{ kind: 'column', column: 'visible' }], { words: { true: ['true'], false: ['false'] } }),
  },
  drop: [{ column: 'fieldType', in: ['Variant', 'VARIANT'], notIn: null, matches: null, blank: null }],
  notAttributes: (column) => TELL_NOTHING.test(column),
  weight: null,
  separator: (column) => (/^(?:productOption\[|collection$)/.test(column) ? ';' : null),
  label: () => null,
};

const TELL_NOTHING =
  /^(?:handleId|fieldType|sku|surcharge|discountMode|discountValue|inventory|cost|productOptionType\d+|customText\w+)$/;

export const wix: TableDialect = { columns: ['handleId', 'fieldType', 'productImageUrl', 'price'], preset };
