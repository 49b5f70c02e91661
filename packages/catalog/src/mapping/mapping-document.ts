// A mapping file as plain data with the members of the file, for programs that edit it; and back into the file's text, whose comments stay.

import { parseText } from '@guidepost/placed-text/parse-text';
import { type Document, isMap, LineCounter } from 'yaml';
import type { Mapping } from './mapping.ts';
import { mendComments } from './mend-comments.ts';
import { namedColumns } from './named-columns.ts';
import { readMapping } from './read-mapping.ts';
import { writeMapping } from './write-mapping.ts';

export type MappingDocument = Readonly<Record<string, unknown>>;

/** Of a text that `readMapping` reads. */
export function dataOfMapping(text: string): MappingDocument {
  const plain: unknown = parseText(text, new LineCounter()).toJS();
  return isObject(plain) ? plain : {};
}

/** The text that says what `document` says, with the comments of `text` where they still belong. Throws `MappingFileError`. */
export function writeMappingData(name: string, text: string, document: MappingDocument): string {
  const wanted = readMapping(name, JSON.stringify(document));
  if (JSON.stringify(dataOfMapping(text)) === JSON.stringify(document)) return text;
  const meant = writeMapping(wanted);
  const edited = edit(text, document);
  const written = edited !== null && saysTheSame(name, edited, meant) ? edited : meant;
  const mended = mendComments(written, document, droppedColumns(name, text, wanted));
  return saysTheSame(name, mended, meant) ? mended : written;
}

/** Columns that the file names and the mapping does not any more. */
function droppedColumns(name: string, text: string, wanted: Mapping): string[] {
  const still = new Set(namedColumns(wanted));
  try {
    return [...new Set(namedColumns(readMapping(name, text)))].filter((column) => !still.has(column));
  } catch {
    return [];
  }
}

function saysTheSame(name: string, edited: string, meant: string): boolean {
  try {
    return writeMapping(readMapping(name, edited)) === meant;
  } catch {
    return false;
  }
}

function edit(text: string, document: MappingDocument): string | null {
  const parsed: Document = parseText(text, new LineCounter());
  if (!isMap(parsed.contents)) return null;
  const before = dataOfMapping(text);
  const [{ attributes: was, ...restWas }, { attributes: is, ...rest }] = [before, document];
  change(parsed, [], restWas, rest);
  if (isObject(was) && isObject(is) && Object.keys(is).length > 0) change(parsed, ['attributes'], was, is);
  else change(parsed, [], was === undefined ? {} : { attributes: was }, is === undefined ? {} : { attributes: is });
  return parsed.toString({ lineWidth: 0 });
}

function change(
  parsed: Document,
  path: readonly string[],
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(before)) if (!(name in now)) parsed.deleteIn([...path, name]);
  for (const [name, value] of Object.entries(now)) {
    if (name in before && JSON.stringify(before[name]) === JSON.stringify(value)) continue;
    parsed.setIn([...path, name], parsed.createNode(value, { flow: path.length > 0 || name !== 'attributes' }));
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
