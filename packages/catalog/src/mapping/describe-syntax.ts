// Describes what the YAML parser stumbles over, so that somebody who does not know YAML can mend it.

import type { YAMLError } from 'yaml';

const SENTENCES: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT:
    'the indentation does not fit the lines above, or a bracket is not closed; indent members of one group alike',
  TAB_AS_INDENT: 'the line is indented with a tab; indent with spaces',
  BLOCK_AS_IMPLICIT_KEY:
    'the line has two colons, so it is not clear what belongs to what; put a text with a colon in quotes',
  MISSING_CHAR:
    'a quote, bracket, comma or colon is missing here or before; close what was opened, and write a space after each colon',
  MULTILINE_IMPLICIT_KEY:
    'no colon follows this name on its line; write `name: value`, or put a text of several lines in quotes',
  BAD_SCALAR_START: 'a text cannot begin with this character; put it in quotes',
  BAD_DQ_ESCAPE: 'there is no such escape in double quotes; use single quotes, in which a backslash is a backslash',
  BAD_ALIAS: 'a text that begins with * means something else in YAML; put it in quotes',
  ALIAS_PROPS: 'a text that begins with * means something else in YAML; put it in quotes',
  BLOCK_IN_FLOW:
    'inside of brackets everything stands in brackets or on one line; write `{ … }` or `[ … ]` there, or no brackets at all',
  DUPLICATE_KEY: 'this name is here twice; leave one of them out',
  MULTIPLE_DOCS: 'a second document begins here; a mapping is one, so remove the line `---`',
  MULTIPLE_ANCHORS: 'a text that begins with & means something else in YAML; put it in quotes',
  MULTIPLE_TAGS: 'a text that begins with ! means something else in YAML; put it in quotes',
  TAG_RESOLVE_FAILED: 'a text that begins with ! means something else in YAML; put it in quotes',
  KEY_OVER_1024_CHARS: 'the name is longer than 1024 characters, or its colon is missing; shorten it',
  UNEXPECTED_TOKEN: 'this is not expected here; look at the quotes, brackets and commas before it',
  IMPOSSIBLE: 'this is not expected here; look at the quotes, brackets and commas before it',
  RESOURCE_EXHAUSTION: 'the file is nested too deeply; no mapping needs that',
};

/** `text`: the whole document. */
export function describeSyntax({ code, pos }: YAMLError, text: string): string {
  const begin = text.lastIndexOf('\n', Math.max(0, pos[0] - 1)) + 1;
  const line = text.slice(begin, pos[0]);
  const template = /:\s*(\{[^{}:]*\})\s*$/.exec(line)?.[1];
  if (code === 'UNEXPECTED_TOKEN' && template !== undefined) {
    return `this cannot be read: a template that begins with { needs quotes around it, as in '${template} …'`;
  }
  return `this cannot be read: ${SENTENCES[code] ?? 'look at the quotes, brackets and indentation here and on the line before'}`;
}
