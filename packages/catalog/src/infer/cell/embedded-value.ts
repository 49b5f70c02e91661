// A value inside longer texts, and how it is read.

import type { Reason } from '@guidepost/fault/reason';
import type { AttributeRule } from '../../mapping/mapping.ts';

export interface EmbeddedValue {
  /** Added to the name of the column. With `isWhole` it is the whole name. */
  readonly suffix: string;
  readonly word: string;
  readonly isWhole?: boolean;
  /** Many cells lack it, so the text itself is still needed. */
  readonly isRare?: boolean;
  /** The cells say nothing else, but for what is in brackets. */
  readonly isAll?: boolean;
  readonly rule: Pick<AttributeRule, 'type'> &
    Partial<Pick<AttributeRule, 'pattern' | 'matches' | 'map' | 'unit' | 'units' | 'sum'>>;
  readonly note: Reason;
}
