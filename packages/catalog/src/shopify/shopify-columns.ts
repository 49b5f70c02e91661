// The columns of a Shopify product CSV. The names of the classic export are used everywhere, and the names in newer
// templates are understood, so that one mapping works for both.

/** Classic name → the newer ones. Compared in any case. */
const NEWER: Readonly<Record<string, string>> = {
  Handle: 'URL handle',
  Title: 'Title',
  'Body (HTML)': 'Description',
  Vendor: 'Vendor',
  Type: 'Type',
  Tags: 'Tags',
  Published: 'Published on online store',
  Status: 'Status',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
  'Variant SKU': 'SKU',
  'Variant Barcode': 'Barcode',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Taxable': 'Charge tax',
  'Variant Tax Code': 'Tax code',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Grams': 'Weight value (grams)',
  'Variant Weight Unit': 'Weight unit for display',
  'Variant Requires Shipping': 'Requires shipping',
  'Variant Fulfillment Service': 'Fulfillment service',
  'Variant Image': 'Variant image URL',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Gift Card': 'Gift card',
  'Cost per item': 'Cost per item',
  'SEO Title': 'SEO title',
  'SEO Description': 'SEO description',
};

/** Options may not have these names, because in a mapping they mean the column. */
export const NEWER_NAMES: readonly string[] = Object.values(NEWER);

const METAFIELD = /^(\S.*?) \((?:product|variant)\.metafields\.[^()]+\)$/;

/** Whether it is the header of a Shopify product CSV. The exports of inventory and orders have no prices of variants. */
export function isShopifyHeader(columns: readonly string[]): boolean {
  const has = new Set(columns.map((name) => name.trim().toLowerCase()));
  const classic = has.has('handle') && (has.has('variant price') || (has.has('option1 name') && has.has('title')));
  return classic || (has.has('url handle') && has.has('title') && has.has('price'));
}

/**
 * Each column's classic name, or its own. A metafield gets its plain name, if no other column has it: `Fabric` for
 * `Fabric (product.metafields.custom.fabric)`.
 */
export function classicNames(columns: readonly string[]): readonly string[] {
  const present = new Set(columns.map((name) => name.toLowerCase()));
  const names = columns.map((name) => {
    for (const [classic, newer] of Object.entries(NEWER)) {
      if (same(name, classic) || (same(name, newer) && !present.has(classic.toLowerCase()))) return classic;
    }
    return name;
  });
  const taken = new Set(names.map((name) => name.toLowerCase()));
  return names.map((name) => {
    const plain = METAFIELD.exec(name)?.[1];
    if (plain === undefined || taken.has(plain.toLowerCase())) return name;
    taken.add(plain.toLowerCase());
    return plain;
  });
}

/** The classic name of what a person may have read in a newer file and written in a mapping. */
export const classicNameOf = (name: string): string =>
  Object.entries(NEWER).find(([, newer]) => newer !== name && same(newer, name))?.[0] ??
  Object.entries(NEWER).find(([, newer]) => newer === name)?.[0] ??
  name;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Columns that belong to one variant or one image. All others belong to the product and are filled in its first line.
 */
export const isOfLine = (classic: string, written: string): boolean =>
  /^(?:Variant |Image |Option\d Value$|Cost per item$)/.test(classic) ||
  /^(?:unit price|price \/|compare at price \/|compare-at price \/|included \/)/i.test(classic) ||
  written.includes('(variant.metafields.');
