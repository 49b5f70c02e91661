// What the operator's guide says about the server, held to what the server does.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';

const guide = readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8');
const sources = new URL('../src/', import.meta.url).pathname;

/** Names of levels that some line of the server's sources writes. */
function levelsWritten(): string[] {
  const written = new Set<string>();
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(?<!\.test)\.ts$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const [, said = '', chosen = ''] of text.matchAll(/\blog(?:\.(\w+)\(|\[([^\]]+)\]\()/gi)) {
      for (const [level] of `${said} ${chosen}`.matchAll(/\b(trace|debug|info|warn|error|fatal)\b/g))
        written.add(level);
    }
  }
  return [...written].sort();
}

it('lists the levels that the log has, with their numbers, and no other', () => {
  const rows = [...guide.matchAll(/^\| (\d\d) \| (\w+)[ :|]/gm)];
  for (const [, number, name = ''] of rows) expect([name, pino.levels.values[name]]).toEqual([name, Number(number)]);
  expect(rows.map(([, , name = '']) => name).sort()).toEqual(levelsWritten());
});
