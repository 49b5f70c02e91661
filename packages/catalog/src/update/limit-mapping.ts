// A file that updates a catalog may have only some of its columns, such as `sku,price` to change prices. This limits a
// mapping to what such a file speaks of, so that the rest of each product stays as it is.

import { importWith, mend, setField, setFields } from '@guidepost/fault/remedy';
import { CatalogFileError } from '../catalog-file-error.ts';
import { namesPrice } from '../infer/column/column-names.ts';
import { columnSource, valueRule } from '../infer/new-rule.ts';
import { fitColumns } from '../mapping/fit-columns.ts';
import {
  type AttributeRule,
  type Mapping,
  OWN_FIELDS,
  PRODUCT_FIELDS,
  type ProductField,
  REQUIRED_FIELDS,
  type ValueRule,
  type ValueSource,
} from '../mapping/mapping.ts';
import { columnsOf, namedColumns } from '../mapping/named-columns.ts';
import { givenColumn } from '../mapping/parse-template.ts';
import { STAND_INS } from '../product/stand-ins.ts';
import { findRenamed } from '../survey/find-renamed.ts';

/** What a file speaks of. Nothing else of a product may change. */
export interface Spoken {
  readonly fields: ReadonlySet<ProductField>;
  readonly attributes: ReadonlySet<string>;
}

export interface LimitedMapping {
  /** Required fields that the file does not speak of have stand-ins. */
  readonly mapping: Mapping;
  readonly spoken: Spoken;
}

/**
 * If the file lacks the columns that a rule names, a column named like the field or attribute takes their place: people
 * who change prices write `sku,price`, whatever the shop's own file calls them. Throws `CatalogFileError` without a sku.
 */
export function limitMapping(mapping: Mapping, columns: ReadonlySet<string>): LimitedMapping {
  const fields: Partial<Record<ProductField, ValueRule>> = {};
  const spokenFields = new Set<ProductField>();
  for (const field of PRODUCT_FIELDS) {
    const rule = limitField(mapping, field, columns);
    if (rule !== null) {
      fields[field] = rule;
      spokenFields.add(field);
    } else if (field === 'sku') throw noSku(mapping, columns);
    else fields[field] = valueRule(standIn(field));
  }
  const attributes = mapping.attributes.flatMap((rule) => limitAttribute(rule, columns) ?? []);
  return {
    mapping: { ...withoutAbsent(mapping, columns), fields, attributes },
    spoken: { fields: spokenFields, attributes: new Set(attributes.map(({ name }) => name)) },
  };
}

/** With the names that the file has for the columns of the mapping. */
export const fitToFile = (mapping: Mapping, columns: ReadonlySet<string>): Mapping =>
  fitColumns(mapping, columns, missingNames(mapping, columns)).mapping;

/** The columns that a mapping names and a file does not have. */
export const missingNames = (mapping: Mapping, columns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...namedColumns(mapping)].filter((name) => !isNamed(name, columns)));

/**
 * The other members that name columns, limited to columns of the file. The column of the currency may also be called
 * `currency`.
 */
const withoutAbsent = (mapping: Mapping, columns: ReadonlySet<string>): Mapping => ({
  ...mapping,
  drop: mapping.drop.filter(({ column }) => isNamed(column, columns)),
  offer: limitOffer(mapping, columns),
  currencyFrom: [mapping.currencyFrom, 'currency'].find((name) => name !== null && isNamed(name, columns)) ?? null,
});

/** Without the price before, or without any date, nothing says which of the file's prices are offers. */
function limitOffer({ offer }: Mapping, columns: ReadonlySet<string>): Mapping['offer'] {
  if (offer === null) return null;
  const present = (column: string | null): string | null =>
    column !== null && isNamed(column, columns) ? column : null;
  const [starts, ends] = [present(offer.starts), present(offer.ends)];
  const isKnown = isNamed(offer.price, columns) && (offer.regular === null || isNamed(offer.regular, columns));
  return isKnown && (starts !== null || ends !== null) ? { ...offer, starts, ends } : null;
}

/** The part of these fields that one row has. For formats in which each row has its own columns. */
export function speaksOf({ fields, attributes }: Mapping, spoken: Spoken, columns: ReadonlySet<string>): Spoken {
  const isSaid = (rule: ValueRule | undefined, own: Own = nothing): boolean =>
    rule !== undefined &&
    (rule.from.length === 0 || rule.from.some((source) => source !== NO_VALUE && isThere(source, columns, own)));
  const isFieldSaid = (field: ProductField): boolean =>
    isSaid(fields[field], (name) => ownField(field, name, (own) => spoken.fields.has(own) && isFieldSaid(own)));
  return {
    fields: new Set([...spoken.fields].filter(isFieldSaid)),
    attributes: new Set(attributes.filter((rule) => isSaid(rule)).map(({ name }) => name)),
  };
}

/** The mapping for skus alone. Null if no column has them. */
export function limitToSku(mapping: Mapping, columns: ReadonlySet<string>): Mapping | null {
  const rule = limitField(mapping, 'sku', columns);
  if (rule === null) return null;
  const others = PRODUCT_FIELDS.map((field) => [field, valueRule(standIn(field))] as const);
  return {
    ...mapping,
    ...{
      fields: { ...Object.fromEntries(others), sku: rule },
      attributes: [],
      offer: null,
      drop: [],
      currencyFrom: null,
    },
  };
}

/** Null: the file does not speak of it. */
function limitField(mapping: Mapping, field: ProductField, columns: ReadonlySet<string>): ValueRule | null {
  const given = mapping.fields[field];
  if (given === undefined) return plainRule(field, columns);
  const isSpoken = (own: ProductField): boolean => limitField(mapping, own, columns) !== null;
  return limitRule(given, field, columns, (name) => ownField(field, name, isSpoken));
}

const NO_VALUE: ValueSource = { kind: 'constant', text: '' };

/** Whether a name in a template means a field of the product that the file speaks of. */
type Own = (name: string) => boolean;

const nothing: Own = () => false;

function ownField(field: ProductField, name: string, isSpoken: (own: ProductField) => boolean): boolean {
  const own = OWN_FIELDS[field]?.find((known) => known === name);
  return own !== undefined && isSpoken(own);
}

function plainRule(name: string, columns: ReadonlySet<string>): ValueRule | null {
  return columns.has(name) ? valueRule([columnSource(name)]) : null;
}

/**
 * Null: the file does not speak of it. A rule without sources (a field that is switched off) does speak: it says that
 * there is no value.
 */
function limitRule<Rule extends ValueRule>(
  rule: Rule,
  name: string,
  columns: ReadonlySet<string>,
  own: Own = nothing,
): Rule | null {
  if (rule.from.length === 0) return rule;
  const from = rule.from.filter((source) => isThere(source, columns, own));
  // Another column came after it. `0` in the column of the sale price alone means no price, not a gift.
  if (from.length > 0) return { ...rule, from: from.at(-1) === rule.from.at(-1) ? from : [...from, NO_VALUE] };
  return columns.has(name) ? { ...rule, from: [columnSource(name)], pattern: null } : null;
}

function limitAttribute(rule: AttributeRule, columns: ReadonlySet<string>): AttributeRule | null {
  const limited = limitRule(rule, rule.name, columns);
  if (limited === null || limited.pattern === rule.pattern) return limited;
  // If the column has the field's own name, its value is taken as it is.
  return { ...limited, units: [], sum: false, scale: null, matches: null, part: null };
}

function isThere(source: ValueSource, columns: ReadonlySet<string>, own: Own): boolean {
  switch (source.kind) {
    case 'constant':
      return true;
    case 'column':
      return isNamed(source.column, columns);
    case 'template':
      return source.parts.every(
        (part) => typeof part === 'string' || isNamed(part.column, columns) || own(part.column),
      );
  }
}

/** `sizes.0` is there if `sizes` is. */
function isNamed(column: string, columns: ReadonlySet<string>): boolean {
  if (columns.has(column)) return true;
  const dot = column.lastIndexOf('.');
  return dot > 0 && isNamed(column.slice(0, dot), columns);
}

const standIn = (field: ProductField): readonly ValueSource[] =>
  Object.hasOwn(STAND_INS, field) && REQUIRED_FIELDS.includes(field)
    ? [{ kind: 'constant', text: STAND_INS[field as keyof typeof STAND_INS] }]
    : [];

function noSku(mapping: Mapping, columns: ReadonlySet<string>): CatalogFileError {
  const named = mapping.fields.sku?.from.flatMap(columnsOf) ?? [];
  const has = `the file has ${[...columns].slice(0, 30).join(', ')}`;
  const isShopify = [...columns].some((column) => column.startsWith('Variant '));
  if (isShopify && named.join() === 'Variant') return noVariant(mapping, has);
  const from = named.length === 0 ? '' : `, which the mapping takes from ${named.join(', ')}`;
  const what = `the file has no column for the sku${from}, so it does not say which products it is about`;
  const sku = findRenamed([...named, 'sku'], [...columns]);
  if (sku === null) return new CatalogFileError({ file: mapping.name, what, mend: mend`${UNKNOWN_SKU}; ${has}` });
  const others = [...columns].filter((column) => column !== sku);
  const isPriceKnown = limitField(mapping, 'price', columns) !== null;
  const price = isPriceKnown ? undefined : (others.find(namesPrice) ?? (others.length === 1 ? others[0] : undefined));
  const set = setFields([
    { field: 'sku', rule: givenColumn(sku) },
    ...(price === undefined ? [] : [{ field: 'price', rule: givenColumn(price) }]),
  ]);
  const way = mend`if it is ${JSON.stringify(sku)}, ${set}; else add a column named sku; ${has}`;
  return new CatalogFileError({ file: mapping.name, what, mend: way });
}

const UNKNOWN_SKU = mend`${setField('sku')}, or ${importWith('infer')} for this file (a kept one stays), or add a column named sku`;

/** If a shop's variants have no SKUs, their keys are made of what every export has. */
function noVariant(mapping: Mapping, has: string): CatalogFileError {
  const what =
    'the skus of the catalog are made of Handle and the options, because Variant SKU is not filled and different for every variant, and the file has no Handle';
  const set = setField('sku', 'Variant SKU');
  const way = mend`export it with Handle, Option1 Value and the other options; or give every variant a SKU of its own and, with the whole export, ${set}; ${has}`;
  return new CatalogFileError({ file: mapping.name, what, mend: way });
}
