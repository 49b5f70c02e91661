// What is wrong with an advisor file: where, in a plain sentence, and how to mend it. All faults of a file are collected
// before it is refused, so that its author mends them in one go.

import { positionOf, type TextFaults, type TextPlace } from '@guidepost/placed-text/text-place';
import type { LineCounter } from 'yaml';
import type { FileEdit } from '../edit/file-edit.ts';

export interface AdvisorFileFault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON Pointer into the file; empty for the whole of it. */
  readonly pointer: string;
  readonly message: string;
  readonly mend: string;
  /** The change that mends it, if it is certain what was meant. */
  readonly fix?: FileEdit;
}

/** Where a file comes from: its author, or a published version, to which later rules do not apply. */
export type FileOrigin = 'author' | 'published';

/** More than anyone reads. The others appear once these are mended. */
export const MOST_FAULTS = 200;

/** Collects faults. After a fault, a reader returns a placeholder that never gets into an advisor. */
export class FaultList implements TextFaults {
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #faults: AdvisorFileFault[] = [];
  readonly #supposed = new Set<string>();

  readonly isOfPublished: boolean;

  constructor(file: string, lines: LineCounter, origin: FileOrigin) {
    this.#file = file;
    this.#lines = lines;
    this.isOfPublished = origin === 'published';
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** Whether no more faults are kept, so that looking for more is of no use. */
  get isFull(): boolean {
    return this.#faults.length >= MOST_FAULTS;
  }

  add({ pointer, offset }: TextPlace, message: string, mend: string, fix?: FileEdit): void {
    if (this.isFull) return;
    const fault = { file: this.#file, ...positionOf(this.#lines, offset), pointer, message, mend };
    this.#faults.push(fix === undefined ? fault : { ...fault, fix });
  }

  /** The member at this pointer is there, but misspelt. This has been told, so it is not told as missing. */
  suppose(pointer: string): void {
    this.#supposed.add(pointer);
  }

  isSupposed(pointer: string): boolean {
    return this.#supposed.has(pointer);
  }

  /** In the order of the file. */
  list(): readonly AdvisorFileFault[] {
    return this.#faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
  }
}

/** One line for people: `laptops.yaml:14:11 questions/2/type: … Write SINGLE.` */
export const faultLine = ({ file, line, column, pointer, message, mend }: AdvisorFileFault): string =>
  `${file}:${line}:${column} ${pointer === '' ? '' : `${pointer.slice(1)}: `}${message} ${mend}`;
