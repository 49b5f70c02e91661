// Yandex Market Language and its dialects (Rozetka, Prom): https://yandex.ru/support/marketplace/assortment/fields/

import type { TemplatePart, ValueRule, ValueSource } from '../../mapping/mapping.ts';
import { firstOf, plainTextOf, type XmlDialect } from './xml-dialect.ts';

const template = (...columns: readonly string[]): ValueSource => ({
  kind: 'template',
  parts: columns.flatMap((column, nth): TemplatePart[] => [
    ...(nth === 0 ? [] : [' ']),
    { column, optional: false, filters: [] },
  ]),
});

/** An offer of the type `vendor.model` has no name; it is called by its kind, its maker and its model. */
const { from: names, ...rest } = firstOf(['name', 'name_ua']);
const TITLE: ValueRule = {
  ...rest,
  from: [
    ...names,
    template('typePrefix', 'vendor', 'model'),
    template('vendor', 'model'),
    template('typePrefix', 'model'),
    ...firstOf(['model']).from,
  ],
};

export const yandex: XmlDialect = {
  root: 'yml_catalog',
  records: '/yml_catalog/shop/offers/offer',
  preset: {
    fields: {
      sku: firstOf(['@id']),
      title: TITLE,
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
