// Recognises numbers that are one end of a range: `rpm_min` and `rpm_max`, `height_from` and `height_to`.

import type { Attribute } from '@guidepost/engine/product';
import { foldText } from '../words/fold-text.ts';
import { nameWithoutUnit } from './concept.ts';

export interface RangeEnd {
  /** The name that both ends share. */
  readonly of: string;
  readonly isUpper: boolean;
}

/** Null: not an end of a range. */
export function rangeEnd({ name, type, unit }: Attribute): RangeEnd | null {
  const [, of, end] = ENDS.exec(foldText(nameWithoutUnit(name, unit))) ?? [];
  if (type !== 'number' || of === undefined || end === undefined) return null;
  return { of, isUpper: /to|bis|max/.test(end) };
}

const ENDS = /^(.+) (from|to|von|bis|min|max)$/;
