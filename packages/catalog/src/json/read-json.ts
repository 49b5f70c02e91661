// JSON as records: a JSON array, or an array inside an object, one element at a time.

import { withPlace } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import { bindMember, memberNames } from './bind-member.ts';
import { type JsonFields, parseElement } from './parse-element.ts';
import { type JsonElement, JsonSplitter } from './split-json.ts';

/** `path`: a JSON pointer to the array, empty for the document itself. */
export function readJson(
  file: string,
  pieces: AsyncIterable<string>,
  path: string,
  limits: ReadingLimits,
): RecordReader<JsonFields> {
  const splitter = new JsonSplitter(file, path, limits);
  const parse = (elements: readonly JsonElement[]): SourceRecord<JsonFields>[] =>
    elements.map((element) => parseElement(file, element));
  return {
    columns: null,
    bind: bindMember,
    names: memberNames,
    batches: (async function* () {
      for await (const piece of withPlace(pieces, () => splitter.place())) {
        const elements = splitter.push(piece);
        if (elements.length > 0) yield parse(elements);
      }
      const elements = splitter.end();
      if (elements.length > 0) yield parse(elements);
    })(),
  };
}
