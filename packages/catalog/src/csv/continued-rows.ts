// Tables in which a product takes several rows: the first has its name and price, and those below it only further values of a few
// columns, such as a line for each attribute (`Attribute`, `Values`) or picture. They are one record. Pairs become columns of their
// names: `Product Attributes[Colour]`.

import { isNamed, plainName } from '../infer/column/column-names.ts';
import { pairColumn, partOfPair, splitPairColumn } from '../named-pairs.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

interface PairOfColumns {
  /** The name before the brackets. */
  readonly path: string;
  readonly name: number;
  readonly value: number;
}

export interface ContinuedColumns {
  readonly title: number;
  /** What rows below a product have. */
  readonly further: readonly number[];
  readonly pairs: readonly PairOfColumns[];
}

type Rows = readonly (readonly string[])[];

const FEWEST_BELOW = 2;
const FEWEST_SHARE = 0.05;
const MOST_FURTHER = 0.5;
/** A product with more rows below it is none. */
const MOST_BELOW = 1_000;

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

/** Null: the table is an ordinary one. `sample`: the cells of the first rows. */
export function findContinued(header: readonly string[], sample: Rows): ContinuedColumns | null {
  for (const [title, name] of header.entries()) {
    if (!isNamed('title', name) || isBlank(sample[0]?.[title])) continue;
    const below = sample.filter((cells) => isBlank(cells[title]) && cells.some((cell) => !isBlank(cell)));
    if (below.length < Math.max(FEWEST_BELOW, sample.length * FEWEST_SHARE)) continue;
    const further = header.flatMap((_, at) => (below.some((cells) => !isBlank(cells[at])) ? [at] : []));
    const isOwn = further.some((at) => OWN.some((role) => isNamed(role, header[at] ?? '')));
    // Merged cells begin at the left, and a row that begins with a cell of its own is a product that lacks its name.
    if (isOwn || further.includes(0) || further.length > header.length * MOST_FURTHER) continue;
    return { title, further, pairs: pairsAmong(header, further) };
  }
  return null;
}

/** What only products and variants have. */
const OWN = ['sku', 'price', 'sale_price', 'link'] as const;

function pairsAmong(header: readonly string[], further: readonly number[]): readonly PairOfColumns[] {
  const restOf = (at: number): string => plainName(header[at] ?? '').replace(/ ?\S+$/, '');
  return further.flatMap((name) => {
    const written = header[name] ?? '';
    if (partOfPair(written) !== 'name') return [];
    const value = further.find(
      (other) => partOfPair(header[other] ?? '') === 'value' && restOf(other) === restOf(name),
    );
    const path = written.replace(/[\s/_:.-]*[^\s/_:.-]+\s*$/, '') || 'Attribute';
    return value === undefined ? [] : [{ path, name, value }];
  });
}

/** The rows as records. `columns`: null for an ordinary table. */
export function withContinued(
  reader: RecordReader<CsvFields>,
  columns: ContinuedColumns | null,
): RecordReader<CsvFields> {
  if (columns === null) return reader;
  const { title, pairs } = columns;
  const header = reader.columns ?? [];
  const hidden = new Set(pairs.flatMap(({ name, value }) => [header[name], header[value]]));
  const pairsIn = new WeakMap<CsvFields, ReadonlyMap<string, string | readonly string[]>>();
  const join = ({ record, below }: Open): SourceRecord<CsvFields> => {
    const cells = joinRows(columns, record.fields ?? [], below);
    pairsIn.set(cells, readPairs(columns, [record.fields ?? [], ...below]));
    return { ...record, fields: cells };
  };
  return {
    ...reader,
    isOpen: pairs.length > 0 || reader.isOpen === true,
    bind(column) {
      const path = splitPairColumn(column)?.path;
      const isPair = pairs.some((one) => one.path === path);
      return isPair ? (cells) => pairsIn.get(cells)?.get(column) : reader.bind(column);
    },
    names: (cells) => [
      ...reader.names(cells).filter((column) => !hidden.has(column)),
      ...(pairsIn.get(cells)?.keys() ?? []),
    ],
    batches: (async function* () {
      let open: Open | null = null;
      for await (const batch of reader.batches) {
        const records: SourceRecord<CsvFields>[] = [];
        for (const record of batch) {
          const { fields } = record;
          const isBelow = fields !== null && isBlank(fields[title]) && isFurther(columns, fields);
          if (open !== null && isBelow && open.below.length < MOST_BELOW) {
            open.below.push(fields);
            records.push({ ...record, fields: null, leftOut: 'further values of the product above it' });
            continue;
          }
          if (open !== null) records.push(join(open));
          open = fields === null || isBelow ? null : { record, below: [] };
          if (open === null) records.push(record);
        }
        if (records.length > 0) yield records;
      }
      if (open !== null) yield [join(open)];
    })(),
  };
}

interface Open {
  readonly record: SourceRecord<CsvFields>;
  readonly below: CsvFields[];
}

const isFurther = ({ further }: ContinuedColumns, cells: CsvFields): boolean =>
  cells.every((cell, at) => isBlank(cell) || further.includes(at));

/** Several values are separated by `; `. A new array, as it is the key to what is known of the record. */
function joinRows({ further }: ContinuedColumns, first: CsvFields, below: readonly CsvFields[]): CsvFields {
  const cells = [...first];
  for (const at of further) {
    const values = [first, ...below].map((row) => (row[at] ?? '').trim()).filter((value) => value !== '');
    cells[at] = [...new Set(values)].join('; ');
  }
  return cells;
}

function readPairs(
  { pairs }: ContinuedColumns,
  rows: readonly CsvFields[],
): ReadonlyMap<string, string | readonly string[]> {
  const found = new Map<string, string | readonly string[]>();
  for (const row of rows)
    for (const { path, name, value } of pairs) {
      const [own, said] = [(row[name] ?? '').trim(), (row[value] ?? '').trim()];
      if (own === '' || said === '') continue;
      const column = pairColumn(path, own);
      const before = found.get(column);
      if (before === undefined) found.set(column, said);
      else if (![before].flat().includes(said)) found.set(column, [...[before].flat(), said]);
    }
  return found;
}
