// A row that did not become a product, described so that a merchandiser can act on it.

import { type Mend, mend } from '@guidepost/fault/remedy';

export interface Rejection {
  readonly file: string;
  readonly line: number;
  /** The number of the record in the file, from 1, if the line alone does not find it. */
  readonly ordinal?: number;
  readonly sku: string | null;
  /** The product field that is at fault, if there is one. */
  readonly field: string | null;
  /** What is wrong and, after a semicolon, how to mend it. */
  readonly reason: string;
  /** Another way to mend it, which begins with `or`. Absent if there is none. */
  readonly orElse?: Mend;
}

/** A fault of one row that does not know its file yet. It is returned, never thrown. */
export class RowFault {
  readonly sku: string | null;
  readonly field: string | null;
  readonly reason: string;
  readonly orElse: Mend | undefined;

  constructor(sku: string | null, field: string | null, reason: string, orElse?: Mend) {
    this.sku = sku === '' ? null : sku;
    this.field = field;
    this.reason = reason;
    this.orElse = orElse;
  }
}

/** What is wrong with the row, and every way to mend it. */
export const sayReason = ({ reason, orElse }: Pick<Rejection, 'reason' | 'orElse'>): Mend =>
  orElse === undefined ? [reason] : mend`${reason}, ${orElse}`;

/** `shop.csv, line 17 (sku "A"): price is missing; …` */
export const sayRejection = (rejection: Rejection): Mend => {
  const { file, sku } = rejection;
  return mend`${file}, ${placeOf(rejection)}${sku === null ? '' : ` (sku ${JSON.stringify(sku)})`}: ${sayReason(rejection)}`;
};

/** `line 17`, or `line 1, record 17` in a feed that is one line */
export const placeOf = ({ line, ordinal }: Pick<Rejection, 'line' | 'ordinal'>): string =>
  `line ${line}${ordinal === undefined ? '' : `, record ${ordinal}`}`;
