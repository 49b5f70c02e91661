// NDJSON as records: one JSON object on each line. Blank lines are skipped.

import { importWith, mend } from '@guidepost/fault/remedy';
import { CatalogFileError, withPlace } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { bindMember, memberNames } from './bind-member.ts';
import type { JsonFields } from './json-fields.ts';
import { parseElement } from './parse-element.ts';
import { spreadVariants } from './spread-variants.ts';

export function readNdjson(
  file: string,
  pieces: AsyncIterable<string>,
  limits: ReadingLimits,
): RecordReader<JsonFields> {
  let line = 1;
  let rest = '';
  const parse = (text: string, records: SourceRecord<JsonFields>[]): void => {
    if (text.length > limits.recordLength) throw tooLong(file, line, limits);
    if (text.trim() === '') return;
    records.push(...spreadVariants(parseElement(file, { text, line, column: 1 }, limits)));
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
