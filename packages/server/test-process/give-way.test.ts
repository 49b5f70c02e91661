// Commands that work for seconds, often beside a server on the same machine, leave the processors to it.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeFolder, serve, start } from './fixture/process.ts';

/** Priorities of single threads are a matter of Linux. */
const isLinux = process.platform === 'linux';

/** Of each thread. */
function nicenessIn(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[16]);
  });
}

test.runIf(isLinux)('an import has a lower priority than a server', async () => {
  const data = await makeFolder();
  const server = await serve(data, ['--demo']);
  const own = nicenessIn(server.child.pid ?? 0)[0] ?? 0;
  // It reads what never ends, and so does not end before it was looked at.
  const command = start(['import', '-', '--client', 'demo', '--catalog', 'other', '--data', data]);
  await expect.poll(() => nicenessIn(command.pid ?? 0).filter((each) => each > own).length).toBeGreaterThan(1);
  command.stdin?.end();
  await server.end('SIGTERM');
});
