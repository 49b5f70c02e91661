// Writes all rejected rows of an import to a CSV file, to be corrected and imported again. They are written as they come, so a
// million of them need little memory. If the file cannot be written, the import is not affected.

import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Rejection } from '@guidepost/catalog/rejection';
import { explainWriting } from './written-file.ts';

/** Rows are collected up to this size before they are written. */
const FULL = 65_536;

/** The file is made at the first rejected row, or at the end of the work. */
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

  /** Returns why the file could not be written; null if it was written. */
  finish(): Error | null {
    this.#write();
    this.close();
    return this.#failure;
  }

  /** Rows that are not written by then are lost. */
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
