// Google Merchant feeds as tables (TSV, or CSV with the same columns). Their records look like those of the XML form.

import type { CsvFields } from '../csv/read-csv.ts';
import { bindMember } from '../json/bind-member.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { googleName } from './google-columns.ts';
import { type FinishedRecord, type GoogleFields, GoogleRecord } from './google-record.ts';

export function readGoogleTable(csv: RecordReader<CsvFields>, now: number): RecordReader<GoogleFields> {
  const columns = googleColumns(csv.names([]));
  const known = new Set(columns);
  const isOpen = PAIRS.some((column) => known.has(column));
  const toRecord = ({ fields, ...record }: SourceRecord<CsvFields>): SourceRecord<GoogleFields> =>
    fields === null ? { ...record, fields } : { line: record.line, ...readRow(columns, fields, now) };
  return {
    // Details are columns too, and only the rows say which.
    columns: isOpen ? null : columns,
    bind(written) {
      const column = known.has(written) ? written : googleName(written);
      // Only the rows say which details there are. A place in a list (`additional_image_link.0`) is not a column of the
      // file.
      const [beginning = column] = column.split('.');
      if (!isOpen && !known.has(column) && !known.has(beginning)) return null;
      return bindMember(written.startsWith(DETAIL) ? written : column);
    },
    names: (fields) => Object.keys(fields),
    batches: (async function* () {
      for await (const batch of csv.batches) yield batch.map(toRecord);
    })(),
  };
}

const DETAIL = 'product_detail.';
/** Columns of which each pair of a name and a value is a detail; the second is Facebook's. */
const PAIRS: readonly string[] = ['product_detail', 'additional_variant_attribute'];
const LISTS: readonly string[] = ['additional_image_link', 'product_highlight', 'lifestyle_image_link'];

/** If two columns would get the same name, the first gets it. */
function googleColumns(written: readonly string[]): readonly string[] {
  const names = written.map(googleName);
  return names.map((name, index) => (names.indexOf(name) === index ? name : (written[index] ?? name)));
}

function readRow(columns: readonly string[], cells: CsvFields, now: number): FinishedRecord {
  const record = new GoogleRecord();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    if (PAIRS.includes(column)) {
      for (const detail of splitList(cell)) record.detail(...nameAndValue(detail));
    } else if (LISTS.includes(column)) {
      for (const value of splitList(cell)) record.add(column, value, true);
    } else {
      record.add(column, cell, true);
    }
  }
  return record.finish(now);
}

/** `General:Weight:3 kg`, `:Weight:3 kg` or `Weight:3 kg`; the value may have colons. */
function nameAndValue(detail: string): [string, string] {
  const [first = '', second = '', ...rest] = splitList(detail, ':');
  return rest.length === 0 ? [first, second] : [second, rest.join(':')];
}

/**
 * The values of one cell, as Google's specification writes them: separated by commas, and in quotes if they contain a
 * comma. They come out trimmed and without quotes. Blank ones are left out.
 */
function splitList(text: string, separator: ',' | ':' = ','): string[] {
  // Quotes that do not pair mean inches.
  if ((text.split('"').length - 1) % 2 === 1 || !text.includes('"')) return tidy(text.split(separator), separator);
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) {
      parts.push(part);
      part = '';
    } else if (character !== '"' || separator === ',') {
      // The quotes of a detail stay until its parts are separated.
      part += character;
    }
  }
  parts.push(part);
  return tidy(parts, separator);
}

const tidy = (parts: readonly string[], separator: ',' | ':'): string[] => {
  const plain = parts.map((part) => unquoted(part.trim()));
  return separator === ',' ? plain.filter((part) => part !== '') : plain;
};

/** Removes quotes around the whole text. `15" screen` keeps its quote. */
const unquoted = (text: string): string => (/^"[^"]*"$/.test(text) ? text.slice(1, -1).trim() : text);
