// All rejected rows of an import as a CSV file, to be mended and imported again. Written as they come, so that a million of
// them need no memory; and whatever becomes of the file, the import is not harmed by it.

import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Rejection } from '@guidepost/catalog/rejection';
import { explainWriting } from './written-file.ts';

/** Enough for a write to be worth it. */
const FULL = 65_536;

/** A file that is made once there is something to write, or the work has come to its end. */
export class RejectedFile {
  readonly #path: string;
  #file: number | null = null;
  #text = 'file,line,record,sku,field,reason\r\n';
  #failure: Error | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  add({ file, line, ordinal, sku, field, reason }: Rejection): void {
    this.#text += `${[file, String(line), String(ordinal ?? ''), sku ?? '', field ?? '', reason].map(cell).join(',')}\r\n`;
    if (this.#text.length >= FULL) this.#write();
  }

  /** Returns why the file could not be written; null where it was. */
  finish(): Error | null {
    this.#write();
    this.close();
    return this.#failure;
  }

  /** What was not written by then is not. */
  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #write(): void {
    if (this.#failure === null) {
      try {
        this.#file ??= openSync(this.#path, 'w');
        writeFileSync(this.#file, this.#text);
      } catch (error) {
        this.#failure = explainWriting(this.#path, error);
      }
    }
    this.#text = '';
  }
}

/** RFC 4180 */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
