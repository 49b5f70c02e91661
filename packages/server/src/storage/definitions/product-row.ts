// A product as the columns of its table and back. Attributes are JSON in one text, written and parsed once per product.

import { hash } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import type { Product } from '@guidepost/engine/product';

/** The parts of a product except its place, in the order of {@link ProductContent}. */
export const CONTENT_COLUMNS = [
  'digest',
  'title',
  'description',
  'image',
  'link',
  'price',
  'list_price',
  'variant_group',
  'available',
  'attributes',
] as const;

export type ProductContent = readonly [
  digest: string,
  title: string,
  description: string | null,
  image: string,
  link: string,
  price: string,
  listPrice: string | null,
  group: string | null,
  available: number,
  attributes: string,
];

/**
 * Two products have the same digest if they differ in nothing but the sku. The order of attributes counts as a difference,
 * because importers keep it.
 */
export const toContent = (product: Product): ProductContent => {
  const title = toStorableText(product.title);
  const description = product.description === null ? null : toStorableText(product.description);
  const image = toStorableText(product.image);
  const link = toStorableText(product.link);
  const { price, listPrice } = product;
  const group = product.group === null ? null : toStorableText(product.group);
  const available = product.available ? 1 : 0;
  const attributes = JSON.stringify(product.attributes);
  const fields = JSON.stringify([title, description, image, link, price, listPrice, group, available]);
  const digest = hash('sha256', fields + attributes, 'base64').slice(0, 22);
  return [digest, title, description, image, link, price, listPrice, group, available, attributes];
};

/** Columns that {@link toProduct} reads, in its order. */
export const PRODUCT_COLUMNS = ['sku', ...CONTENT_COLUMNS.slice(1)] as const;

export type ProductRow = Readonly<Record<number, SQLOutputValue>>;

/** `row` has the values of {@link PRODUCT_COLUMNS} by their index. Throws a {@link DamagedProductError}. */
const toProduct = (row: ProductRow): Product => {
  return {
    sku: text(row[0]),
    title: text(row[1]),
    description: textOrNull(row[2]),
    image: text(row[3]),
    link: text(row[4]),
    price: text(row[5]),
    listPrice: textOrNull(row[6]),
    group: textOrNull(row[7]),
    available: row[8] === 1,
    attributes: attributesOf(row[9]),
  };
};

/**
 * PostgreSQL stores no U+0000, and neither database stores half a surrogate pair: both become U+FFFD, the same on all
 * stores. Inside attributes JSON escapes them.
 */
export const toStorableText = (value: string): string =>
  value.isWellFormed() && !value.includes('\0') ? value : value.toWellFormed().replaceAll('\0', '\uFFFD');

/** Leaves out each row that cannot be read, and tells `onDamaged` its sku. Without `onDamaged` it throws. */
export const toProducts = (rows: readonly ProductRow[], onDamaged?: (sku: string) => void): Product[] => {
  if (onDamaged === undefined) return rows.map(toProduct);
  const products: Product[] = [];
  for (const row of rows) {
    try {
      products.push(toProduct(row));
    } catch (error) {
      if (!(error instanceof DamagedProductError)) throw error;
      onDamaged(String(row[0]));
    }
  }
  return products;
};

/** A stored row is not a product: the disk or another program changed it. */
class DamagedProductError extends Error {
  override readonly name = 'DamagedProductError';

  constructor() {
    super('A product in the store is damaged. Remove it, then import its catalog again.');
  }
}

const attributesOf = (value: SQLOutputValue | undefined): Product['attributes'] => {
  let attributes: Product['attributes'] | null;
  try {
    attributes = JSON.parse(text(value));
  } catch {
    throw new DamagedProductError();
  }
  if (typeof attributes !== 'object' || attributes === null) throw new DamagedProductError();
  return attributes;
};

const text = (value: SQLOutputValue | undefined): string => {
  if (typeof value === 'string') return value;
  throw new DamagedProductError();
};

const textOrNull = (value: SQLOutputValue | undefined): string | null => (value === null ? null : text(value));
