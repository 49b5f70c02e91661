// Attributes that the catalog already has. Columns of a file that adds to the catalog become these attributes instead of
// new ones. That also holds if all rows of the file say the same, because it tells them apart from the catalog's other
// products.

import type { Attribute } from '@guidepost/engine/product';
import type { AttributeRule } from '../../mapping/mapping.ts';
import { unitFactor, unitOfName } from '../cell/known-units.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, plainName } from '../column/column-names.ts';
import { namesTrade } from '../column/names-trade.ts';
import { attributeRule, columnSource } from '../new-rule.ts';
import type { InferredAttributes, NoAttribute } from './attribute-context.ts';
import { attributeName } from './attribute-name.ts';

export interface KnownAttributes {
  readonly declared: readonly Attribute[];
  /** The rules that read the catalog's own file. */
  readonly rules: readonly AttributeRule[];
  /** Column → the attribute that a person says it is. */
  readonly given: ReadonlyMap<string, string>;
}

export const NOTHING_KNOWN: KnownAttributes = { declared: [], rules: [], given: new Map() };

/** The rules of the catalog's own file that name one of the columns, without those already `taken`. */
export function keptRules(
  columns: readonly ColumnFacts[],
  { rules, given }: KnownAttributes,
  taken: ReadonlySet<string>,
): readonly AttributeRule[] {
  const names = new Set(columns.filter(({ name }) => !given.has(name)).map(({ name }) => name));
  const wanted = new Set(given.values());
  const isOf = ({ from }: AttributeRule): boolean =>
    from.some((source) => source.kind === 'column' && names.has(source.column));
  return rules.filter((rule) => !taken.has(rule.name) && !wanted.has(rule.name) && isOf(rule));
}

/** The attribute that a column is named after or that a person says it is. Null: none. */
export function knownAttribute(
  column: ColumnFacts,
  { declared, given }: KnownAttributes,
  taken: ReadonlySet<string>,
  language: string | null,
): (Pick<Attribute, 'name'> & Partial<Attribute>) | null {
  const name = given.get(column.name);
  if (name !== undefined) return taken.has(name) ? null : (declared.find((one) => one.name === name) ?? { name });
  if (namesTrade(column.name) || column.isAddress) return null;
  const free = declared.filter((one) => !taken.has(one.name) && ![...given.values()].includes(one.name));
  const plain = withoutUnit(column.called);
  const own = attributeName(column.called, new Set(), language);
  const called = (one: Attribute): boolean =>
    own === one.name || plain === withoutUnit(one.name) || plain === withoutUnit(one.label ?? one.name);
  const brand = free.find((one) => one.name === 'brand');
  return free.find(called) ?? (brand !== undefined && isNamed('brand', column.called) ? brand : null);
}

/** `Gewicht in g`, `gewicht_g` and `Gewicht (kg)` count as the same name. */
function withoutUnit(name: string): string {
  const plain = plainName(name);
  return unitOfName(name) === null ? plain : plain.replace(/(?: in)? [^ ]+$/, '');
}

/**
 * A rule for the attribute, made from what was found in the column. `kept`: its rule for the catalog's own file. Null if
 * both are numbers of different quantities.
 */
export function asKnown(
  found: InferredAttributes | NoAttribute,
  column: ColumnFacts,
  attribute: NonNullable<ReturnType<typeof knownAttribute>>,
  kept: AttributeRule | null,
): AttributeRule | null {
  const rules = 'reason' in found ? [] : found.rules;
  const only = rules.length === 1 ? rules[0] : undefined;
  const { name, type, unit = null } = attribute;
  const label = attribute.label ?? only?.label ?? null;
  if (only !== undefined && (type === undefined || only.type === type)) {
    return type === 'number' ? inUnit({ ...only, name, label }, unit, column) : { ...only, name, label };
  }
  const from = [columnSource(column.name)];
  if (kept !== null) return { ...kept, from };
  return attributeRule({ name, label, unit, from, type: type ?? 'text', ...(type === 'list' && { split: ',' }) });
}

function inUnit(rule: AttributeRule, unit: string | null, column: ColumnFacts): AttributeRule | null {
  if (unit === null || rule.unit === null || rule.unit === unit) return { ...rule, unit };
  const factor = unitFactor(rule.unit, unit);
  if (factor === null) return null;
  const own = rule.units.length > 0 ? rule.units : [[rule.unit, 1] as const];
  const isWritten = column.values.some(({ text }) => /\p{L}/u.test(text));
  return isWritten || rule.units.length > 0
    ? { ...rule, unit, units: own.map(([named, worth]) => [named, worth * factor]) }
    : { ...rule, unit, scale: (rule.scale ?? 1) * factor };
}
