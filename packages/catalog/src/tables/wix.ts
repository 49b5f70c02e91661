// Wix's product CSV: a line for each product, followed by one for each of its variants, which has no name and no price.
// https://support.wix.com/en/article/wix-stores-creating-your-store-products-csv-file

import type { FormatPreset } from '../infer/format-preset.ts';
import { columnSource, valueRule } from '../infer/new-rule.ts';
import { plainTextOf } from '../xml/dialects/xml-dialect.ts';
import type { TableDialect } from './table-dialect.ts';
import { DISCOUNTED, STRUCK_OUT, wixRows } from './wix-rows.ts';

const preset: FormatPreset = {
  fields: {
    sku: valueRule([columnSource('handleId')]),
    title: valueRule([columnSource('name')]),
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
    price: valueRule([columnSource(DISCOUNTED), columnSource('price')]),
    list_price: valueRule([columnSource(STRUCK_OUT)]),
    available: valueRule([columnSource('visible')], { words: { true: ['true'], false: ['false'] } }),
  },
  drop: [],
  notAttributes: (column) => TELL_NOTHING.test(column),
  weight: null,
  separator: (column) => (/^(?:productOption\[|collection$)/.test(column) ? ';' : null),
  label: (column, language) => (column === 'collection' ? (CATEGORY[language] ?? null) : null),
};

/** What the shop leads its visitors by is called a collection only by Wix. */
const CATEGORY: Readonly<Record<string, string>> = {
  ...{ en: 'Category', de: 'Kategorie', fr: 'Catégorie', es: 'Categoría', it: 'Categoria', pt: 'Categoria' },
  ...{ nl: 'Categorie', cs: 'Kategorie', pl: 'Kategoria', sv: 'Kategori', da: 'Kategori', tr: 'Kategori' },
};

const TELL_NOTHING =
  /^(?:handleId|fieldType|sku|surcharge|discountMode|discountValue|inventory|cost|productOptionType\d+|customText\w+)$/;

export const wix: TableDialect = {
  columns: ['handleId', 'fieldType', 'productImageUrl', 'price'],
  preset,
  rows: wixRows,
};
