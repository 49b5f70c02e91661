// Handles records whose prices are one level deeper: `{ "title": "Shirt", "variants": [{ "sku": "S1", "price": 9 }, …] }`. Each
// variant becomes a record with all that its product has, so `variants.price` is a column. A record that has a price of its
// own stays as it is. The price may lie deeper in each variant: `{ "hasVariant": [{ "offers": { "price": 9 } }, …] }`.

import { reason } from '@guidepost/fault/reason';
import { plainName } from '../infer/column/column-names.ts';
import { pairsOf } from '../named-pairs.ts';
import type { SourceRecord } from '../source-record.ts';
import { holdsPrice, isPrice } from './holds-price.ts';
import { isFields, type JsonFields } from './json-fields.ts';

/** No shop has more variants of one product. */
const MOST_VARIANTS = 2_000;
/** Members of all variants of a product together, with those that each has of the product. */
const MOST_MEMBERS = 400_000;

export function spreadVariants(record: SourceRecord<JsonFields>): readonly SourceRecord<JsonFields>[] {
  if (record.fields === null) return [record];
  const fields = withMaster(record.fields);
  for (const [name, list] of Object.entries(fields)) {
    if (!Array.isArray(list) || !(areVariants(list) || areDeepVariants(fields, name, list))) continue;
    if (Object.entries(fields).some(([other, value]) => other !== name && isPrice(other, value))) return [record];
    const members = Object.keys(fields).length;
    if (list.length > MOST_VARIANTS || list.length * members > MOST_MEMBERS) {
      const text = `it has ${list.length} variants in ${JSON.stringify(name)} and ${members} members of its own, too many to make a product of each variant; list the variants as products of their own, or divide the product`;
      const broken = reason('too-many-variants', text, { count: list.length });
      return [{ ...record, fields: null, broken }];
    }
    return list.map((variant) => ({
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
  list.length > 0 &&
  list.every((each) => isFields(each) && Object.entries(each).some(([name, value]) => isPrice(name, value))) &&
  pairsOf(list) === null;

const VARIANTS = /(?:^| )(?:variants?|variations?|skus?)$/;

/** Variants whose prices lie deeper. Lists with other names may be of other products, if the record may have a price itself. */
const areDeepVariants = (fields: JsonFields, name: string, list: readonly unknown[]): list is readonly JsonFields[] =>
  list.length > 0 &&
  list.every((each) => isFields(each) && Object.entries(each).some(([own, value]) => holdsPrice(own, value))) &&
  (VARIANTS.test(plainName(name)) ||
    !Object.entries(fields).some(([other, value]) => other !== name && holdsPrice(other, value)));

/** `{ "masterVariant": { … }, "variants": [ … ] }`: the first variant, and the others. */
function withMaster(fields: JsonFields): JsonFields {
  const { masterVariant, variants, ...others } = fields;
  return isFields(masterVariant) && Array.isArray(variants)
    ? { ...others, variants: [masterVariant, ...variants] }
    : fields;
}
