// Heureka (and Zboží, Glami, Favi, which ask for the same): https://sluzby.heureka.cz/napoveda/xml-feed/

import { firstOf, plainTextOf, type XmlDialect } from './xml-dialect.ts';

export const heureka: XmlDialect = {
  root: 'SHOP',
  records: '/SHOP/SHOPITEM',
  preset: {
    fields: {
      sku: firstOf(['ITEM_ID']),
      title: firstOf(['PRODUCTNAME', 'PRODUCT']),
      description: plainTextOf(['DESCRIPTION']),
      image: firstOf(['IMGURL']),
      link: firstOf(['URL']),
      price: firstOf(['PRICE_VAT']),
      list_price: firstOf(['PRICE_BEFORE_DISCOUNT']),
      group: firstOf(['ITEMGROUP_ID']),
    },
    drop: [],
    notAttributes: (column) => TELL_NOTHING.test(column),
    weight: null,
    currency: (language) => (language === 'cs' ? 'CZK' : language === 'sk' ? 'EUR' : null),
    label: () => null,
  },
};

const TELL_NOTHING =
  /^(?:PRODUCT|VAT|PRICE|ITEM_TYPE|IMGURL_ALTERNATIVE|VIDEO_URL|HEUREKA_CPC|MAX_CPC|EAN|ISBN|PRODUCTNO|ACCESSORY|GIFT.*|DELIVERY.*|EXTENDED_WARRANTY.*|SPECIAL_SERVICE|SALES_VOUCHER.*|DUES|CUSTOM_LABEL.*|EXTRA_MESSAGE.*)$/;
