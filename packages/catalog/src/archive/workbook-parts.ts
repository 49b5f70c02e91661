// The parts of a workbook beside its sheets: the list of sheets, the formats of numbers, and the texts that cells share.

import { CatalogFileError } from '../catalog-file-error.ts';
import type { Archive } from './archive.ts';
import { type CellFormat, cellFormat, shortNumber } from './cell-formats.ts';
import { SharedTexts } from './shared-texts.ts';
import { readXmlPart } from './xml-events.ts';

export interface WorkbookSheet {
  /** As people see it. */
  readonly name: string;
  /** In the archive. */
  readonly path: string;
  /** Only to be compared with that of other sheets. */
  readonly size: number;
}

export interface WorkbookParts {
  /** Those that are not hidden, unless all are: first the largest one, then the others in their order. */
  readonly sheets: readonly [WorkbookSheet, ...WorkbookSheet[]];
  /** The names of the others. */
  readonly hidden: readonly string[];
  /** By the number of a cell's style. */
  readonly formats: readonly CellFormat[];
  /** To be closed when the last cell was read. */
  readonly texts: SharedTexts;
}

const BASE = 'xl/';

export async function readWorkbookParts(file: string, archive: Archive): Promise<WorkbookParts> {
  const { sheets, hidden, isFrom1904 } = await readSheets(file, archive);
  const targets = await readTargets(file, archive);
  const found = sheets
    .map(({ id, name }) => ({ name, path: targets.get(id) ?? '' }))
    .filter(({ path }, at, all) => archive.entries.has(path) && all.findIndex((one) => one.path === path) === at)
    .map((sheet): WorkbookSheet => ({ ...sheet, size: archive.entries.get(sheet.path)?.size ?? 0 }));
  const largest = found.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined) {
    throw new CatalogFileError({ file, what: 'the workbook has no sheet', mend: 'open it, and save it again' });
  }
  const others = found.filter((sheet) => sheet !== largest);
  if (others.length > MOST_SHEETS) throw tooMuch(file, `more than ${MOST_SHEETS} sheets`);
  if (others.reduce((sum, { size }) => sum + size, 0) > MOST_BESIDE)
    throw tooMuch(file, `sheets of more than ${MOST_BESIDE / 1_048_576} MiB beside its largest one`);
  return {
    sheets: [largest, ...others],
    hidden: hidden.map(({ name }) => name),
    formats: await readFormats(file, archive, isFrom1904),
    texts: await readTexts(file, archive),
  };
}

/** Each is gone through, so there must be an end of them. */
const MOST_SHEETS = 250;
/** Bytes, unpacked. */
const MOST_BESIDE = 1024 * 1_048_576;

interface ListedSheet {
  readonly id: string;
  readonly name: string;
}

/** The sheets that people see, in their order, and those that they do not; if they see none, those instead. */
async function readSheets(file: string, archive: Archive) {
  const sheets: ListedSheet[] = [];
  const hidden: ListedSheet[] = [];
  let isFrom1904 = false;
  await readXmlPart(file, archive.open(`${BASE}workbook.xml`), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (id !== undefined)
        (attributes.state === undefined || attributes.state === 'visible' ? sheets : hidden).push({
          id,
          name: attributes.name ?? '',
        });
    },
  });
  return sheets.length > 0 ? { sheets, hidden, isFrom1904 } : { sheets: hidden, hidden: [], isFrom1904 };
}

/** Id → path in the archive. */
async function readTargets(file: string, archive: Archive): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readXmlPart(file, archive.open(`${BASE}_rels/workbook.xml.rels`), {
    open: (name, { Id, Target }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `${BASE}${Target.replace(/^\.\//, '')}`);
    },
  });
  return targets;
}

async function readFormats(file: string, archive: Archive, isFrom1904: boolean): Promise<readonly CellFormat[]> {
  const path = `${BASE}styles.xml`;
  if (!archive.entries.has(path)) return [];
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isCellStyle = false;
  await readXmlPart(file, archive.open(path), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      if (formats.length === MOST_FORMATS) throw tooMuch(file, `more than ${MOST_FORMATS} styles`);
      const id = Number(numFmtId ?? 0);
      formats.push(id === 0 ? shortNumber : cellFormat(id, codes.get(id) ?? null, isFrom1904));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}

/** Characters of all shared texts together. */
const MOST_CHARACTERS = 100_000_000;
/** What a text takes in memory even if it is blank, in characters. */
const OF_EVERY_TEXT = 8;
/** No program writes longer cells. */
export const LONGEST_CELL = 100_000;
/** Styles of cells. Programs write at most 65,490. */
const MOST_FORMATS = 100_000;

async function readTexts(file: string, archive: Archive): Promise<SharedTexts> {
  const texts = new SharedTexts(archive.scratch);
  const path = `${BASE}sharedStrings.xml`;
  if (!archive.entries.has(path)) return texts;
  let characters = 0;
  let text = '';
  let isText = false;
  let phonetic = 0;
  const count = (more: number): void => {
    characters += more;
    if (characters > MOST_CHARACTERS)
      throw tooMuch(file, `texts with more than ${MOST_CHARACTERS / 1_000_000} million characters`);
  };
  const reading = readXmlPart(file, archive.open(path), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic++;
      isText = name === 't' && phonetic === 0;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      count(piece.length);
      // Many cells may share one text.
      if (text.length > LONGEST_CELL) throw tooMuch(file, `a cell with more than ${LONGEST_CELL} characters`);
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic--;
      if (name !== 'si') return;
      count(OF_EVERY_TEXT);
      texts.add(text);
    },
  });
  await reading.catch((error: unknown) => {
    texts.close();
    throw error;
  });
  return texts;
}

const tooMuch = (file: string, what: string): CatalogFileError =>
  new CatalogFileError({ file, what: `the workbook has ${what}`, mend: 'save the sheet with the products as CSV' });
