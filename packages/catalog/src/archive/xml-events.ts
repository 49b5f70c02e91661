// Reads the XML inside a workbook element by element while it streams. Prefixes of namespaces do not count.

import { SaxesParser } from 'saxes';
import { CatalogFileError } from '../catalog-file-error.ts';

export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** No part of a workbook is nested deeper. */
const DEEPEST = 64;

/** Bytes in which an element begins or ends. What is between is in memory. */
const MOST_WITHOUT_ELEMENT = 4 * 1_048_576;

/** Calls the handler and yields after each piece, so that what was found can be handed on. Throws `CatalogFileError`. */
export async function* xmlEvents(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  handler: XmlHandler,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  let since = 0;
  parser.on('error', (error) => {
    throw broken(file, error.message);
  });
  parser.on('doctype', () => {
    throw broken(file, 'it has a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    since = 0;
    if (++depth > DEEPEST) throw broken(file, `elements are nested deeper than ${DEEPEST} levels`);
    handler.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    since = 0;
    depth--;
    handler.close?.(localName(name));
  });
  if (handler.text !== undefined) parser.on('text', handler.text);
  if (handler.text !== undefined) parser.on('cdata', handler.text);
  const decoder = new TextDecoder('utf-8');
  for await (const piece of bytes) {
    since += piece.byteLength;
    if (since > MOST_WITHOUT_ELEMENT) throw broken(file, `an element longer than ${MOST_WITHOUT_ELEMENT} bytes`);
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

/** The same, for callers that only need the handler's own results. */
export async function readXmlPart(file: string, bytes: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _ of xmlEvents(file, bytes, handler));
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const broken = (file: string, reason: string): CatalogFileError =>
  new CatalogFileError({
    file,
    what: `the workbook is damaged (${reason.slice(0, 200)})`,
    mend: 'open it, and save it again as .xlsx or as CSV',
  });
