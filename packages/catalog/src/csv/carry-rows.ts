// Finds, anywhere in a file, where rows of further variants stand below their products, and gives these rows what the product above
// has. The beginning of a file mostly shows it. If not, a row that may be one is held back with some that follow it, until
// they can be judged together. How the file comes in pieces makes no difference.

import { isNamed } from '../infer/column/column-names.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { isBlank } from './blank-cell.ts';
import { type CarriedColumns, carryingRecords, findCarried } from './carried-rows.ts';
import type { CsvFields } from './read-csv.ts';

type CsvRecord = SourceRecord<CsvFields>;

const SPACE = 32;
/** Rows that are judged together. */
const WINDOW = 20;

/** `columns`: as the beginning of the file shows them. Null: it does not show any. */
export function withCarried(reader: RecordReader<CsvFields>, columns: CarriedColumns | null): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const titles = header.flatMap((name, at) => (isNamed('title', name) ? [at] : []));
  if (columns === null && titles.length === 0) return reader;
  return { ...reader, batches: carried(reader, new Carrier(header, titles, columns)) };
}

async function* carried(reader: RecordReader<CsvFields>, carrier: Carrier): AsyncGenerator<readonly CsvRecord[]> {
  for await (const batch of reader.batches) {
    const records = carrier.take(batch);
    if (records.length > 0) yield records;
  }
  const rest = carrier.end();
  if (rest.length > 0) yield rest;
}

class Carrier {
  readonly #header: readonly string[];
  readonly #titles: readonly number[];
  #carry: ((record: CsvRecord) => CsvRecord) | null;
  /** The last row with a title. */
  #above: CsvFields | null = null;
  #held: CsvRecord[] = [];

  constructor(header: readonly string[], titles: readonly number[], columns: CarriedColumns | null) {
    this.#header = header;
    this.#titles = titles;
    this.#carry = columns === null ? null : carryingRecords(columns);
  }

  take(batch: readonly CsvRecord[]): readonly CsvRecord[] {
    if (this.#carry !== null) return batch.map(this.#carry);
    if (this.#held.length === 0 && !batch.some(({ fields }) => fields !== null && this.#mayBeBelow(fields))) {
      this.#remember(batch);
      return batch;
    }
    return batch.flatMap((record) => this.#takeOne(record));
  }

  end(): readonly CsvRecord[] {
    const rest: CsvRecord[] = [];
    while (this.#held.length > 0) rest.push(...this.#judge());
    return rest;
  }

  #takeOne(record: CsvRecord): readonly CsvRecord[] {
    if (this.#carry !== null) return [this.#carry(record)];
    const { fields } = record;
    if (this.#held.length === 0 && (fields === null || !this.#mayBeBelow(fields))) {
      this.#remember([record]);
      return [record];
    }
    this.#held.push(record);
    return this.#held.length < WINDOW ? [] : this.#judge();
  }

  /** The rows that were held back, with what is above them if they are below a product; else those that are certainly not. */
  #judge(): readonly CsvRecord[] {
    const held = this.#held;
    const [above, rows] = [this.#above, held.flatMap(({ fields }) => (fields === null ? [] : [fields]))];
    const found = above === null ? null : findCarried(this.#header, [above, ...rows]);
    if (above === null || found === null) {
      const next = held.findIndex(({ fields }, at) => at > 0 && fields !== null && this.#mayBeBelow(fields));
      const done = next === -1 ? held : held.slice(0, next);
      this.#held = held.slice(done.length);
      this.#remember(done);
      return done;
    }
    this.#held = [];
    this.#carry = carryingRecords(found);
    this.#carry({ line: 0, fields: above });
    return held.map(this.#carry);
  }

  #remember(records: readonly CsvRecord[]): void {
    const last = records.findLast(({ fields }) => fields !== null && !this.#mayBeBelow(fields));
    if (last !== undefined) this.#above = last.fields;
  }

  /** It begins blank and has no title, but it has something. */
  #mayBeBelow(cells: CsvFields): boolean {
    const first = cells[0] ?? '';
    // Nearly every row ends here, so it is no call.
    if (first.charCodeAt(0) > SPACE || !isBlank(first)) return false;
    return this.#titles.some((at) => isBlank(cells[at])) && cells.some((cell) => !isBlank(cell));
  }
}
