// What says whether a product can be bought, once it is found.

import type { Reason } from '@guidepost/fault/reason';
import type { ValueRule } from '../../mapping/mapping.ts';
import type { ColumnFacts } from '../column/column-facts.ts';

export interface AvailableChoice {
  readonly column: ColumnFacts;
  readonly rule: ValueRule;
  readonly why: Reason | null;
}
