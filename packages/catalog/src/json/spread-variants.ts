// Handles records whose prices are one level deeper: `{ "title": "Shirt", "variants": [{ "sku": "S1", "price": 9 }, …] }`. Each
// variant becomes a record with all that its product has, so `variants.price` is a column. A record that has a price of its
// own stays as it is. The price may lie deeper in each variant: `{ "hasVariant": [{ "offers": { "price": 9 } }, …] }`. A variant
// whose price is blank becomes a record, too, and is told alone.

import { reason } from '@guidepost/fault/reason';
import { isNamed, plainName } from '../infer/column/column-names.ts';
import { pairsOf } from '../named-pairs.ts';
import type { SourceRecord } from '../source-record.ts';
import { hasBlankPrice, holdsPrice, isPrice, lacksPrice, namesPaid } from './holds-price.ts';
import { isFields, type JsonFields } from './json-fields.ts';
import type { SoldEntries } from './sold-entries.ts';

/** No shop has more variants of one product. */
const MOST_VARIANTS = 2_000;
/** Members of all variants of a product together, with those that each has of the product. */
const MOST_MEMBERS = 400_000;

/** `sold`: the member of a list's entries that somebody says is the price. Null: names alone say it. */
export function spreadVariants(
  record: SourceRecord<JsonFields>,
  sold: SoldEntries | null = null,
): readonly SourceRecord<JsonFields>[] {
  if (record.fields === null) return [record];
  const fields = withMaster(record.fields);
  for (const [name, list] of Object.entries(fields)) {
    if (!Array.isArray(list)) continue;
    const isSaid = sold?.list === name && areSold(list, sold.price);
    if (!isSaid && !areVariants(list) && !areDeepVariants(fields, name, list) && !areUnpriced(fields, name, list))
      continue;
    if (!isSaid && Object.entries(fields).some(([other, value]) => other !== name && isPrice(other, value)))
      return [record];
    const members = Object.keys(fields).length;
    if (list.length > MOST_VARIANTS || list.length * members > MOST_MEMBERS) {
      const text = `it has ${list.length} variants in ${JSON.stringify(name)} and ${members} members of its own, too many to make a product of each variant; list the variants as products of their own, or divide the product`;
      const broken = reason('too-many-variants', text, { count: list.length });
      return [{ ...record, fields: null, broken }];
    }
    return list.filter(isFields).map((variant) => ({
      ...record,
      fields: { ...fields, ...ownOptions(fields, variant), [name]: variant },
    }));
  }
  return [record];
}

/**
 * The `options` of a product have the values of all variants. Those of a variant take their place: its own `options`, or Shopify's
 * `option1`, which is its value of the first of them.
 */
function ownOptions({ options }: JsonFields, variant: JsonFields): JsonFields {
  if (!Array.isArray(options) || !options.every(isFields)) return {};
  if (Array.isArray(variant.options) && variant.options.length > 0) return { options: [] };
  const own = options.map(({ name }, nth) => ({ name, value: variant[`option${nth + 1}`] ?? '' }));
  return own.some(({ name, value }) => typeof name !== 'string' || typeof value !== 'string') || !('option1' in variant)
    ? {}
    : { options: own };
}

const areVariants = (list: readonly unknown[]): list is readonly JsonFields[] =>
  list.some((each) => isFields(each) && hasPrice(each)) &&
  list.every((each) => isFields(each) && (hasPrice(each) || lacksPrice(each))) &&
  pairsOf(list) === null;

const hasPrice = (each: JsonFields): boolean => Object.entries(each).some(([name, value]) => isPrice(name, value));

/** Variants none of which has a price today, in a record that has no place for a price of its own. */
const areUnpriced = (fields: JsonFields, name: string, list: readonly unknown[]): list is readonly JsonFields[] =>
  list.length > 0 &&
  list.every((each) => isFields(each) && hasBlankPrice(each)) &&
  !Object.keys(fields).some((other) => other !== name && namesPaid(other)) &&
  pairsOf(list) === null;

/** Each has the member, and the same product in several currencies is no list of variants. */
const areSold = (list: readonly unknown[], price: string): list is readonly JsonFields[] =>
  list.length > 0 &&
  list.every(
    (each) =>
      isFields(each) && Object.hasOwn(each, price) && !Object.keys(each).some((name) => isNamed('currency', name)),
  );

const VARIANTS = /(?:^| )(?:variants?|variations?|skus?)$/;

/** Variants whose prices lie deeper. Lists with other names may be of other products, if the record may have a price itself. */
const areDeepVariants = (fields: JsonFields, name: string, list: readonly unknown[]): list is readonly JsonFields[] =>
  list.some((each) => isFields(each) && holdsOne(each)) &&
  list.every((each) => isFields(each) && (holdsOne(each) || lacksPrice(each))) &&
  (VARIANTS.test(plainName(name)) ||
    !Object.entries(fields).some(([other, value]) => other !== name && holdsPrice(other, value)));

const holdsOne = (each: JsonFields): boolean => Object.entries(each).some(([own, value]) => holdsPrice(own, value));

/** `{ "masterVariant": { … }, "variants": [ … ] }`: the first variant, and the others. */
function withMaster(fields: JsonFields): JsonFields {
  const { masterVariant, variants, ...others } = fields;
  return isFields(masterVariant) && Array.isArray(variants)
    ? { ...others, variants: [masterVariant, ...variants] }
    : fields;
}
