// NDJSON as records: one JSON object on each line. Blank lines are skipped. The bulk format of search engines has a line before each
// object that says what to do with it, `{ "index": { "_id": "A1" } }`; its id is that of the object.

import { importWith, mend } from '@guidepost/fault/remedy';
import { CatalogFileError, withPlace } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { bindMember, memberNames } from './bind-member.ts';
import { isFields, type JsonFields } from './json-fields.ts';
import { parseElement } from './parse-element.ts';
import type { SoldEntries } from './sold-entries.ts';
import { spreadVariants } from './spread-variants.ts';

export function readNdjson(
  file: string,
  pieces: AsyncIterable<string>,
  limits: ReadingLimits,
  sold: SoldEntries | null = null,
): RecordReader<JsonFields> {
  let line = 1;
  let rest = '';
  /** What the line before says of the next object. */
  let id = '';
  const parse = (text: string, records: SourceRecord<JsonFields>[]): void => {
    if (text.length > limits.recordLength) throw tooLong(file, line, limits);
    if (text.trim() === '') return;
    const record = parseElement(file, { text, line, column: 1 }, limits);
    const next = record.fields && idInAction(record.fields);
    if (next === null) records.push(...spreadVariants(withId(record, id), sold));
    id = next ?? '';
  };
  return {
    columns: null,
    bind: bindMember,
    names: memberNames,
    batches: (async function* () {
      for await (const piece of withPlace(pieces, () => ({ line, column: rest.length + 1 }))) {
        const records: SourceRecord<JsonFields>[] = [];
        let start = 0;
        for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
          parse(rest + piece.slice(start, end), records);
          rest = '';
          line++;
          start = end + 1;
        }
        rest += piece.slice(start);
        if (rest.length > limits.recordLength) throw tooLong(file, line, limits);
        if (records.length > 0) yield records;
      }
      const last: SourceRecord<JsonFields>[] = [];
      try {
        parse(rest, last);
      } catch (error) {
        throw line > 1 && error instanceof CatalogFileError && error.column !== null ? cutOff(file, line) : error;
      }
      if (last.length > 0) yield last;
    })(),
  };
}

const ACTIONS: ReadonlySet<string> = new Set(['index', 'create', 'update']);

/** The id that an action names; empty if it names none. Null: it is no action. */
function idInAction(fields: JsonFields): string | null {
  const [[action, about] = ['', null], ...others] = Object.entries(fields);
  if (others.length > 0 || !ACTIONS.has(action) || !isFields(about)) return null;
  return Object.keys(about).every((name) => /^_|^routing$/.test(name)) ? String(about._id ?? '') : null;
}

const withId = (record: SourceRecord<JsonFields>, id: string): SourceRecord<JsonFields> =>
  id === '' || record.fields === null ? record : { ...record, fields: { _id: id, ...record.fields } };

const cutOff = (file: string, line: number): CatalogFileError =>
  new CatalogFileError({
    file,
    line,
    what: 'the file was cut off: its last line has no line end and is not valid JSON',
    mend: 'export or transfer it again, or mend the line',
  });

const tooLong = (file: string, line: number, limits: ReadingLimits): CatalogFileError =>
  new CatalogFileError({
    file,
    line,
    what: `the line is longer than ${limits.recordLength} characters`,
    mend: mend`NDJSON has one object on each line; shorten it, or ${importWith('format', 'json')}`,
  });
