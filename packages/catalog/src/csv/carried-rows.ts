// Tables that say what variants have in common only once: the first row of a product has its name, and the rows below it, which are
// its further variants, leave it blank, as merged cells of a spreadsheet do. A row has what the product above it has. A
// product's row without a price, above variants with prices, is not for sale.

import { NOT_FOR_SALE } from '../families/inheriting.ts';
import { isNamed } from '../infer/column/column-names.ts';
import type { SourceRecord } from '../source-record.ts';
import { isBlank } from './blank-cell.ts';
import type { CsvFields } from './read-csv.ts';

export interface CarriedColumns {
  readonly title: number;
  /** What the rows of further variants leave blank. */
  readonly carried: readonly number[];
  /** The column of prices, if the first row of a product has none. */
  readonly price: number | null;
}

type Rows = readonly (readonly string[])[];

const FEWEST_BELOW = 2;
/** Of the rows, to be no slip. */
const FEWEST_SHARE = 0.25;
const MOST_SHARE = 0.97;
const NEARLY_ALL = 0.9;
const MOST = 0.8;

/** Null: the table is an ordinary one. `sample`: the cells of the first rows. */
export function findCarried(header: readonly string[], sample: Rows): CarriedColumns | null {
  for (const [title, name] of header.entries()) {
    if (!isNamed('title', name)) continue;
    const below = sample.filter((cells) => isBlank(cells[title]) && cells.some((cell) => !isBlank(cell)));
    const above = sample.filter((cells) => !isBlank(cells[title]));
    const isCommon = below.length >= Math.max(FEWEST_BELOW, sample.length * FEWEST_SHARE);
    if (!isCommon || below.length > sample.length * MOST_SHARE || isBlank(sample[0]?.[title])) continue;
    const found = columnsOf(header, title, above, below);
    if (found !== null) return found;
  }
  return null;
}

function columnsOf(header: readonly string[], title: number, above: Rows, below: Rows): CarriedColumns | null {
  const share = (rows: Rows, at: number): number => rows.filter((cells) => !isBlank(cells[at])).length / rows.length;
  const has = (role: 'price' | 'sku'): number =>
    header.findIndex((name, at) => isNamed(role, name) && share(below, at) >= MOST);
  const [price, sku] = [has('price'), has('sku')];
  // Rows with further pictures have neither.
  if (price === -1 || (sku === -1 && !haveOptions(header, title, below, price))) return null;
  const carried = header.flatMap((name, at) =>
    share(below, at) <= 1 - NEARLY_ALL && share(above, at) >= 0.5 && !PER_VARIANT.some((role) => isNamed(role, name))
      ? [at]
      : [],
  );
  // Merged cells begin at the left. A row that begins with a cell of its own is a product of its own, and what it lacks is missing.
  if (carried.length < FEWEST_CARRIED || !carried.includes(0)) return null;
  return { title, carried, price: share(above, price) === 0 ? price : null };
}

const FEWEST_CARRIED = 2;
const PER_VARIANT = ['price', 'sale_price', 'list_price', 'available'] as const;

/** Besides their prices, rows below say something that tells them apart. */
const haveOptions = (header: readonly string[], title: number, below: Rows, price: number): boolean =>
  header.some(
    (_, at) => at !== title && at !== price && below.filter((cells) => !isBlank(cells[at])).length === below.length,
  );

/** The same rows with what the product above them has. A product's row that is not for sale comes out as null. */
export function carrying({ title, carried, price }: CarriedColumns): (cells: CsvFields) => CsvFields | null {
  let above: CsvFields | null = null;
  return (cells) => {
    if (!isBlank(cells[title])) {
      above = cells;
      return price !== null && isBlank(cells[price]) ? null : cells;
    }
    if (above === null) return cells;
    const whole = [...cells];
    for (const at of carried) if (isBlank(whole[at])) whole[at] = above[at] ?? '';
    return whole;
  };
}

/** The records with what the product above them has. */
export function carryingRecords(columns: CarriedColumns): (record: SourceRecord<CsvFields>) => SourceRecord<CsvFields> {
  const carry = carrying(columns);
  return (record) => {
    if (record.fields === null) return record;
    const fields = carry(record.fields);
    return fields === null ? { ...record, ...NOT_FOR_SALE } : { ...record, fields };
  };
}
