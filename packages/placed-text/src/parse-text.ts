// How the YAML that people write for us is parsed, of which JSON is a part. All that read such a file, or change it, read it
// by these rules, so that none of them takes for a text what another takes for a number.

import { type Document, type LineCounter, parseDocument } from 'yaml';

/**
 * The core schema of YAML 1.2, without merge keys. Equal names are no error here, because the library compares each name with
 * all others; whoever takes the members finds them. `lines`: of a new text, to be counted.
 */
export const parseText = (text: string, lines?: LineCounter): Document.Parsed =>
  parseDocument(text, {
    ...(lines === undefined ? {} : { lineCounter: lines }),
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });

/** For files that people write by hand, one more than anyone needs. */
const MOST_BYTES = 1024 * 1024;

/** Whether a text has more than 1 MiB, in UTF-8, as it is stored. */
export const isTooLarge = (text: string): boolean =>
  text.length > MOST_BYTES || (text.length > MOST_BYTES / 3 && new TextEncoder().encode(text).length > MOST_BYTES);
