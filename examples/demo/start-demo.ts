// The demo shop as a shopper meets it, for tests and recordings: a whole service on a free port, in its own folder, which is
// empty before and removed afterwards.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../packages/server/src/compose.ts';
import { prepareDemo } from '../../packages/server/src/demo/prepare-demo.ts';
import { makeLog } from '../../packages/server/src/monitoring/log.ts';
import { readConfig } from '../../packages/server/src/settings/config.ts';

export interface RunningDemo {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly key: string;
  readonly stop: () => Promise<void>;
}

export async function startDemo(): Promise<RunningDemo> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-demo-'));
  const demo = await prepareDemo();
  const config = readConfig({
    GUIDEPOST_DATA: folder,
    GUIDEPOST_PORT: '0',
    GUIDEPOST_DURABILITY: 'normal',
    // Tests hold conversations faster than people do.
    GUIDEPOST_RATE: '1000000',
    GUIDEPOST_RATE_BURST: '1000000',
  });
  const server = await startServer(config, { log: makeLog('silent'), ...demo });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  const key = demo.key();
  if (key === null) throw new Error('The demo was started without issuing a key.');
  return { publicUrl: server.publicUrl, key, stop };
}
