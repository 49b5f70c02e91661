// What a column is, in few words.

import type { Words } from '../../words/words.ts';
import { kindOf } from './column-kinds.ts';
import type { ColumnUse } from './edited-mapping.ts';

/** As importers call it. */
const BRAND = 'brand';

/** `currency`: of all prices, if it is to be said. */
export function sayUse(use: ColumnUse, { kinds, desk }: Words['catalogs'], currency: string | null = null): string {
  const isPrice = use.kind === 'field' && (use.field === 'price' || use.field === 'list_price');
  if (isPrice && currency !== null) return `${kinds[use.field]} (${currency})`;
  if (use.kind === 'field' && use.field === 'group') return desk.model;
  if (use.kind === 'drop' && use.rule.blank === true) return desk.dropsEmpty;
  if (use.kind !== 'attribute') return kinds[kindOf(use)];
  const { label, unit } = use.rule;
  if (use.name === BRAND) return typeof label === 'string' && label !== '' ? label : desk.brand;
  return `${kinds[kindOf(use)]}${typeof unit === 'string' ? ` (${unit})` : ''}`;
}
