// Tables of Magento in which nothing names the product of a variant: a row says that it is configurable or simple, and the sku of a
// variant begins with that of its product, `1480-304-36` with `1480-304`. The product is not for sale and may stand below its variants.

import { isNamed } from '../infer/column/column-names.ts';
import { rawText } from '../mapping/cell-text.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { inheriting, NOT_FOR_SALE } from './inheriting.ts';
import { CONFIGURABLE, SIMPLE } from './product-types.ts';

interface PrefixedSkus {
  /** Says of a row whether it is configurable or simple. */
  readonly type: string;
  readonly sku: string;
  /** Says where the shop shows a row. Null: nothing does. */
  readonly visibility: string | null;
  /** A column that no row has: the sku of the product that a row belongs to. */
  readonly parent: string;
}

const FEWEST = 2;
const NOT_VISIBLE = 'not visible individually';
/** A product and its variants are at most so many records apart. */
const HELD_BACK = 5_000;
const MOST_PRODUCTS = 20_000;

const ONLY_WITH_ANOTHER = { fields: null, leftOut: 'the shop shows it only with another product' } as const;

/** `valuesOf`: the values of a column in the first rows. Null: it is another kind of table. */
export function findPrefixedSkus(
  columns: readonly string[],
  valuesOf: (column: string) => readonly string[],
): PrefixedSkus | null {
  for (const type of columns) {
    const types = valuesOf(type).map((word) => word.toLowerCase());
    if (types.filter((word) => SIMPLE.has(word)).length < FEWEST || !types.some((word) => CONFIGURABLE.has(word)))
      continue;
    for (const sku of columns.filter((column) => isNamed('sku', column))) {
      const skus = valuesOf(sku);
      const products = new Set(skus.filter((own, row) => own !== '' && CONFIGURABLE.has(types[row] ?? '')));
      const found = skus.filter((own, row) => SIMPLE.has(types[row] ?? '') && beginningIn(own, products) !== null);
      if (found.length < FEWEST) continue;
      const isVisibility = (column: string): boolean =>
        valuesOf(column).some((cell) => cell.toLowerCase() === NOT_VISIBLE);
      const parent = ['parent_sku', 'parent_sku_2'].find((name) => !columns.includes(name)) ?? 'parent_sku_3';
      return { type, sku, visibility: columns.find(isVisibility) ?? null, parent };
    }
  }
  return null;
}

/** The longest beginning of a sku, before a separator, that is one of `known`. */
function beginningIn(sku: string, known: { has(sku: string): boolean }): string | null {
  for (let end = sku.length - 1; end > 0; end--) {
    if (/[-_/. ]/.test(sku[end] ?? '') && known.has(sku.slice(0, end))) return sku.slice(0, end);
  }
  return null;
}

/** The same reader if it lacks the columns. */
export function withPrefixedVariants<F extends object>(reader: RecordReader<F>, found: PrefixedSkus): RecordReader<F> {
  const [typeOf, skuOf] = [reader.bind(found.type), reader.bind(found.sku)];
  const visibilityOf = found.visibility === null ? null : reader.bind(found.visibility);
  if (typeOf === null || skuOf === null) return reader;
  const textOf = (bound: (fields: F) => unknown, fields: F): string => rawText(bound(fields)).trim();

  const productOf = new WeakMap<F, F>();
  const products = new Map<string, F>();
  const sold = new Set<string>();
  /** Remembers products, so that a row finds the one that it belongs to. */
  const hold = (record: SourceRecord<F>): SourceRecord<F> => {
    const { fields } = record;
    if (fields !== null && CONFIGURABLE.has(textOf(typeOf, fields).toLowerCase())) {
      const [oldest] = products.size < MOST_PRODUCTS ? [] : products.keys();
      if (oldest !== undefined) products.delete(oldest);
      products.set(textOf(skuOf, fields), fields);
    }
    return record;
  };
  const settle = (record: SourceRecord<F>): SourceRecord<F> => {
    const { fields } = record;
    if (fields === null) return record;
    const type = textOf(typeOf, fields).toLowerCase();
    const sku = textOf(skuOf, fields);
    if (CONFIGURABLE.has(type)) return sold.has(sku) ? { ...record, ...NOT_FOR_SALE } : record;
    if (!SIMPLE.has(type)) return record;
    const above = products.get(beginningIn(sku, products) ?? '');
    if (above !== undefined) {
      productOf.set(fields, above);
      return record;
    }
    const isHidden = visibilityOf !== null && textOf(visibilityOf, fields).toLowerCase() === NOT_VISIBLE;
    return isHidden ? { ...record, ...ONLY_WITH_ANOTHER } : record;
  };
  /** Which products have variants is known before any of these is settled. */
  const settleAll = (held: readonly SourceRecord<F>[], all: readonly SourceRecord<F>[]): SourceRecord<F>[] => {
    for (const { fields } of all) {
      if (fields === null || !SIMPLE.has(textOf(typeOf, fields).toLowerCase())) continue;
      const parent = beginningIn(textOf(skuOf, fields), products);
      if (parent !== null) sold.add(parent);
    }
    return held.map(settle);
  };
  const own = inheriting(withBlankDashes(reader), productOf, new Set([found.type, found.sku]));
  return {
    ...reader,
    isOpen: true,
    bind(column) {
      if (column !== found.parent) return own.bind(column);
      return (fields) => textOf(skuOf, productOf.get(fields) ?? fields);
    },
    names: (fields) => [...own.names(fields), found.parent],
    batches: (async function* () {
      let held: SourceRecord<F>[] = [];
      for await (const batch of reader.batches) {
        for (const record of batch) held.push(hold(record));
        if (held.length < HELD_BACK * 2) continue;
        yield settleAll(held.slice(0, -HELD_BACK), held);
        held = held.slice(-HELD_BACK);
      }
      if (held.length > 0) yield settleAll(held, held);
    })(),
  };
}

/** The grid of Magento writes ` -` where a row has nothing. */
const withBlankDashes = <F>(reader: RecordReader<F>): RecordReader<F> => ({
  ...reader,
  bind(column) {
    const bound = reader.bind(column);
    if (bound === null) return null;
    return (fields) => {
      const value = bound(fields);
      return typeof value === 'string' && value.trim() === '-' ? '' : value;
    };
  },
});
