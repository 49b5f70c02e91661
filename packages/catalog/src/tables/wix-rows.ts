// The rows of Wix's product CSV. Rows of variants have no name, and their price is what they add to that of the product above. What
// shoppers pay for a product is its price less its discount, which is a share or an amount.

import type { CsvFields } from '../csv/read-csv.ts';
import type { RecordReader } from '../source-record.ts';

/** Columns that the table gets, filled only where a product has a discount: what shoppers pay, and the price that is struck out. */
export const DISCOUNTED = 'price[discounted]';
export const STRUCK_OUT = 'price[struck out]';

export function wixRows(reader: RecordReader<CsvFields>): RecordReader<CsvFields> {
  const cellOf = (column: string) => {
    const at = reader.columns?.indexOf(column) ?? -1;
    return (cells: CsvFields): string => (cells[at] ?? '').trim();
  };
  const [type, price] = [cellOf('fieldType'), cellOf('price')];
  const [mode, discount] = [cellOf('discountMode'), cellOf('discountValue')];
  const discounted = (cells: CsvFields): string | undefined =>
    priceAfter(price(cells), mode(cells), discount(cells)) ?? undefined;
  const struckOut = (cells: CsvFields): string | undefined =>
    discounted(cells) === undefined ? undefined : price(cells);
  return {
    ...reader,
    isOpen: true,
    bind: (column) => (column === DISCOUNTED ? discounted : column === STRUCK_OUT ? struckOut : reader.bind(column)),
    names: (cells) =>
      discounted(cells) === undefined ? reader.names(cells) : [...reader.names(cells), DISCOUNTED, STRUCK_OUT],
    batches: (async function* () {
      for await (const batch of reader.batches) {
        yield batch.map((record) =>
          record.fields !== null && /^variant$/i.test(type(record.fields))
            ? { ...record, fields: null, leftOut: 'it is a variant of the product above it' }
            : record,
        );
      }
    })(),
  };
}

/** Null: there is no discount, or none that can be meant. */
function priceAfter(price: string, mode: string, discount: string): string | null {
  const [full, off] = [price, discount].map((text) => (text === '' ? Number.NaN : Number(text))) as [number, number];
  if (!(off > 0)) return null;
  const paid = /^percent$/i.test(mode) ? full * (1 - off / 100) : /^amount$/i.test(mode) ? full - off : Number.NaN;
  return paid > 0 ? paid.toFixed(2) : null;
}
