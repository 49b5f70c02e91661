// Files in which a product and its variants are records of one kind, and a variant names its product: `parent_sku`, `Vaterartikel`,
// `__parentId`. The product is not for sale. It may stand anywhere near its variants, so records are held back for a while.

import { rawText } from '../mapping/cell-text.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { Reference } from './find-reference.ts';
import { inheriting, NOT_FOR_SALE } from './inheriting.ts';

/** A product and its variants are at most so many records apart. */
const HELD_BACK = 5_000;
const MOST_PRODUCTS = 20_000;
const MOST_REFERRED = 200_000;

interface Held<F> {
  readonly record: SourceRecord<F>;
  /** The name of the product that it is a variant of. Empty: of none. */
  readonly product: string;
  readonly key: string;
}

export function withReferredProducts<F extends object>(
  reader: RecordReader<F>,
  reference: Reference | null,
): RecordReader<F> {
  const [parentOf, keyOf] = [reference?.parent, reference?.key].map((column) =>
    column === undefined ? null : reader.bind(column),
  );
  if (reference === null || !parentOf || !keyOf) return reader;
  const pricesOf = reference.prices.map((column) => reader.bind(column)).filter((read) => read !== null);
  const isSet = (fields: F): boolean => pricesOf.some((read) => rawText(read(fields)).trim() !== '');
  const productOf = new WeakMap<F, F>();
  const products = new Map<string, F>();
  const referred = new Set<string>();
  const hold = (record: SourceRecord<F>): Held<F> => {
    const { fields } = record;
    if (fields === null) return { record, product: '', key: '' };
    const [product, key] = [rawText(parentOf(fields)).trim(), rawText(keyOf(fields)).trim()];
    if (product !== '' && product !== key) {
      keep(referred, MOST_REFERRED);
      referred.add(product);
      return { record, product, key };
    }
    keep(products, MOST_PRODUCTS);
    products.set(key, fields);
    return { record, product: '', key };
  };
  const settle = ({ record, product, key }: Held<F>): SourceRecord<F> => {
    const { fields } = record;
    if (fields === null) return record;
    if (product === '')
      return key !== '' && referred.has(key) && !isSet(fields) ? { ...record, ...NOT_FOR_SALE } : record;
    const above = products.get(product);
    if (above !== undefined) productOf.set(fields, above);
    return record;
  };
  return {
    ...reader,
    ...inheriting(reader, productOf, new Set([reference.parent, reference.key])),
    batches: (async function* () {
      let held: Held<F>[] = [];
      for await (const batch of reader.batches) {
        for (const record of batch) held.push(hold(record));
        if (held.length < HELD_BACK * 2) continue;
        yield held.slice(0, -HELD_BACK).map(settle);
        held = held.slice(-HELD_BACK);
      }
      if (held.length > 0) yield held.map(settle);
    })(),
  };
}

/** Makes room for one more, in place of the oldest. */
function keep(known: Map<string, unknown> | Set<string>, most: number): void {
  if (known.size < most) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}
