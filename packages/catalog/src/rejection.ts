// A row that did not become a product, in words that a merchandiser can act on.

export interface Rejection {
  readonly file: string;
  readonly line: number;
  /** Which record of the file it is, from 1, where the line alone does not find it. */
  readonly ordinal?: number;
  readonly sku: string | null;
  /** The product field that is at fault, where it is one. */
  readonly field: string | null;
  /** What is wrong and, behind a semicolon, how to mend it. */
  readonly reason: string;
}

/** A fault of one row, before it is known which file it comes from. Returned, never thrown. */
export class RowFault {
  readonly sku: string | null;
  readonly field: string | null;
  readonly reason: string;

  constructor(sku: string | null, field: string | null, reason: string) {
    this.sku = sku === '' ? null : sku;
    this.field = field;
    this.reason = reason;
  }
}

/** `shop.csv, line 17 (sku "A"): price is missing; …` */
export const describeRejection = (rejection: Rejection): string => {
  const { file, sku, reason } = rejection;
  return `${file}, ${placeOf(rejection)}${sku === null ? '' : ` (sku ${JSON.stringify(sku)})`}: ${reason}`;
};

/** `line 17`; of a feed that is one line, `line 1, record 17` */
export const placeOf = ({ line, ordinal }: Pick<Rejection, 'line' | 'ordinal'>): string =>
  `line ${line}${ordinal === undefined ? '' : `, record ${ordinal}`}`;
