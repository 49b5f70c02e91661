// A mapping that lacks something can still be tried: what products need has stand-ins, and rules whose columns the file does not have are left out.

import { type Mapping, type ProductField, REQUIRED_FIELDS, type ValueRule } from '../mapping/mapping.ts';
import { STAND_INS } from '../product/stand-ins.ts';
import type { AbsentRule } from '../survey/look-at-columns.ts';

export interface Lacking {
  /** Fields that every product needs and that come from nowhere. */
  readonly fields: readonly ProductField[];
  /** Rules whose columns the file does not have: `title`, `attributes.ram_gb`, `drop[0]`. */
  readonly absent: readonly AbsentRule[];
}

export function completeForTrial(
  mapping: Mapping,
  absent: readonly AbsentRule[],
): { readonly complete: Mapping; readonly lacking: Lacking } {
  const isAbsent = (rule: string): boolean => absent.some((one) => one.rule === rule);
  const isRequired = (field: string): boolean => REQUIRED_FIELDS.some((one) => one === field);
  const lacks = (field: ProductField): boolean => isAbsent(field) || mapping.fields[field]?.from.length === 0;
  const fields = Object.fromEntries(
    Object.entries(mapping.fields).filter(([field]) => !isAbsent(field)),
  ) as Mapping['fields'];
  const missing = REQUIRED_FIELDS.filter(lacks);
  const standIns = Object.fromEntries(missing.map((field) => [field, standInFor(field)]));
  const complete: Mapping = {
    ...mapping,
    fields: { ...fields, ...standIns },
    attributes: mapping.attributes.filter(({ name }) => !isAbsent(`attributes.${name}`)),
    offer: isAbsent('offer') ? null : mapping.offer,
    drop: mapping.drop.filter((_, index) => !isAbsent(`drop[${index}]`)),
  };
  const told = absent.filter(({ rule }) => !isRequired(rule) || mapping.fields[rule as ProductField] !== undefined);
  return { complete, lacking: { fields: missing, absent: told } };
}

const PLAIN: Omit<ValueRule, 'from'> = {
  ...{ pattern: null, map: [], decimal: null, scale: null, part: null, words: null, matches: null },
};

/** No constant can stand in for a key, so products that lack one are told apart by nothing: the first one stands for all. */
const standInFor = (field: ProductField): ValueRule => ({
  ...PLAIN,
  from: [{ kind: 'constant', text: field in STAND_INS ? STAND_INS[field as keyof typeof STAND_INS] : '-' }],
});
