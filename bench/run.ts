// Runs the benchmarks: `npm run bench`, or parts by name (`npm run bench -- engine memory`); `--write` puts what was measured
// into RESULTS.md. A new part is its own module and one line in PARTS.

import { describeMachine } from './describe-machine.ts';
import { writeResults } from './results-file.ts';
import { formatSection, type Part } from './section.ts';

/** A part is only loaded when it runs, because it may need its own dependency. Memory comes first, before others have used any. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  memory: () => import('./engine-memory.ts'),
  engine: () => import('./engine-steps.ts'),
  snapshot: () => import('./engine-snapshot.ts'),
  simulate: () => import('./simulate.ts'),
  prove: () => import('./prove.ts'),
  next: () => import('./next-http.ts'),
  mcp: () => import('./mcp.ts'),
  postgres: () => import('./next-postgres.ts'),
  overload: () => import('./overload.ts'),
  workers: () => import('./workers.ts'),
  sizing: () => import('./sizing.ts'),
  start: () => import('./start-up.ts'),
  import: () => import('./import.ts'),
  catalogs: () => import('./catalogs.ts'),
  widget: () => import('./widget.ts'),
  portal: () => import('./portal.ts'),
  soak: () => import('./soak.ts'),
};

/** These take so long that they run only when they are named. */
const NAMED_ONLY: readonly string[] = ['soak'];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const machine = await describeMachine();
console.log(`${machine}\n`);
const written = new Map<string, string>();
for (const [name, load] of Object.entries(PARTS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : NAMED_ONLY.includes(name)) continue;
  const { title, run } = await load();
  const text = formatSection(title, await run());
  console.log(`${text}\n`);
  written.set(title, `${text}\n\nMeasured on ${new Date().toISOString().slice(0, 10)}. ${machine}`);
}
if (process.argv.includes('--write')) await writeResults(new URL('RESULTS.md', import.meta.url), written);
