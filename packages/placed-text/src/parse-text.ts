// How the YAML that people write for us is parsed; JSON is a part of YAML. All code that reads or changes such a file uses
// these rules, so that one part does not take for a text what another takes for a number.

import { type Document, type LineCounter, parseDocument } from 'yaml';

/**
 * The core schema of YAML 1.2, without merge keys. Equal names are no error here, because the library would compare each name
 * with all others. The code that takes the members finds them. `lines` is a new counter, filled here.
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

/** For files that people write by hand, more than anyone needs. */
const MOST_BYTES = 1024 * 1024;

/** Whether a text has more than 1 MiB, in UTF-8, as it is stored. */
export const isTooLarge = (text: string): boolean =>
  text.length > MOST_BYTES || (text.length > MOST_BYTES / 3 && new TextEncoder().encode(text).length > MOST_BYTES);
