// Writes `.env.example` and the table in the operator's guide, between its two marks, from the one list of settings. A test
// fails if either differs.

import { readFile, writeFile } from 'node:fs/promises';
import { writeEnvironmentExample, writeSettingsTable } from '../packages/server/src/settings/config.ts';

const EXAMPLE = new URL('../.env.example', import.meta.url);
const GUIDE = new URL('../docs/operator.md', import.meta.url);
const OPEN = '<!-- settings -->';
const CLOSE = '<!-- /settings -->';

/** Each file with the text that it should have. */
export async function settingsFiles(): Promise<readonly { readonly file: URL; readonly text: string }[]> {
  return [
    { file: EXAMPLE, text: writeEnvironmentExample() },
    { file: GUIDE, text: fillTable(await readFile(GUIDE, 'utf8')) },
  ];
}

function fillTable(guide: string): string {
  const start = guide.indexOf(OPEN);
  const end = guide.indexOf(CLOSE);
  if (start < 0 || end < start) throw new Error(`docs/operator.md: put ${OPEN} and ${CLOSE} where the table belongs.`);
  return `${guide.slice(0, start)}${OPEN}\n\n${writeSettingsTable()}\n${guide.slice(end)}`;
}

if (import.meta.main) {
  for (const { file, text } of await settingsFiles()) await writeFile(file, text);
}
