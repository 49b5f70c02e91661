// The names of the columns of a Google Merchant feed, in any of its forms.

/** `Image Link`, `image_link`, `g:image_link` → `image_link` */
export const googleName = (written: string): string =>
  written
    .trim()
    .replace(/^g:/i, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Bodies keep their markup: the template filter `text` reads it. */
export const isProseColumn = (name: string): boolean =>
  name === 'description' || name === 'content' || name === 'summary';

/** Names that shop systems give to the time of a sale price: `date_price`, `sale_dates`. */
export const isDatesOfSale = (name: string): boolean => SALE.test(name) && !OTHER.test(name);

const SALE = /(?:^|_)(?:dates?|prices?|sales?|offers?|promo|promotion|effective|valid|validity|period)(?:_|$)/;
const OTHER = /^(?:availability|expiration|pickup|shipping|delivery|event|custom|product_detail|auto_pricing)/;

/** Whether a table is a feed: only Google's specification has these columns together. */
export function isGoogleHeader(columns: readonly string[]): boolean {
  const names = new Set(columns.map(googleName));
  return REQUIRED.every((name) => names.has(name)) && TELLING.filter((name) => names.has(name)).length >= 2;
}

const REQUIRED = ['id', 'title', 'link', 'price'] as const;
const TELLING = ['image_link', 'availability', 'google_product_category', 'item_group_id', 'identifier_exists', 'gtin'];
