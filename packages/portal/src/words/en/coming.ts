// Texts of what a newer file changes in a catalog.

export const COMING_EN = {
  title: 'What this file changes',
  looking: 'The file is being compared with the catalog …',
  added: { one: '{count} new product', other: '{count} new products' },
  gone: { one: '{count} product gone', other: '{count} products gone' },
  prices: { one: '{count} product with another price', other: '{count} products with another price' },
  others: {
    one: '{count} product changes in something else, such as its title or a property.',
    other: '{count} products change in something else, such as the title or a property.',
  },
  rejected: {
    one: '{count} row cannot become a product. If the catalog has its product, it stays as it is.',
    other: '{count} rows cannot become products. Products of theirs that the catalog has stay as they are.',
  },
  nothing: 'Nothing: every product is as it was.',
  first: 'The catalog has had no product so far, so all are new.',
  sku: '(article {sku})',
  live: 'As soon as it is imported, shoppers see the new data in: {advisors}.',
  notLive: 'No advisor of this catalog is published, so shoppers see nothing of it yet.',
  partOrWhole: 'A part or the whole',
  partFound: 'It was taken for that because of the catalog’s columns it has only {columns}.',
  named: '“{column}”',
  partStays:
    'Whatever the file does not have stays as it is: titles, pictures, properties, and products that are not in it.',
  partPrice: 'Its column “{column}” was taken as the price; you can change that below.',
  partProperties: { one: '{count} property that stays as it is', other: '{count} properties that stay as they are' },
  partDenied: 'As the whole catalog, the file would take away whatever it does not have.',
  isWhole: 'It is the whole catalog',
  stops: 'The import would stop and ask you first:',
  unknown: 'What it changes could not be found out.',
  old: 'You have changed something since.',
  again: 'Compare again',
};
