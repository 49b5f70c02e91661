// Reads a workbook (.xlsx) as CSV, so that all rules for tables apply to it: its largest sheet, and behind it those with the
// same columns, as where a shop has a sheet for each category. A row of the first one is a line with the same number. The
// sizes that sheets state are ignored.

import type { Archive } from './archive.ts';
import type { OtherTableCounts } from './other-tables.ts';
import { type SheetRow, SheetRows } from './sheet-rows.ts';
import { sheetsAsLines } from './sheets-as-lines.ts';
import { readWorkbookParts, type WorkbookParts, type WorkbookSheet } from './workbook-parts.ts';
import { xmlEvents } from './xml-events.ts';

/** `others` is told of each further sheet once it is read. */
export async function* readWorkbook(
  file: string,
  archive: Archive,
  others: OtherTableCounts,
): AsyncGenerator<Uint8Array> {
  const parts = await readWorkbookParts(file, archive);
  try {
    others.hide(parts.hidden);
    yield* sheetsAsLines(
      parts.sheets,
      (sheet) => readRows(file, archive, parts, sheet),
      `${archive.scratch}-of-pairs`,
      others,
    );
  } finally {
    parts.texts.close();
  }
}

/** The rows, as they come. */
async function* readRows(
  file: string,
  archive: Archive,
  parts: WorkbookParts,
  { path }: WorkbookSheet,
): AsyncGenerator<readonly SheetRow[]> {
  const sheet = new SheetRows(file, parts);
  for await (const _ of xmlEvents(file, archive.open(path), sheet)) {
    const rows = sheet.take();
    if (rows.length > 0) yield rows;
  }
}
