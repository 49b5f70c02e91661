// Columns of ids that have names in them: what they become, and what they are called.

import { readReferences } from '../cell/references.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { isNamed, plainName } from '../column/column-names.ts';
import { convertColumn } from '../column/derive-column.ts';
import { ownerOfReference } from '../column/reference-names.ts';
import { attributeRule } from '../new-rule.ts';
import type { InferredAttributes, NoAttribute } from './attribute-context.ts';
import type { AttributeBase } from './infer-several-numbers.ts';
import { refuseText } from './refuse-column.ts';

/** The name of the thing, unless another column has it. */
export function calledByReferences({ name, values }: ColumnFacts, columns: readonly ColumnFacts[]): string | undefined {
  const owner = ownerOfReference(name);
  if (owner === null) return undefined;
  const isFree = columns.every((other) => other.name === name || plainName(other.called) !== plainName(owner));
  return isFree && readReferences(name, values, false) !== null ? owner : undefined;
}

/** Values that are ids of things with names in them. */
export function inferReferences(
  column: ColumnFacts,
  base: AttributeBase,
  rows: number,
): InferredAttributes | NoAttribute | null {
  const read = readReferences(column.name, column.values, isNamed('brand', column.called));
  if (read === null) return null;
  const { pattern, map, written } = read;
  const readable = convertColumn(column, column.name, (text) => written.get(text) ?? text, rows, []);
  const why = refuseText(readable, rows);
  if (why !== null) return { reason: why };
  return { rules: [attributeRule({ ...base, type: 'text', pattern, map })], notes: [], values: readable.values };
}
