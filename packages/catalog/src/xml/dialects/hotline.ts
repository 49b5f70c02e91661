// Hotline, which compares prices in Ukraine.

import { firstOf, plainTextOf, type XmlDialect } from './xml-dialect.ts';

export const hotline: XmlDialect = {
  root: 'price',
  records: '/price/items/item',
  preset: {
    fields: {
      sku: firstOf(['id', 'code']),
      title: firstOf(['name']),
      description: plainTextOf(['description']),
      image: firstOf(['image']),
      link: firstOf(['url']),
      price: firstOf(['priceRUAH', 'price']),
      list_price: firstOf(['oldprice']),
    },
    drop: [],
    notAttributes: (column) =>
      /^(?:id|code|categoryId|barcode|shipping.*|delivery.*|priceRUSD|priceOUSD)$/.test(column),
    weight: null,
    // Others have a document of that shape, too.
    currency: (language) => (language === 'uk' ? 'UAH' : null),
    label: () => null,
  },
};
