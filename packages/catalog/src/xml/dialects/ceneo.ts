// Ceneo: https://www.ceneo.pl/poradniki/Instrukcja-tworzenia-pliku-XML

import { firstOf, plainTextOf, type XmlDialect } from './xml-dialect.ts';

export const ceneo: XmlDialect = {
  root: 'offers',
  records: '/offers/o',
  preset: {
    fields: {
      sku: firstOf(['@id']),
      title: firstOf(['name']),
      description: plainTextOf(['desc']),
      image: firstOf(['imgs.main.@url']),
      link: firstOf(['@url']),
      price: firstOf(['@price']),
    },
    drop: [],
    notAttributes: (column) =>
      /^(?:@avail|@stock|@weight|@basket|@set|imgs\..*|attrs\.a\[(?:SKU|EAN|Kod_producenta)\])$/.test(column),
    weight: null,
    currency: () => 'PLN',
    label: () => null,
  },
};
