// A record of a variant has what the record of its product has, where it says nothing itself: the picture, the categories, the
// attributes that it does not differ in.

import type { RecordReader } from '../source-record.ts';

/** `own`: columns that a variant never has from its product. */
export const inheriting = <F extends object>(
  reader: RecordReader<F>,
  productOf: WeakMap<F, F>,
  own: ReadonlySet<string>,
): Pick<RecordReader<F>, 'bind' | 'names'> => ({
  bind(column) {
    const bound = reader.bind(column);
    if (bound === null || own.has(column)) return bound;
    return (fields) => {
      const value = bound(fields);
      const product = isBlank(value) ? productOf.get(fields) : undefined;
      return product === undefined ? value : bound(product);
    };
  },
  names(fields) {
    const product = productOf.get(fields);
    const names = reader.names(fields);
    return product === undefined ? names : [...new Set([...names, ...reader.names(product)])];
  },
});

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What becomes of the record of a product whose variants are for sale. */
export const NOT_FOR_SALE = { fields: null, leftOut: 'its variants are rows of their own' } as const;
