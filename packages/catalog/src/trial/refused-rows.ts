// Rows that become no product, one by one, so that a person can see which they are.

import { compileCell } from '../mapping/cell-text.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFault } from '../rejection.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { detached } from '../text/detached.ts';
import { shortCell } from './troubles.ts';

export interface RefusedRow {
  readonly line: number;
  /** The number of the record in the file, from 1, if the line alone does not find it. */
  readonly ordinal?: number;
  /** The product field that is at fault, if there is one. */
  readonly field: string | null;
  readonly sku: string | null;
  readonly title: string | null;
}

export type RowPlace = Pick<SourceRecord<unknown>, 'line' | 'ordinal'>;

const MOST = 500;

export class RefusedRows<F> {
  readonly #rows: RefusedRow[] = [];
  readonly #titleIn: (fields: F) => string;

  constructor({ fields }: Mapping, bind: RecordReader<F>['bind']) {
    const columns = fields.title === undefined ? ['title'] : fields.title.from.flatMap(columnOf);
    const cells = columns.flatMap((column) => bind(column) ?? []).map((bound) => compileCell(bound, []));
    this.#titleIn = (row) => cells.map((cell) => cell(row)).find((text) => text !== '') ?? '';
  }

  /** `row`: null if it could not be read. */
  add({ sku, field }: Pick<RowFault, 'sku' | 'field'>, { line, ordinal }: RowPlace, row: F | null): void {
    if (this.#rows.length >= MOST) return;
    const title = row === null ? '' : this.#titleIn(row);
    this.#rows.push({
      line,
      ...(ordinal !== undefined && { ordinal }),
      field,
      sku: sku && detached(sku),
      title: title === '' ? null : detached(shortCell(title)),
    });
  }

  report(): readonly RefusedRow[] {
    return this.#rows;
  }
}

/** A title that is put together is not read here. */
const columnOf = (source: NonNullable<Mapping['fields']['title']>['from'][number]): string[] =>
  source.kind === 'column' ? [source.column] : [];
