// Says what a YAML or JSON parser could not read, so that somebody who does not know the grammar can mend it.

import type { YAMLParseError } from 'yaml';
import type { TextKind } from '../text-place.ts';

/** A mistake at a character of the text. */
export interface SyntaxCause extends Sentences {
  readonly offset: number;
}

export interface Sentences {
  readonly message: string;
  readonly mend: string;
}

const sentencesFor = ({ one, files }: TextKind): Partial<Record<YAMLParseError['code'], Sentences>> => ({
  BAD_INDENT: {
    message: 'The indentation does not fit what is above, or a bracket is not closed.',
    mend: 'Indent members of one group alike, and close every `[` and `{`.',
  },
  TAB_AS_INDENT: { message: 'A tab is used for indentation.', mend: 'Indent with spaces.' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'There are two colons on this line, so it is not clear what belongs to what.',
    mend: 'Put a text that contains a colon in quotes.',
  },
  MISSING_CHAR: {
    message: 'Something is missing here: a quote, bracket, comma or colon.',
    mend: 'Close what was opened before, and write a space after each colon.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This looks like the name of a member, but no colon follows on the same line.',
    mend: 'Write a colon and a space after the name, or put a text of several lines in quotes.',
  },
  BAD_SCALAR_START: {
    message: 'A text cannot start with this character.',
    mend: 'Put the text in quotes.',
  },
  BAD_DQ_ESCAPE: {
    message: 'There is no such escape in a text in double quotes.',
    mend: 'Write `\\\\` for a backslash, or use single quotes.',
  },
  BAD_ALIAS: {
    message: 'A `*` stands for something named before, but there is no name.',
    mend: 'Put a text that starts with `*` in quotes.',
  },
  ALIAS_PROPS: {
    message: 'An alias cannot have a name or tag of its own.',
    mend: 'Remove what is before the `*`.',
  },
  BLOCK_IN_FLOW: {
    message: 'Inside brackets, everything must be in brackets.',
    mend: 'Use `[…]` and `{…}` inside, or write it without brackets and indented.',
  },
  MULTIPLE_DOCS: {
    message: `A second document starts here; a file has one ${one}.`,
    mend: `Put the second ${one} in a file of its own, or remove the line \`---\`.`,
  },
  RESOURCE_EXHAUSTION: { message: 'The file is nested too deeply.', mend: 'Flatten it.' },
  TAG_RESOLVE_FAILED: {
    message: `This is a tag, which ${files} do not have.`,
    mend: 'Remove it; put a text that starts with `!` in quotes.',
  },
  MULTIPLE_ANCHORS: {
    message: 'A text that begins with `&` means something else in YAML.',
    mend: 'Put the text in quotes.',
  },
  MULTIPLE_TAGS: {
    message: 'A text that begins with `!` means something else in YAML.',
    mend: 'Put the text in quotes.',
  },
  KEY_OVER_1024_CHARS: {
    message: 'The name is longer than 1024 characters, or its colon is missing.',
    mend: 'Shorten it, or write a colon and a space after it.',
  },
  UNEXPECTED_TOKEN: {
    message: 'This is not expected here.',
    mend: 'Check quotes, brackets and commas before it.',
  },
});

/** The sentences for a parser's error. */
export const syntaxFault = (error: YAMLParseError, kind: TextKind): Sentences =>
  sentencesFor(kind)[error.code] ?? {
    message: `This cannot be read: ${error.message}.`,
    mend: 'Check quotes, brackets and indentation, here and on the line before.',
  };
