// The mapping of a CSV file whose columns are named like the product fields. Every further column is an attribute, and its
// cells say of which type.

import type { AttributeType } from '@guidepost/engine/product';
import { importWith, mend } from '@guidepost/fault/remedy';
import { CatalogFileError } from '../catalog-file-error.ts';
import { didYouMean } from '../did-you-mean.ts';
import { type AttributeRule, type Mapping, PRODUCT_FIELDS, REQUIRED_FIELDS } from '../mapping/mapping.ts';
import { refuseAttributeName } from '../mapping/read-rule.ts';
import type { ColumnTypes } from './type-columns.ts';

/**
 * A column without any value is not an attribute. The exception is a name in `known`, the attributes of a catalog that
 * is updated: there, blank cells remove values. `quotes`: whether cells may be quoted.
 */
export function ownMapping(
  file: string,
  columns: readonly ColumnTypes[],
  quotes: boolean,
  known: ReadonlySet<string> = new Set(),
): Mapping {
  const fields: readonly string[] = PRODUCT_FIELDS;
  const attributes = columns
    .filter(({ name, seen }) => (seen || known.has(name)) && name !== '' && !fields.includes(name))
    .map(({ name, number, boolean }) => ruleOf(name, number ? 'number' : boolean ? 'boolean' : 'text'));
  return {
    ...{
      name: file,
      places: {},
      format: 'csv',
      encoding: null,
      delimiter: null,
      quotes,
      quote: null,
      records: null,
      currency: null,
      currencyFrom: null,
    },
    ...{ language: null, decimal: null, blank: [], fields: {}, attributes, offer: null, drop: [] },
  };
}

function ruleOf(name: string, type: AttributeType): AttributeRule {
  return {
    ...{ name, type, unit: null, label: null, from: [{ kind: 'column', column: name }], pattern: null, map: [] },
    ...{
      decimal: null,
      scale: null,
      words: null,
      matches: null,
      units: [],
      sum: false,
      split: null,
      part: null,
      collect: false,
      between: null,
    },
  };
}

/** Throws `CatalogFileError` if a column that products need is missing. */
export function requireColumns(file: string, columns: readonly string[]): void {
  const absent = REQUIRED_FIELDS.filter((field) => !columns.includes(field));
  if (absent.length === 0) return;
  const nearest = absent.map((field) => didYouMean(field, columns)).find((text) => text !== '') ?? '';
  throw new CatalogFileError({
    file,
    line: 1,
    what: `without a mapping, ${absent.length === 1 ? 'a column' : 'columns'} named ${absent.join(', ')} must be there`,
    mend: `${nearest}rename the columns, or write a mapping that says where these come from`,
  });
}

/** Throws `CatalogFileError` if a column has a name that attributes cannot have. */
export function refuseColumns(file: string, columns: readonly string[]): void {
  const refused = findRefusedColumn(columns);
  if (refused === null) return;
  throw new CatalogFileError({
    file,
    line: 1,
    what: `the column ${JSON.stringify(refused.name.slice(0, 80))} cannot be an attribute: ${refused.reason}`,
    mend: mend`rename the column, or ${importWith('infer')}, which gives the attribute another name`,
  });
}

/** The first column that is not a product field and has a name that attributes cannot have. */
export function findRefusedColumn(
  columns: readonly string[],
): { readonly name: string; readonly reason: string } | null {
  for (const name of columns) {
    if (name === '' || REQUIRED_FIELDS.some((field) => field === name)) continue;
    const reason = refuseAttributeName(name);
    if (reason !== null) return { name, reason };
  }
  return null;
}
