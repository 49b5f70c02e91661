// All rejected rows of an import as a CSV file, to be mended and imported again. Written as they come, so that a million of
// them need no memory.

import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Rejection } from '@guidepost/catalog/rejection';

/** Enough for a write to be worth it. */
const FULL = 65_536;

/** `tell` writes a row, while `work` goes on; null without a path: nobody wants the file. */
export async function withRejectedFile<Result>(
  path: string | undefined,
  work: (tell: ((rejection: Rejection) => void) | null) => Promise<Result>,
): Promise<Result> {
  if (path === undefined) return work(null);
  const file = new RejectedFile(path);
  try {
    return await work((rejection) => file.add(rejection));
  } finally {
    file.close();
  }
}

class RejectedFile {
  readonly #file: number;
  #text = 'file,line,record,sku,field,reason\r\n';

  /** Makes the file, or empties it. */
  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  add({ file, line, ordinal, sku, field, reason }: Rejection): void {
    this.#text += `${[file, String(line), String(ordinal ?? ''), sku ?? '', field ?? '', reason].map(cell).join(',')}\r\n`;
    if (this.#text.length >= FULL) this.#write();
  }

  close(): void {
    this.#write();
    closeSync(this.#file);
  }

  #write(): void {
    writeFileSync(this.#file, this.#text);
    this.#text = '';
  }
}

/** RFC 4180 */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
