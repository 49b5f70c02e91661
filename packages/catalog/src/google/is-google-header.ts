// Whether a table is a Google Merchant feed: by columns that only its specification puts together.

import { googleName } from './google-record.ts';

const REQUIRED = ['id', 'title', 'link', 'price'] as const;
const TELLING = ['image_link', 'availability', 'google_product_category', 'item_group_id', 'identifier_exists', 'gtin'];

export function isGoogleHeader(columns: readonly string[]): boolean {
  const names = new Set(columns.map(googleName));
  return REQUIRED.every((name) => names.has(name)) && TELLING.filter((name) => names.has(name)).length >= 2;
}
