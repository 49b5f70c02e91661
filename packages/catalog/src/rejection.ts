// A row that did not become a product, in words that a merchandiser can act on.

export interface Rejection {
  readonly file: string;
  readonly line: number;
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

/** `line 17: price is missing; …` */
export const describeRejection = ({ file, line, sku, reason }: Rejection): string =>
  `${file}, line ${line}${sku === null ? '' : ` (sku ${JSON.stringify(sku)})`}: ${reason}`;
