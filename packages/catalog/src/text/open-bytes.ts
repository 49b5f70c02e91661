// Opens a source and unpacks its bytes, with a look at the first of them.

import { HTML_AHEAD, isHtmlTable, mayBeHtml, readHtmlTable } from '../archive/html-table.ts';
import type { OtherTableCounts } from '../archive/other-tables.ts';
import { isZip, unpackArchive } from '../archive/unpack-archive.ts';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogSource } from '../catalog-source.ts';
import { gunzip, isGzip } from './gunzip.ts';

export interface OpenedBytes {
  /** The first 1,024, or all there are. */
  readonly first: Uint8Array;
  /** All of them, read once. */
  readonly pieces: AsyncGenerator<Uint8Array>;
}

const AHEAD = 1_024;

/** `onBytes` is told how many stored bytes are read; `others`, of tables beside the one whose bytes come. */
export async function openBytes(
  source: CatalogSource,
  onBytes: (count: number) => void,
  others: OtherTableCounts,
): Promise<OpenedBytes> {
  const stored = await lookAhead(counted(source.open(), onBytes), 4);
  let opened = await lookAhead(isGzip(stored.first) ? gunzip(source.name, stored.pieces) : stored.pieces, AHEAD);
  // Some servers pack files that are already packed. Nobody packs a third time.
  if (isGzip(opened.first)) opened = await lookAhead(gunzip(source.name, opened.pieces), AHEAD);
  if (isZip(opened.first)) opened = await lookAhead(unpackArchive(source.name, opened.pieces, others), AHEAD);
  if (mayBeHtml(opened.first)) {
    const page = await lookAhead(opened.pieces, HTML_AHEAD);
    const isTable = isHtmlTable(page.first);
    const pieces = isTable ? readHtmlTable(source.name, page.first, page.pieces, others) : page.pieces;
    opened = await lookAhead(pieces, AHEAD);
  }
  refuseArchives(source.name, opened.first);
  return opened;
}

async function* counted(bytes: AsyncIterable<Uint8Array>, onBytes: (count: number) => void) {
  for await (const piece of bytes) {
    onBytes(piece.byteLength);
    yield piece;
  }
}

/**
 * The first bytes, at least `wanted` unless there are fewer, and then all bytes from the beginning. An error comes where
 * it occurs.
 */
async function lookAhead(bytes: AsyncGenerator<Uint8Array>, wanted: number): Promise<OpenedBytes> {
  const seen: Uint8Array[] = [];
  let length = 0;
  let fault: unknown = null;
  try {
    while (length < wanted) {
      const next = await bytes.next();
      if (next.done) break;
      seen.push(next.value);
      length += next.value.byteLength;
    }
  } catch (error) {
    if (seen.length === 0) throw error;
    fault = error;
  }
  const pieces = (async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* seen;
      if (fault !== null) throw fault;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  })();
  return { first: Buffer.concat(seen).subarray(0, wanted), pieces };
}

function refuseArchives(file: string, first: Uint8Array): void {
  const [a, b, c, d] = first;
  const packed = (what: string, mend: string): never => {
    throw new CatalogFileError({ file, what, mend });
  };
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) {
    packed('this is a spreadsheet of the old kind (.xls)', 'open it and save it as .xlsx or as CSV in UTF-8');
  }
  if (a === 0x25 && b === 0x50 && c === 0x44 && d === 0x46) {
    packed('this is a PDF document', 'export the products as CSV, JSON or a feed');
  }
  if (Buffer.from(first.subarray(257, 262)).toString('latin1') === 'ustar') {
    packed('this is an archive of several files (tar)', 'unpack it and import the file with the products');
  }
  if (
    (a === 0x28 && b === 0xb5 && c === 0x2f) ||
    (a === 0x42 && b === 0x5a && c === 0x68) ||
    (a === 0xfd && b === 0x37 && c === 0x7a)
  ) {
    packed('this is packed in a way that cannot be read', 'unpack it, or pack it with gzip or zip');
  }
}
