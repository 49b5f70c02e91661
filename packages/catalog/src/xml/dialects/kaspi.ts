// Kaspi, the marketplace of Kazakhstan: http://kaspi.kz/kaspishopping.xsd

import { firstOf, type XmlDialect } from './xml-dialect.ts';

export const kaspi: XmlDialect = {
  root: 'kaspi_catalog',
  records: '/kaspi_catalog/offers/offer',
  preset: {
    fields: {
      sku: firstOf(['@sku']),
      title: firstOf(['model']),
      // One for all cities, or one for each, of which the first counts.
      price: firstOf(['price', 'cityprices.cityprice'], { pattern: '^[^,;|\\s]+' }),
      // One of several stores has it.
      available: firstOf(['availabilities.availability.@available'], {
        matches: '(?<!\\p{L})(?:[Yy]es|YES|true)(?!\\p{L})',
      }),
    },
    drop: [],
    notAttributes: (column) => /^(?:@.*|availabilities\..*|cityprices\..*|loanPeriod|preOrder)$/.test(column),
    weight: null,
    currency: () => 'KZT',
    label: () => null,
  },
};
