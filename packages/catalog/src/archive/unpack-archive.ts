// Unpacks a zip: a workbook as a table, or the one catalog file that somebody packed. A zip is read from its
// end, so its bytes are put into a temporary file first. Memory stays flat.

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { Archive } from './archive.ts';
import type { OtherTableCounts } from './other-tables.ts';
import { OPEN_DOCUMENT, readOpenDocument } from './read-open-document.ts';
import { readWorkbook } from './read-workbook.ts';

export const isZip = (first: Uint8Array): boolean =>
  first[0] === 0x50 && first[1] === 0x4b && (first[2] === 0x03 || first[2] === 0x05);

/** The bytes of the table or file. `others`: is told of further sheets of a workbook. Throws `CatalogFileError` if the zip has none, or several. */
export async function* unpackArchive(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  others: OtherTableCounts,
): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-'));
  try {
    const path = join(folder, 'archive');
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    const { openPromise } = await import('yauzl');
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
      throw damaged(file, error);
    });
    try {
      const archive = await archiveOf(file, zip, join(folder, 'texts'));
      if (archive.entries.has(WORKBOOK)) yield* readWorkbook(file, archive, others);
      else if (archive.entries.has(OPEN_DOCUMENT) && archive.entries.has('META-INF/manifest.xml'))
        yield* readOpenDocument(file, archive, others);
      else yield* archive.open(onlyFile(file, [...archive.entries.keys()]));
    } finally {
      zip.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const WORKBOOK = 'xl/workbook.xml';

/** Real archives of catalogs and workbooks have a few dozen. */
const MOST_ENTRIES = 10_000;

async function archiveOf(file: string, zip: ZipFile, scratch: string): Promise<Archive> {
  if (zip.entryCount > MOST_ENTRIES) throw damaged(file, new Error(`it has ${zip.entryCount} entries`));
  const entries = new Map<string, Entry & { readonly size: number }>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/'))
        entries.set(entry.fileName, Object.assign(entry, { size: entry.uncompressedSize }));
    }
  } catch (error) {
    throw damaged(file, error);
  }
  return {
    entries,
    scratch,
    open: (path) => {
      const entry = entries.get(path);
      if (entry === undefined) throw damaged(file, new Error(`it has no ${path}`));
      return unpackEntry(file, zip, entry);
    },
  };
}

/** As for gzip: even very repetitive catalogs pack only to a fiftieth. */
const MOST_RATIO = 250;
const HARMLESS = 100 * 1_048_576;

async function* unpackEntry(file: string, zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted()) {
    throw new CatalogFileError({ file, what: 'the archive is protected by a password', mend: 'save it without one' });
  }
  try {
    const unpacked = await zip.openReadStreamPromise(entry);
    let length = 0;
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      length += piece.byteLength;
      if (length > HARMLESS && length > entry.compressedSize * MOST_RATIO) throw bomb(file);
      yield piece;
    }
  } catch (error) {
    throw error instanceof CatalogFileError ? error : damaged(file, error);
  }
}

function onlyFile(file: string, paths: readonly string[]): string {
  const [first, ...others] = paths.filter((path) => !path.startsWith('__MACOSX/') && !/(?:^|\/)\.[^/]*$/.test(path));
  if (first !== undefined && others.length === 0) return first;
  const shown = [first, ...others].slice(0, 5).join(', ');
  throw new CatalogFileError({
    file,
    what:
      first === undefined
        ? 'the archive has no file'
        : `the archive has several files: ${shown}${others.length > 4 ? ', …' : ''}`,
    mend: 'unpack it and import the file with the products',
  });
}

function damaged(file: string, error: unknown): CatalogFileError {
  const reason = error instanceof Error ? error.message : String(error);
  const what = `the archive cannot be read (${reason.slice(0, 200)})`;
  return new CatalogFileError({ file, what, mend: 'transfer the file again, or save it anew' });
}

const bomb = (file: string): CatalogFileError =>
  new CatalogFileError({
    file,
    what: `the archive unpacks to more than ${MOST_RATIO} times its size`,
    mend: 'if it really is a catalog, unpack it before you import it',
  });
