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
  stops: 'The import would stop and ask you first:',
  unknown: 'What it changes could not be found out.',
  old: 'You have changed something since.',
  again: 'Compare again',
};
