// How the numbers of a file are written, from the numbers themselves: `2095,0` and `1.299,00` have a decimal comma, `34.9` and
// `1,299.00` a decimal point, and `1,299` alone says neither.

import type { Decimal } from '../../mapping/mapping.ts';

export interface FileDecimal {
  /** For the mapping. Null: plain decimals, or nothing says otherwise. `point` only where thousands are set apart. */
  readonly setting: Decimal | null;
  /** A decimal point is certain, so that a comma is none. */
  readonly isPoint: boolean;
}

export interface NotationEvidence {
  point: number;
  comma: number;
}

/** Adds what one number, as text without unit, says. */
export function weighNotation(text: string, weight: number, evidence: NotationEvidence): void {
  if (/^[-+]?\d+\.(?:\d{1,2}|\d{4,})$/.test(text) || /^[-+]?\d{1,3}(?:,\d{3})+\.\d+$/.test(text))
    evidence.point += weight;
  else if (/^[-+]?\d+,\d{1,2}$/.test(text) || /^[-+]?\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) evidence.comma += weight;
}

/** Null: nothing says which. `margin`: how many times more of one there have to be; prices in several currencies mix them. */
export const concludeNotation = ({ point, comma }: NotationEvidence, margin = 20): Decimal | null =>
  comma > point * margin ? 'comma' : point > comma * margin ? 'point' : point > 0 && point >= comma ? 'point' : null;
