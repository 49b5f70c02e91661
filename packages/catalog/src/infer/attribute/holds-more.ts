// Columns whose texts hold more than one thing, such as a size and a kind of drive, and those that are left out because the things in them are taken.

import { reason } from '@guidepost/fault/reason';
import type { EmbeddedValue } from '../cell/embedded-value.ts';
import { type ColumnFacts, isProse } from '../column/column-facts.ts';
import type { InferredAttributes, NoAttribute } from './attribute-context.ts';

/** Texts, even with too many values, and lists whose values are longer texts themselves (`128GB SSD`). */
export const mayHoldMore = (column: ColumnFacts, made: InferredAttributes | NoAttribute): boolean =>
  'reason' in made
    ? !isProse(column)
    : made.rules.some(({ type }) => type === 'text' || (type === 'list' && made.values.length > 12));

/** A shopper can't choose among dozens of long texts, but can choose by the numbers in them. */
export const isTakenApart = ({ distinct }: ColumnFacts, held: readonly EmbeddedValue[]): boolean =>
  held.some(({ rule, isRare }) => rule.type === 'number' && !isRare) &&
  (distinct > 60 || (distinct > 30 && held.length > 1));

export const TAKEN_APART = reason(
  'taken-apart',
  'too many different texts to choose from; the values inside them are taken above',
);
