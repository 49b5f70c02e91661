// Exports of shops often have escaped texts in their cells: `Rock &amp; Roll`. What is no markup is read as it is meant.

import type { RecordReader } from './source-record.ts';
import { undoEscaping } from './text/undo-escaping.ts';

export function withPlainTexts<F>(reader: RecordReader<F>): RecordReader<F> {
  return {
    ...reader,
    names: (fields) => reader.names(fields),
    bind(column) {
      const bound = reader.bind(column);
      return bound && ((fields) => plain(bound(fields)));
    },
  };
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('&') ? plainText(value) : value;
  return Array.isArray(value) && value.some(isEscaped) ? value.map(plain) : value;
}

const isEscaped = (value: unknown): boolean => typeof value === 'string' && value.includes('&');

/** Markup is made a text later. Quotes in what programs write would end its texts: `["5&quot; screen"]`. */
const plainText = (text: string): string =>
  text.includes('<') || text.includes('&lt;') || (/^\s*[[{]/.test(text) && QUOTE.test(text))
    ? text
    : undoEscaping(text);

const QUOTE = /&(?:quot|apos|#0*3[49]|#x0*2[27]);/i;
