// What is said of rows without a price, and that the printed rule leaves out these and no others.

import { expect, test } from 'vitest';
import { gather, sourceOf } from '../../test/source-of.ts';
import { infer, many } from '../infer/small-files.fixture.ts';
import { readMapping } from './read-mapping.ts';

interface Offer {
  readonly price?: string;
  readonly price_promo?: string;
}

/** A feed of Yandex Market, whose format has a second price that a file may lack. */
const feed = (offers: readonly Offer[]): string =>
  `<?xml version="1.0"?><yml_catalog><shop><offers>${offers
    .map((offer, nth) => {
      const prices = Object.entries(offer).map(([name, text]) => `<${name}>${text}</${name}>`);
      const [picture, url] = [`https://s.example/${nth}.jpg`, `https://s.example/p/${nth}`];
      return `<offer id="${nth * 7 + 3}"><name>Pram ${nth}</name>${prices.join('')}<currencyId>BYN</currencyId><picture>${picture}</picture><url>${url}</url></offer>`;
    })
    .join('\n')}</offers></shop></yml_catalog>`;

const table = (columns: string, cells: readonly string[]): string =>
  `sku;name;${columns};image;link\n${cells
    .map((cell, nth) => `r${nth * 7};Pram ${nth};${cell};https://s.example/${nth}.jpg;https://s.example/${nth}`)
    .join('\n')}\n`;

/** The reasons, and what came in once the printed rule is followed to the letter. */
async function follow(text: string) {
  const { text: yaml, notes } = await infer(text);
  const before = await gather(sourceOf(text), { mapping: readMapping('m.yaml', yaml) });
  const reasons = [...new Set(before.reading.rejected.map(({ reason }) => reason))];
  const drops = [...new Set(reasons.map((reason) => /`drop: \[(.*)\]`/.exec(reason)?.[1] ?? ''))];
  const mended = `${yaml}\ndrop: [${drops.join(', ')}]\n`;
  const after = await gather(sourceOf(text), { mapping: readMapping('m.yaml', mended) });
  return { reasons, notes: notes.join('\n'), after };
}

const PAID: readonly Offer[] = Array.from({ length: 12 }, (_, nth) => ({ price: String(314 + nth * 5) }));

test('a price of 0 is said as it is, and the rule names the column that the file has', async () => {
  const { reasons, after, notes } = await follow(feed([...PAID, { price: '0' }, { price: '0' }]));
  expect(reasons).toEqual([
    'the price is 0 in the column "price", and no other column has one; write one, or leave such rows out with `drop: [{ column: price, in: ["0"] }]` in the mapping',
  ]);
  expect([after.products.length, after.reading.counts.dropped]).toEqual([12, 2]);
  expect(after.reading.rejected).toEqual([]);
  expect(notes).toContain('2 rows have the price 0 and will be rejected; to leave them out');
});

test('the first row may be the one without a price', async () => {
  const { reasons, after } = await follow(feed([{ price: '0' }, ...PAID, { price: '0' }]));
  expect(reasons.join()).toContain('{ column: price, in: ["0"] }');
  expect([after.products.length, after.reading.rejected.length]).toEqual([12, 0]);
});

test.each([
  ['blank', { price: '' }],
  ['absent', {}],
])('a price that is %s is left out by the column that the file has', async (_, offer) => {
  const { reasons, after } = await follow(feed([...PAID, offer, offer]));
  expect(reasons).toEqual([
    'price is missing: the column "price" is blank; fill it in, or leave such rows out with `drop: [{ column: price, blank: true }]` in the mapping',
  ]);
  expect([after.products.length, after.reading.rejected.length]).toEqual([12, 0]);
});

test('where some rows have the second price, the rule leaves out none of those that have only one', async () => {
  const promo = { price: '400', price_promo: '350' };
  const { after } = await follow(feed([...PAID, promo, { price: '0' }, promo, { price: '0' }]));
  expect([after.products.length, after.reading.rejected.length]).toEqual([14, 0]);
});

test('in a table with a reduced price the rule leaves out only rows without any', async () => {
  const cells = many(['20.00;', '20.00;15.00', '20.00;0', '18.00;'], 12).concat([';0', ';0']);
  const { after } = await follow(table('Price;Sale price', cells));
  expect([after.products.length, after.reading.rejected.length]).toEqual([12, 0]);
});

test.each([
  ...[
    'sold out',
    'Sold Out!',
    'ausverkauft',
    'agotado',
    'épuisé',
    'vyprodáno',
    'нет в наличии',
    'esaurito',
    '売り切れ',
  ],
  ...['售罄', '품절', 'stok habis', 'esgotat', 'hết hàng', 'نفدت الكمية'],
])('%s in place of a price says that the product is sold out, and is left out', async (word) => {
  const { reasons, after } = await follow(table('price', [...many(['20.00', '35.50'], 12), word, word]));
  expect(reasons).toEqual([
    `price ${JSON.stringify(word)} says that the product is sold out, and it has no price; leave such rows out with \`drop: [{ column: price, in: [${JSON.stringify(word)}] }]\` in the mapping, or write its price`,
  ]);
  expect([after.products.length, after.reading.rejected.length]).toEqual([12, 0]);
});

test('also beside prices from which a pattern takes the number', async () => {
  const cells = [...many(['Price: £20.00 incl. VAT', 'Price: £35.50 incl. VAT'], 12), 'sold out'];
  const { reasons, after } = await follow(table('price', cells));
  expect(reasons.join()).toContain('price "sold out" says that the product is sold out');
  expect([after.products.length, after.reading.rejected.length]).toEqual([12, 0]);
});

test('columns that the file does not have are not asked to be filled in', async () => {
  const { reasons } = await follow(feed(PAID).replace('<name>Pram 3</name>', '<name></name>'));
  expect(reasons).toEqual([
    'title is missing: the column "name" is blank; fill it in, or let the mapping take it from elsewhere',
  ]);
});
