// The counts of insights as a table for spreadsheets (RFC 4180), one line for each kind, question and answer.

import type { InsightSum } from './insight-store.ts';

const COLUMNS = ['kind', 'question', 'answer', 'count'] as const;

export const insightsCsv = (sums: readonly InsightSum[]): string =>
  [COLUMNS.join(), ...sums.map((sum) => COLUMNS.map((column) => cell(String(sum[column]))).join())]
    .map((line) => `${line}\r\n`)
    .join('');

/** Texts that a spreadsheet would take for a formula get an apostrophe, because skus come from feeds. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?(-|$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
