// Price lists that people write have headings between their rows: `Gaming laptops;;;;;`, and below it the laptops. A heading is not a
// product, and the rows below it have it as the column `Section`.

import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { CsvFields } from './read-csv.ts';

const SECTION = 'Section';
/** In narrower tables a row with one cell may be a row. */
const FEWEST_COLUMNS = 4;
/** The columns in which headings are. */
const MOST_INDENTED = 3;
const LONGEST = 120;

/** The same reader, if the beginning of the table has no such rows. `sample`: the beginning. */
export function withSections(
  reader: RecordReader<CsvFields>,
  sample: string,
  delimiter: string,
): RecordReader<CsvFields> {
  const header = reader.columns ?? [];
  const width = header.length;
  if (width < FEWEST_COLUMNS || header.includes(SECTION) || !hasHeadings(sample, delimiter)) return reader;
  return {
    ...reader,
    isOpen: true,
    bind: (column) => reader.bind(column) ?? (column === SECTION ? (cells) => cells[width] : null),
    names: (cells) => (cells.length > width ? [...header, SECTION] : header),
    batches: (async function* () {
      let section = '';
      /** It is a heading only if an ordinary row follows. */
      let waiting: SourceRecord<CsvFields> | null = null;
      for await (const batch of reader.batches) {
        const records: SourceRecord<CsvFields>[] = [];
        for (const record of batch) {
          const { fields } = record;
          const heading = fields === null ? null : headingIn(fields);
          if (heading !== null) {
            if (waiting !== null) records.push(asHeading(waiting));
            waiting = record;
            section = heading;
            continue;
          }
          if (waiting !== null) records.push(asHeading(waiting));
          waiting = null;
          records.push(
            section === '' || fields === null ? record : { ...record, fields: below(fields, section, width) },
          );
        }
        if (records.length > 0) yield records;
      }
      if (waiting !== null) yield [waiting];
    })(),
  };
}

/** Whether a heading is above the first row. If not, a row with a single cell is a product that lacks the rest. */
function hasHeadings(sample: string, delimiter: string): boolean {
  const isFilled = (line: string): boolean => line.replaceAll(delimiter, '').trim() !== '';
  const lines = sample.split(/\r?\n/);
  const header = lines.findIndex(isFilled);
  const first = header === -1 ? undefined : lines.slice(header + 1).find(isFilled);
  const cells = first?.split(delimiter).map((cell) => cell.replace(/^"|"$/g, '')) ?? [];
  return cells.length >= FEWEST_COLUMNS && headingIn(cells) !== null;
}

const asHeading = (record: SourceRecord<CsvFields>): SourceRecord<CsvFields> => ({
  ...record,
  fields: null,
  leftOut: 'a heading over the rows below it',
});

/** Rows may leave out cells at their end. */
function below(cells: CsvFields, section: string, width: number): CsvFields {
  const whole = cells.slice(0, width);
  while (whole.length < width) whole.push('');
  whole.push(section);
  return whole;
}

/** The only cell of a row, if it has words. A code alone is a product that lacks the rest. */
function headingIn(cells: CsvFields): string | null {
  let only = '';
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (cell === undefined || cell === '' || cell.trim() === '') continue;
    if (only !== '' || at >= MOST_INDENTED) return null;
    only = cell.trim();
  }
  return only.length <= LONGEST && /\p{L}{2}/u.test(only) && !/^\S*\d\S*$/.test(only) ? only : null;
}
