// Finds how the lines of NDJSON name the line of their product, as bulk exports of interfaces do: `"__parentId": "Product/7"`.

import { findReference, type Reference } from '../families/find-reference.ts';
import { rawText } from '../mapping/cell-text.ts';
import { isFields, type JsonFields } from './json-fields.ts';

/** `sample`: the beginning of the text; its last line may be cut off. */
export function referenceInLines(sample: string): Reference | null {
  const records = sample.split('\n').slice(0, -1).map(fieldsOf);
  const columns = new Set(records.flatMap((record) => Object.keys(record)));
  return findReference([...columns], (column) => records.map((record) => rawText(record[column]).trim()));
}

function fieldsOf(line: string): JsonFields {
  try {
    const value: unknown = JSON.parse(line);
    return isFields(value) ? value : {};
  } catch {
    // The reader of the file says what is wrong with it.
    return {};
  }
}
