// Yandex Market Language and its dialects (Rozetka, Prom): https://yandex.ru/support/marketplace/assortment/fields/

import { firstOf, plainTextOf, type XmlDialect } from './xml-dialect.ts';

export const yandex: XmlDialect = {
  root: 'yml_catalog',
  records: '/yml_catalog/shop/offers/offer',
  preset: {
    fields: {
      sku: firstOf(['@id']),
      title: firstOf(['name', 'name_ua', 'model']),
      description: plainTextOf(['description', 'description_ua']),
      image: firstOf(['picture']),
      link: firstOf(['url']),
      price: firstOf(['price', 'price_promo']),
      list_price: firstOf(['oldprice', 'old_price', 'price_old']),
      group: firstOf(['@group_id']),
      available: firstOf(['@available'], { words: { true: ['true'], false: ['false'] } }),
    },
    drop: [],
    notAttributes: (column) => TELL_NOTHING.test(column),
    weight: null,
    label: () => null,
  },
};

const TELL_NOTHING =
  /^(?:@.*|picture|(?:name|description)(?:_\w+)?|currencyId|categoryId|category_path|vendorCode|article|barcode|pickup|delivery.*|store|sales_notes|stock_quantity|quantity_in_stock|cpa|cbid|bid|rec|expiry|dimensions|weight|purchase_price|min-quantity|step-quantity|market_category|enable_auto_discounts|downloadable|outlets.*)$/;
