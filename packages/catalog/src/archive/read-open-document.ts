// Reads a spreadsheet of OpenDocument (.ods, of LibreOffice and others) as CSV, as other workbooks are: its largest sheet, and those
// with the same columns. All sheets are in one part of the archive, which is gone through for each of them.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { Archive } from './archive.ts';
import { OpenDocumentRows } from './open-document-rows.ts';
import type { OtherTableCounts } from './other-tables.ts';
import type { SheetRow } from './sheet-rows.ts';
import { sheetsAsLines } from './sheets-as-lines.ts';
import type { WorkbookSheet } from './workbook-parts.ts';
import { xmlEvents } from './xml-events.ts';

export const OPEN_DOCUMENT = 'content.xml';

/** Bytes that are gone through for all sheets together. */
const MOST_READ = 4096 * 1_048_576;

/** `others` is told of each further sheet once it is read. */
export async function* readOpenDocument(
  file: string,
  archive: Archive,
  others: OtherTableCounts,
): AsyncGenerator<Uint8Array> {
  const sheets = await listSheets(file, archive);
  const size = archive.entries.get(OPEN_DOCUMENT)?.size ?? 0;
  if (size * sheets.length > MOST_READ) throw fault(file, 'is too large with all of its sheets');
  const [first, ...further] = sheets.toSorted((a, b) => b.size - a.size);
  if (first === undefined) throw fault(file, 'has no sheet with rows');
  const rest = sheets.filter((sheet) => further.includes(sheet));
  yield* sheetsAsLines(
    [first, ...rest],
    (sheet) => readRows(file, archive, sheet),
    `${archive.scratch}-of-pairs`,
    others,
  );
}

async function listSheets(file: string, archive: Archive): Promise<readonly WorkbookSheet[]> {
  const rows = new OpenDocumentRows(file);
  const counts: number[] = [];
  for await (const _ of xmlEvents(file, archive.open(OPEN_DOCUMENT), rows))
    for (const { sheet, cells } of rows.take())
      counts[sheet] = (counts[sheet] ?? 0) + cells.filter((cell) => cell !== '').length;
  return rows.names.flatMap((name, nth) => {
    const cells = counts[nth] ?? 0;
    return cells === 0 ? [] : [{ name, path: String(nth), size: cells }];
  });
}

async function* readRows(file: string, archive: Archive, { path }: WorkbookSheet): AsyncGenerator<readonly SheetRow[]> {
  const rows = new OpenDocumentRows(file);
  for await (const _ of xmlEvents(file, archive.open(OPEN_DOCUMENT), rows)) {
    const own = rows.take().filter(({ sheet }) => sheet === Number(path));
    if (own.length > 0) yield own;
    if (rows.names.length > Number(path) + 1) return;
  }
}

const fault = (file: string, what: string): CatalogFileError =>
  new CatalogFileError({ file, what: `the workbook ${what}`, mend: 'save the sheet with the products as CSV' });
