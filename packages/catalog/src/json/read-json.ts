// JSON as records: the elements of an array, which may be inside an object, one at a time.

import { withPlace } from '../catalog-file-error.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import type { RecordReader, SourceRecord } from '../source-record.ts';
import type { StatedCurrency } from '../stated-currency.ts';
import { bindMember, memberNames } from './bind-member.ts';
import type { JsonFields } from './json-fields.ts';
import { NamedRows } from './named-rows.ts';
import { parseElement } from './parse-element.ts';
import type { SoldEntries } from './sold-entries.ts';
import { type JsonElement, JsonSplitter } from './split-json.ts';
import { spreadVariants } from './spread-variants.ts';

export interface JsonReader extends RecordReader<JsonFields> {
  /** Pointers to the lists of objects beside the products, of which nothing is read; as far as the document was read without a path. */
  beside(): readonly string[];
}

/**
 * `path`: a JSON pointer to the array; empty for the document itself. Null: the document, or the array of objects in it that
 * may be the products.
 */
export function readJson(
  file: string,
  pieces: AsyncIterable<string>,
  path: string | null,
  limits: ReadingLimits,
  stated: StatedCurrency | null = null,
  sold: SoldEntries | null = null,
): JsonReader {
  const splitter = new JsonSplitter(file, path, limits, stated);
  const rows = new NamedRows(file);
  let count = 0;
  let isOnOneLine = false;
  const parse = (elements: readonly JsonElement[]): SourceRecord<JsonFields>[] => {
    isOnOneLine ||= count < 2 && areOnOneLine(elements);
    return rows.name(elements).flatMap((element) => {
      const ordinal = ++count;
      const record = parseElement(file, element, { ...limits, depth: null });
      return spreadVariants(isOnOneLine ? { ...record, ordinal } : record, sold);
    });
  };
  return {
    columns: null,
    bind: bindMember,
    names: memberNames,
    beside: () => splitter.lists.slice(1).map((list) => list.path),
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

/** Programs write a document on one line, on which a line says nothing of its records. */
const areOnOneLine = ([first, second]: readonly JsonElement[]): boolean =>
  first !== undefined && second !== undefined && first.line === second.line;
