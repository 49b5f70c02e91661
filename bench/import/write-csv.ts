// The bench's catalog as a plain CSV file in Guidepost's own columns, with 15 attributes, and its mapping.

import { closeSync, openSync, writeSync } from 'node:fs';
import type { AttributeValue, Product } from '@guidepost/engine/product';
import { CATALOG_ATTRIBUTES, generateCatalog } from '../generate-catalog.ts';

const CHUNK = 5_000;

export function writeCatalogCsv(file: string, rows: number): void {
  const names = CATALOG_ATTRIBUTES.map(({ name }) => name);
  write(file, rows, ['sku', 'title', 'image', 'link', 'price', 'group', 'available', ...names], (product) => [
    ...[product.sku, product.title, product.image, product.link, product.price, product.group ?? ''],
    ...[String(product.available), ...names.map((name) => cellOf(product.attributes[name]))],
  ]);
}

/** Skus and prices; every price is a little higher. */
export function writePricesCsv(file: string, rows: number): void {
  write(file, rows, ['sku', 'price'], ({ sku, price }) => [sku, (Number(price) + 1).toFixed(2)]);
}

/** Says only what the reader cannot find out: which columns are attributes, and of which type. */
export const MAPPING = `currency: EUR
language: en
attributes:
${CATALOG_ATTRIBUTES.map(({ name, type, unit }) => {
  const split = type === 'list' ? ", split: '|'" : '';
  return `  ${name}: { column: ${name}, type: ${type}${split}${unit === null ? '' : `, unit: ${unit}`} }`;
}).join('\n')}
`;

function write(
  file: string,
  rows: number,
  header: readonly string[],
  cells: (product: Product) => readonly string[],
): void {
  const opened = openSync(file, 'w');
  let text = `${header.join(',')}\n`;
  let waiting = 0;
  for (const product of generateCatalog(rows)) {
    text += `${cells(product).map(quote).join(',')}\n`;
    if (++waiting < CHUNK) continue;
    writeSync(opened, text);
    [text, waiting] = ['', 0];
  }
  writeSync(opened, text);
  closeSync(opened);
}

const cellOf = (value: AttributeValue | undefined): string =>
  value === undefined ? '' : typeof value === 'object' ? value.join('|') : String(value);

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
