// An attribute of products, as the catalog has it and as an import counted it.

import { Type } from 'typebox';
import { closed, count, nullable, texts, type View } from './view-part.ts';

const ATTRIBUTE = {
  name: Type.String(),
  type: Type.Enum(['number', 'text', 'list', 'boolean']),
  unit: nullable(Type.String()),
  label: nullable(Type.String()),
};

export const AttributeView = closed(ATTRIBUTE);
export type AttributeView = View<typeof AttributeView>;

export const ImportedAttributeView = closed({
  ...ATTRIBUTE,
  filled: count(),
  fill_rate: Type.Number(),
  distinct: count(),
  /** Counting stopped at `distinct`, so there may be more. */
  distinct_is_least: Type.Boolean(),
  /** Most products that lack it are of kinds that do not have it. */
  of_some_kinds: Type.Boolean(),
  /** The first different values. */
  examples: Type.Array(Type.Union([Type.Number(), Type.String(), Type.Boolean()])),
  /** The columns of the file that the mapping takes it from. */
  columns: texts(),
});
export type ImportedAttributeView = View<typeof ImportedAttributeView>;
