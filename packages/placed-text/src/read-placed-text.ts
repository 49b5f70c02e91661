// Turns a text (YAML, of which JSON is a part) into nodes that know their place. Large texts and deep nesting are refused
// before, because they make reading costly. If the text is not YAML, only the first fault is told.

import type { LineCounter } from 'yaml';
import { isTooLarge, parseText } from './parse-text.ts';
import { DEEPEST, placeNodes } from './place-nodes.ts';
import type { PlacedNode } from './placed-node.ts';
import { findSyntaxCause } from './syntax/syntax-cause.ts';
import type { TextFaults, TextKind } from './text-place.ts';

/** What bytes become that are not UTF-8, and every second byte of UTF-16. */
const UNREADABLE = ['\u0000', '\ufffd'];

/** Never throws. Null if there is nothing to read, which is a fault. `lines` is a new counter, filled here. */
export const readPlacedText = (
  text: string,
  lines: LineCounter,
  faults: TextFaults,
  kind: TextKind,
): PlacedNode | null => {
  const refuse = (message: string, mend: string, offset = 0): null => {
    faults.add({ pointer: '', offset }, message, mend);
    return null;
  };
  if (isTooLarge(text)) return refuse('The file is larger than 1 MiB.', kind.whenTooLarge);
  const unreadable = UNREADABLE.map((character) => text.indexOf(character)).filter((at) => at !== -1);
  if (unreadable.length > 0) {
    return refuse(
      'This character cannot be read: the file is not saved as UTF-8.',
      'Save it as UTF-8 (in the list of encodings when saving), and write the character again.',
      countLines(text, lines, Math.min(...unreadable)),
    );
  }
  if (isTooDeep(text)) return refuse(`The file is nested more than ${DEEPEST} levels deep.`, 'Flatten it.');
  const document = parseText(text, lines);
  if (document.errors.length > 0) {
    const { offset, message, mend } = findSyntaxCause(text, document.errors, kind);
    return refuse(message, mend, offset);
  }
  if (document.contents === null) return refuse('The file is empty.', kind.whenEmpty);
  return placeNodes(text, document.contents, faults, kind);
};

/**
 * Counts brackets and leading dashes, because only these can nest without longer lines. It comes before parsing, because the
 * parser is slow with a text that consists of brackets. Four times the depth leaves room for brackets inside texts.
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
