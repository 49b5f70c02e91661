// What a column is, in few words.

import type { Words } from '../../words/words.ts';
import { kindOf } from './column-kinds.ts';
import type { ColumnUse } from './edited-mapping.ts';

/** As importers call it. */
const BRAND = 'brand';

export function sayUse(use: ColumnUse, { kinds, desk }: Words['catalogs']): string {
  if (use.kind === 'field' && use.field === 'group') return desk.model;
  if (use.kind !== 'attribute') return kinds[kindOf(use)];
  const { label, unit } = use.rule;
  if (use.name === BRAND) return typeof label === 'string' && label !== '' ? label : desk.brand;
  return `${kinds[kindOf(use)]}${typeof unit === 'string' ? ` (${unit})` : ''}`;
}
