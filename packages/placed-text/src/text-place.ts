// Where something stands in a text, and what is said of it there.

import type { LineCounter } from 'yaml';

/** A part of the text: its JSON Pointer, and the character at which it begins. */
export interface TextPlace {
  readonly pointer: string;
  readonly offset: number;
}

/** Takes what is wrong with a text. The reader goes on and finds the rest. */
export interface TextFaults {
  /** Whether no more faults are kept, so that looking for more is of no use. */
  readonly isFull: boolean;
  add(place: TextPlace, message: string, mend: string): void;
  /** The member at this pointer is there, but misspelt. This has been told, so it is not told as missing. */
  suppose(pointer: string): void;
}

/** How sentences name the kind of file that is read. */
export interface TextKind {
  /** `advisor` */
  readonly one: string;
  /** `advisor files` */
  readonly files: string;
  /** What to do if there is nothing in it. */
  readonly whenEmpty: string;
  /** What to do if it is too large. */
  readonly whenTooLarge: string;
}

/** Line and column of a character, both from 1. */
export const positionOf = (lines: LineCounter, offset: number): { line: number; column: number } => {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
};
