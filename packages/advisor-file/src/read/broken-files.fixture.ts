// The table of advisor files as people break them (broken-files.fixture.txt), for tests.

import { readFileSync } from 'node:fs';
import { SHOES } from './shoes-file.fixture.ts';

export interface BrokenFile {
  readonly name: string;
  /** What is replaced in the file SHOES, and by what. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Line, column and what is wrong; then how to mend it. */
  readonly expected: readonly string[];
}

const TABLE = readFileSync(new URL('broken-files.fixture.txt', import.meta.url), 'utf8');

export const BROKEN_FILES: readonly BrokenFile[] = TABLE.split(/^# (?=[^\n]*\n-)/m)
  .slice(1)
  .map((block) => {
    const [name = '', ...lines] = block.trimEnd().split('\n');
    const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
    const from = after('-').join('\n');
    const to = after('+').join('\n').replaceAll('→', '\t').replaceAll('⍽', '\u00a0');
    return { name, from, to, text: SHOES.replace(from, () => to), expected: after('=').map((s) => s.trim()) };
  });
