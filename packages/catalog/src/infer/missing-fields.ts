// Required fields that inference could not find, each with a way to supply it.

import { type Mapping, type ProductField, REQUIRED_FIELDS, type TemplatePart } from '../mapping/mapping.ts';
import { writeTemplate } from '../mapping/write-mapping.ts';
import type { ColumnFacts } from './column/column-facts.ts';
import { nameRank } from './column/column-names.ts';

export interface MissingField {
  readonly field: ProductField;
  /** Why, as a sentence without its full stop. */
  readonly reason: string;
  /** A rule that would supply it, to be changed by a person: `https://YOUR-SHOP/products/{Handle|url}`. */
  readonly example: string;
}

export function missingFields(mapping: Mapping, columns: readonly ColumnFacts[]): MissingField[] {
  return REQUIRED_FIELDS.filter((field) => mapping.fields[field] === undefined).map((field) => ({
    field,
    reason: reasonOf(field, columns),
    example: exampleOf(field, mapping, columns),
  }));
}

function reasonOf(field: ProductField, columns: readonly ColumnFacts[]): string {
  const role = field === 'sku' || field === 'title' || field === 'image' || field === 'link' ? field : 'price';
  const empty = columns.find((column) => column.filled === 0 && (nameRank(role, column.name) ?? 100) < 100);
  if (empty !== undefined)
    return `the column ${empty.name} has no value in any row; fill it in, or say which other column has it`;
  if (field === 'sku') return 'no columns tell the rows apart';
  if (field === 'price') return 'no column has prices; add one to the file, or say which has them';
  return field === 'image' || field === 'link' ? 'no column holds addresses of that kind' : 'no column looks like it';
}

function exampleOf(field: ProductField, { fields }: Mapping, columns: readonly ColumnFacts[]): string {
  const key =
    (namesPage(fields.group) ? keyTemplate(fields.group) : null) ??
    keyTemplate(fields.sku) ??
    writeTemplate([{ column: columns[0]?.name ?? 'Id', optional: false, filters: ['url'] }]);
  switch (field) {
    case 'link':
      return `https://YOUR-SHOP/products/${key}`;
    case 'image':
      return `https://YOUR-SHOP/images/${key}.jpg`;
    case 'price':
      return 'PRICE-COLUMN';
    default:
      return columns[0]?.name ?? 'a column';
  }
}

/** A group is part of an address if it is the product's name or its address; a number of the row above is not. */
const namesPage = (rule: Mapping['fields'][ProductField]): boolean =>
  rule?.from.every(
    (source) => source.kind !== 'column' || !/parent|(?:^|[\s_.-])id$|code|number|nummer/i.test(source.column),
  ) ?? false;

/** The part of an address that identifies a product: the columns of its group or sku, made fit for addresses. */
function keyTemplate(rule: Mapping['fields'][ProductField]): string | null {
  const [source] = rule?.from ?? [];
  if (source?.kind === 'column') {
    const filter = /^(?:name|title|product)/i.test(source.column) ? 'slug' : 'url';
    return writeTemplate([{ column: source.column, optional: false, filters: [filter] }]);
  }
  if (source?.kind !== 'template') return null;
  const parts = source.parts.map((part): TemplatePart => {
    if (typeof part === 'string') return part === ' ' ? '-' : part;
    return { ...part, filters: ['slug'] };
  });
  return writeTemplate(parts);
}
