// Comments of an inferred mapping file that a change has made wrong: what is missing, and what is left out.

import { PRODUCT_FIELDS } from './mapping.ts';
import { writeScalar } from './write-mapping.ts';

/** `text` says what `document` says, but for its comments. `dropped`: columns of which nothing is taken any more. */
export function mendComments(
  text: string,
  document: Readonly<Record<string, unknown>>,
  dropped: readonly string[],
): string {
  const isThere = (member: string): boolean => (document[member] ?? null) !== null;
  const there = PRODUCT_FIELDS.filter(isThere);
  let mended = text.replace(MISSING, (line, fields: string) => {
    const missing = fields.split(', ').filter((field) => !isThere(field));
    if (missing.length === 0) return '';
    return line
      .replace(fields, missing.join(', '))
      .replace('Without them', missing.length === 1 ? 'Without it' : 'Without them');
  });
  for (const field of there)
    mended = mended.replace(new RegExp(`^# ${field} is missing: .*\\n(?:# ${field}: .*\\n)?`, 'm'), '');
  if (isThere('currency')) mended = mended.replace(NO_CURRENCY, '');
  const notes = dropped.filter((column) => !mended.includes(leftOut(column))).map(leftOut);
  return notes.length === 0 ? mended : `${mended.trimEnd()}\n\n${notes.join('\n')}\n`;
}

const MISSING = /^# Missing: ([a-z_, ]+)\. Without .*\n/m;
const NO_CURRENCY = /^# The file (?:does not say its currency|says [A-Z]{3}, which ended in \d+).*\n/m;

const leftOut = (column: string): string => `# ${writeScalar(column).replaceAll('\n', ' ')}: left out`;
