// A row that did not become a product, described so that a merchandiser can act on it.

import { type CodedReason, type Reason, reason, withoutText } from '@guidepost/fault/reason';
import { type Mend, mend } from '@guidepost/fault/remedy';
import { detached } from './text/detached.ts';

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
  /** What is wrong, for other languages. Absent in what was kept before there were codes. */
  readonly coded?: CodedReason;
  /** Another way to mend it, which begins with `or`. Absent if there is none. */
  readonly orElse?: Mend;
}

/** A fault of one row that does not know its file yet. It is returned, never thrown. */
export class RowFault {
  readonly sku: string | null;
  readonly field: string | null;
  /** What is wrong and, after a semicolon, how to mend it. */
  readonly why: Reason;
  readonly orElse: Mend | undefined;

  constructor(sku: string | null, field: string | null, why: Reason, orElse?: Mend) {
    this.sku = sku === '' ? null : sku;
    this.field = field;
    this.why = why;
    this.orElse = orElse;
  }
}

/** Of a record that its reader calls broken. */
export const brokenRow = (broken: Reason | undefined): RowFault =>
  new RowFault(null, null, broken ?? reason('unreadable', 'it cannot be read'));

/** Its values outlive the row that they are parts of. */
export function keptReason({ why }: RowFault): Required<Pick<Rejection, 'reason' | 'coded'>> {
  const { code, values } = withoutText(why);
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? detached(value) : value,
  ]);
  return { reason: why.text, coded: { code, values: Object.fromEntries(kept) } };
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
