// How the numbers of a file are written. The numbers themselves say it: `2095,0` and `1.299,00` have a decimal comma,
// `34.9` and `1,299.00` have a decimal point, and `1,299` alone leaves it open.

import type { Decimal } from '../../mapping/mapping.ts';

export interface FileDecimal {
  /** For the mapping. Null: plain decimals, or no sign of anything else. `point` only if thousands are separated. */
  readonly setting: Decimal | null;
  /** The decimal point is certain, so a comma is not a decimal one. */
  readonly isPoint: boolean;
}

export interface NotationEvidence {
  point: number;
  comma: number;
}

/** `34.9`, `1,299.00`, `5,999,900`, `1,09,390` */
const POINT = [
  /^[-+]?\d+\.(?:\d{1,2}|\d{4,})$/,
  /^[-+]?\d{1,3}(?:,\d{3})+\.\d+$/,
  /^[-+]?\d{1,3}(?:,\d{3}){2,}$/,
  /^[-+]?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/,
];
/** `2095,0`, `1.299,00`, `5.999.900` */
const COMMA = [/^[-+]?\d+,\d{1,2}$/, /^[-+]?\d{1,3}(?:\.\d{3})+,\d+$/, /^[-+]?\d{1,3}(?:\.\d{3}){2,}$/];

/** Adds the evidence of one number, given as text without its unit. */
export function weighNotation(text: string, weight: number, evidence: NotationEvidence): void {
  if (POINT.some((form) => form.test(text))) evidence.point += weight;
  else if (COMMA.some((form) => form.test(text))) evidence.comma += weight;
}

/** Null: there is no sign of either. */
export const concludeNotation = ({ point, comma }: NotationEvidence): Decimal | null =>
  comma > point * MARGIN ? 'comma' : point > 0 && point >= comma ? 'point' : null;

/** How many times more frequent commas must be. */
const MARGIN = 20;
