// What a draft is made from: the document, and the text of the file if there is one, because of its comments.

import type { AdvisorFileFault } from '@guidepost/advisor-file/read/advisor-file-fault';
import { readDocument } from '@guidepost/advisor-file/read/read-document';
import { type Cells, SOURCE } from './cells.ts';
import { cellsOf } from './cells-of.ts';
import { isObject, type Json } from './json.ts';

/** Whose draft it is. */
export interface DraftName {
  readonly client: string;
  readonly advisor: string;
}

export interface ReadFile {
  readonly cells: Cells;
  /** What the file names, if it is of another shop or advisor: the draft is not. */
  readonly named: DraftName | null;
}

/** A file may be incomplete or wrong. Faults are what keeps it from being a draft at all. */
export function readFile(
  { client, advisor }: DraftName,
  text: string,
  fileName: string,
): ReadFile | { readonly faults: readonly AdvisorFileFault[] } {
  const reading = readDocument(text, fileName);
  if ('faults' in reading) return reading;
  const document = asJson(reading.document);
  const taken = cellsOf(document);
  if ('fault' in taken || !isObject(document)) {
    const { pointer, ...said } = 'fault' in taken ? taken.fault : NO_MEMBERS;
    return { faults: [{ file: fileName, ...reading.locate(pointer), pointer, ...said }] };
  }
  const named = { client: String(document.client ?? client), advisor: String(document.advisor ?? advisor) };
  const isOwn = named.client === client && named.advisor === advisor;
  const cells = new Map([...taken.cells, ...nameCells({ client, advisor }), [SOURCE, text]]);
  return { cells, named: isOwn ? null : named };
}

const NO_MEMBERS = {
  pointer: '',
  message: 'There must be members here.',
  mend: 'An advisor file begins with lines such as `advisor: shoes` and `client: demo`.',
};

/** A new advisor without a question. */
export function emptyContent(
  { client, advisor }: DraftName,
  { name, language, catalog }: { readonly name: string; readonly language: string; readonly catalog: string },
): Cells {
  const taken = cellsOf({ advisor, client, name, language, catalog, questions: [] });
  if ('fault' in taken) throw new Error(taken.fault.message);
  return taken.cells;
}

/** The same content under another name, and of another shop's advisor if the name says so. */
export const renamed = (cells: Cells, name: DraftName): Cells => new Map([...cells, ...nameCells(name)]);

const nameCells = ({ client, advisor }: DraftName): [string, Json][] => [
  ['/advisor', advisor],
  ['/client', client],
];

/** What YAML has and JSON has not was made text before. */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));
