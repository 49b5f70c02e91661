// Turns the text of an advisor file (YAML, of which JSON is a part) into nodes that know their place. Whatever could make
// reading costly is refused before: large texts and deep nesting. Of what is no YAML one fault is told, the first.

import { LineCounter, parseDocument } from 'yaml';
import { FaultList, type FaultPlace, type FileOrigin } from './advisor-file-fault.ts';
import type { FileNode } from './file-node.ts';
import { DEEPEST, placeNodes } from './place-nodes.ts';
import { findSyntaxCause } from './syntax/syntax-cause.ts';

const MOST_BYTES = 1024 * 1024;

/** What is left of bytes that are no UTF-8, and every second byte of UTF-16. */
const UNREADABLE = ['\u0000', '\ufffd'];

export interface ParsedFile {
  /** Null only where there are faults. */
  readonly root: FileNode | null;
  readonly faults: FaultList;
  readonly lines: LineCounter;
}

/** Never throws. */
export const parseFileText = (text: string, file: string, origin: FileOrigin): ParsedFile => {
  const lines = new LineCounter();
  const faults = new FaultList(file, lines, origin);
  const start: FaultPlace = { pointer: '', offset: 0 };
  const unreadable = UNREADABLE.map((character) => text.indexOf(character)).filter((at) => at !== -1);
  const refuse = (message: string, mend: string): ParsedFile => {
    faults.add(start, message, mend);
    return { root: null, faults, lines };
  };

  if (Buffer.byteLength(text) > MOST_BYTES) {
    return refuse('The file is larger than 1 MiB.', 'Write answers made from values instead of listing them all.');
  }
  if (unreadable.length > 0) {
    faults.add(
      { pointer: '', offset: countLines(text, lines, Math.min(...unreadable)) },
      'This character cannot be read: the file is not saved as UTF-8.',
      'Save it as UTF-8 (in the list of encodings when saving), and write the character again.',
    );
    return { root: null, faults, lines };
  }
  if (isTooDeep(text)) {
    return refuse(`The file is nested more than ${DEEPEST} levels deep.`, 'Flatten it.');
  }
  const document = parseDocument(text, {
    lineCounter: lines,
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  if (document.errors.length > 0) {
    const { offset, message, mend } = findSyntaxCause(text, document.errors);
    faults.add({ pointer: '', offset }, message, mend);
    return { root: null, faults, lines };
  }
  if (document.contents === null) {
    return refuse('The file is empty.', 'Begin with `advisor:`, `client:`, `name:`, `catalog:` and `questions:`.');
  }
  return { root: placeNodes(text, document.contents, faults), faults, lines };
};

/**
 * Counts brackets and leading dashes, which is all that nests without needing longer lines. It comes before parsing,
 * because the parser takes long over a text that consists of brackets; four times the depth leaves room for brackets
 * inside of texts.
 */
const isTooDeep = (text: string): boolean => {
  let open = 0;
  for (const character of text) {
    if (character === '[' || character === '{') open += 1;
    else if (character === ']' || character === '}') open = Math.max(0, open - 1);
    if (open > 4 * DEEPEST) return true;
  }
  return new RegExp(`^(?:[ \\t]*[-?:][ \\t]){${DEEPEST}}`, 'm').test(text);
};

/** For a place in a text that is not parsed; returns the place. */
const countLines = (text: string, lines: LineCounter, offset: number): number => {
  lines.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
  return offset;
};
