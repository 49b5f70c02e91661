// Where a file stopped being YAML, and why. A parser reports where it stumbled, often lines below the mistake and several
// times for one; this looks for the earliest of the usual mistakes, and otherwise takes the parser's word.

import type { YAMLParseError } from 'yaml';
import type { TextKind } from '../text-place.ts';
import { findJsonCause } from './json-cause.ts';
import { findMisplacedLine } from './misplaced-line.ts';
import { type SyntaxCause, syntaxFault } from './syntax-fault.ts';
import { findUnclosedMark, type UnclosedMark } from './unclosed-mark.ts';

/** `errors` are those of the parser, at least one. Everything after the first mistake may be its consequence. */
export const findSyntaxCause = (text: string, errors: readonly YAMLParseError[], kind: TextKind): SyntaxCause => {
  const inBraces = /^[\ufeff\s]*\{/.test(text) ? findJsonCause(text) : null;
  if (inBraces !== null) return inBraces;
  const first = errors.reduce((a, b) => (b.pos[0] < a.pos[0] ? b : a));
  // A parser notices a mistake only at the end of the line, or on the next one.
  const end = lineEnd(text, lineEnd(text, first.pos[0]) + 1);
  const { mark, isInside } = findUnclosedMark(text);
  const causes: (SyntaxCause | null)[] = [
    findWhiteSpace(text, end),
    mark === null ? null : explainMark(text, mark),
    findMisplacedLine(text, end, isInside),
  ];
  const found = causes
    .filter((cause) => cause !== null && cause.offset <= end)
    .reduce((a, b) => (a === null || (b !== null && b.offset < a.offset) ? b : a), null);
  return found ?? { offset: first.pos[0], ...syntaxFault(first, kind) };
};

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** The first character of a line's indentation that is not a plain space. */
const NO_SPACE = /^ *[\t\u00a0\u2000-\u200b\u202f\u3000]/gmu;

const REST_OF_LINE = /.*/uy;

/** White space that looks like indentation and is not. A line with only white space does not count. */
const findWhiteSpace = (text: string, end: number): SyntaxCause | null => {
  let behind = -1;
  NO_SPACE.lastIndex = 0;
  for (let found = NO_SPACE.exec(text); found !== null && found.index <= end; found = NO_SPACE.exec(text)) {
    behind = NO_SPACE.lastIndex;
    REST_OF_LINE.lastIndex = behind;
    const [rest = ''] = REST_OF_LINE.exec(text) ?? [];
    if (/\S/.test(rest)) break;
    NO_SPACE.lastIndex += rest.length;
    behind = -1;
  }
  if (behind === -1) return null;
  const offset = behind - 1;
  const character = text.charAt(offset);
  return character === '\t'
    ? {
        offset,
        message: 'A tab is used for indentation.',
        mend: 'Indent with spaces; most editors can convert tabs to spaces.',
      }
    : {
        offset,
        message: 'This line is indented with a special space (such as a page or an e-mail has), which does not count.',
        mend: 'Delete the space before the text and type plain spaces.',
      };
};

const explainMark = (text: string, mark: UnclosedMark): SyntaxCause => {
  const { offset, kind } = mark;
  const opening = text.charAt(offset);
  switch (kind) {
    case 'quote':
      return {
        offset,
        message: `The quote \`${opening}\` opened here is not closed on this line.`,
        mend:
          opening === "'"
            ? "Write `'` at the end of the text; put a text that begins with an apostrophe in double quotes."
            : 'Write `"` at the end of the text, and `\\"` for a quote inside it.',
      };
    case 'bracket':
      return {
        offset,
        message: `The bracket \`${opening}\` opened here is not closed.`,
        mend: `Write \`${opening === '{' ? '}' : ']'}\` where it ends; put a text that only begins with \`${opening}\` in quotes.`,
      };
    case 'comma':
      return {
        offset,
        message: 'A comma is missing before this.',
        mend: 'Separate what is in brackets with commas: `{ a: 1, b: 2 }`, `[a, b]`.',
      };
    case 'too-many':
      return {
        offset,
        message: `There is a \`${opening}\` that closes nothing.`,
        mend: `Remove it, or write the \`${opening === '}' ? '{' : '['}\` that belongs to it.`,
      };
  }
};
