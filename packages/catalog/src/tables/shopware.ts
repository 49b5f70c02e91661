// Shopware 5's CSV of articles. It has prices for each group of customers, and the group of all shoppers is called EK there, the
// German abbreviation of a purchase price: `price_EK` is what they pay, `pseudoprice_EK` is struck out, `baseprice_EK` is what
// the shop pays, and `price_H` is for dealers.
// https://docs.shopware.com/en/shopware-5-en/import-export/import-export-article-prices

import type { FormatPreset } from '../infer/format-preset.ts';
import { columnSource, valueRule } from '../infer/new-rule.ts';
import type { TableDialect } from './table-dialect.ts';

const preset: FormatPreset = {
  fields: {
    sku: valueRule([columnSource('ordernumber')]),
    price: valueRule([columnSource('price_EK')]),
    list_price: valueRule([columnSource('pseudoprice_EK')]),
    group: valueRule([columnSource('mainnumber')]),
  },
  drop: [],
  notAttributes: (column) => TELL_NOTHING.test(column),
  weight: null,
  label: () => null,
};

const TELL_NOTHING =
  /^(?:(?:pseudo|base)?price_\w+|(?:from|to)_[A-Z]\w*|ordernumber|mainnumber|tax|active|stockmin|added|changed|releasedate|shippingfree|topseller|keywords|(?:min|max)purchase|purchasesteps|purchaseunit|referenceunit|packunit|unitID|pricegroup\w*|laststock|suppliernumber|similar\w*|configurator\w*|attr\d+)$/;

/** Shops leave out what they do not need. A file with `price_VK` is none of Shopware's: there EK is what the shop pays. */
export const shopware: readonly TableDialect[] = [
  { columns: ['ordernumber', 'mainnumber', 'price_EK'], preset },
  { columns: ['ordernumber', 'price_EK', 'pseudoprice_EK'], preset },
  { columns: ['ordernumber', 'price_EK', 'price_H'], preset },
];
