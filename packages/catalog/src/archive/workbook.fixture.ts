// Zip archives and workbooks made in memory, as programs write them, for tests. Entries are packed with deflate.

import { crc32, deflateRawSync } from 'node:zlib';

/** `entries`: path → content. `lie`: the size that is stated of all entries, or of one. */
export function zipOf(
  entries: Readonly<Record<string, string | Uint8Array>>,
  lie: { readonly size?: number; readonly about?: string } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    const isLie = lie.size !== undefined && (lie.about ?? path) === path;
    common.writeUInt32LE(isLie ? lie.size : data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, tail, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}

/** `rows`: the elements of the sheet. `texts`: shared ones. `formats`: codes, in the order of styles from 1 on. */
export interface WorkbookContent {
  readonly rows: string;
  readonly texts?: readonly string[];
  readonly formats?: readonly string[];
  readonly sheets?: string;
  readonly others?: Readonly<Record<string, string>>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function workbookOf(
  { rows, texts = [], formats = [], sheets, others = {} }: WorkbookContent,
  lie: Parameters<typeof zipOf>[1] = {},
): Buffer {
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('');
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  return zipOf(
    {
      '[Content_Types].xml': `${HEAD}<Types/>`,
      'xl/workbook.xml': `${HEAD}<workbook xmlns:r="${RELATION}"><sheets>${sheets ?? '<sheet name="A" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
      'xl/styles.xml': `${HEAD}<styleSheet><numFmts>${codes}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles}</cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `${HEAD}<worksheet><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
      ...others,
      'xl/sharedStrings.xml': `${HEAD}<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    lie,
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const rowOf = (number: number, cells: readonly (string | number)[]): string =>
  `<row r="${number}">${cells.map((cell, at) => (cell === '' ? '' : `<c r="${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}${number}" t="str"><v>${cell}</v></c>`)).join('')}</row>`;

/** The cells of each row, of which the first is at the row `from`. */
export const sheetOf = (rows: readonly (readonly (string | number)[])[], from = 1): string =>
  `<worksheet><sheetData>${rows.map((cells, at) => rowOf(from + at, cells)).join('')}</sheetData></worksheet>`;

/** `sheets`: by name, in this order. */
export const bookOf = (sheets: Readonly<Record<string, string>>): Buffer =>
  zipOf({
    'xl/workbook.xml': `<workbook><sheets>${Object.keys(sheets)
      .map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${Object.keys(sheets)
      .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(Object.values(sheets).map((sheet, at) => [`xl/worksheets/s${at}.xml`, sheet])),
  });
