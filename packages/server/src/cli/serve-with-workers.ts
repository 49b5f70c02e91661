// guidepost serve --workers: several processes that share one port, on PostgreSQL.

import { createServer } from 'node:net';
import { makeLog } from '../monitoring/log.ts';
import { adminUrlOf } from '../settings/admin-url.ts';
import type { Config } from '../settings/config.ts';
import { viewListening } from '../views/operation-view.ts';
import { WorkerGroup } from '../workers/worker-group.ts';
import { type OutputOptions, WrongUsage } from './output.ts';
import { makeOwnerLink } from './owner-link.ts';
import { print } from './print.ts';
import { welcome } from './welcome.ts';

interface WorkersOptions extends OutputOptions {
  readonly workers?: string;
  readonly host?: string;
  readonly demo?: boolean;
  readonly demoMonth?: boolean;
}

const MOST_WORKERS = 64;

/** Resolves when all have ended. */
export async function serveWithWorkers(config: Config, options: WorkersOptions): Promise<void> {
  const workers = readWorkers(options.workers ?? '');
  if (options.demo || options.demoMonth)
    throw new WrongUsage('The demo runs in one process: leave --workers out, or --demo.');
  if (config.DATABASE_URL === null) throw new WrongUsage(ONE_WRITER);
  const { GUIDEPOST_ADMIN: admin } = config;
  if (typeof admin === 'object' && admin.port === 0) throw new WrongUsage(ONE_ADMIN_PORT);
  const log = makeLog(config.GUIDEPOST_LOG);
  const port = await takePort(config.GUIDEPOST_PORT, config.GUIDEPOST_HOST);
  const host = options.host === undefined ? [] : ['--host', options.host];
  const group = new WorkerGroup({
    workers,
    program: process.argv[1] ?? '',
    log,
    argsFor: (worker) => ['serve', '--port', String(port), ...host, '--as-worker', String(worker)],
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping: requests under way are finished first');
      group.stop();
      for (const second of ['SIGTERM', 'SIGINT'] as const) {
        process.once(second, () => {
          group.kill();
          process.exit(1);
        });
      }
    });
  }
  const publicUrl = await group.start();
  if (publicUrl !== null) {
    const adminUrl = adminUrlOf(config, publicUrl);
    const mcpUrl = config.GUIDEPOST_MCP === 'on' ? `${publicUrl}/mcp` : null;
    const told = { demoKey: null, adminUrl, ownerLink: await makeOwnerLink(config, adminUrl, log), mcpUrl };
    if (options.json) print(`${JSON.stringify(viewListening(port, publicUrl, told))}\n`);
    else print(welcome(publicUrl, `http://localhost:${port}`, told));
  }
  const code = await group.over;
  // The workers have said why.
  if (code !== 0) process.exit(code);
}

function readWorkers(text: string): number {
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new WrongUsage(`--workers takes a whole number from 1 to ${MOST_WORKERS}.`);
}

const ONE_WRITER =
  'Workers need PostgreSQL: set DATABASE_URL (`guidepost move` takes a store there). The embedded store is written by one process alone. Leave ' +
  '--workers out: that process serves thousands of requests a second by itself.';

const ONE_ADMIN_PORT =
  'Each worker would take another free port for the admin interface. Name the port in GUIDEPOST_ADMIN, which all of them share, such as 7071; ' +
  'or leave it out, and the admin interface is at /admin on the port of the service.';

/** Finds a free port for 0, because all workers have to have the same. Throws if another program has the port. */
async function takePort(port: number, host: string): Promise<number> {
  const server = createServer();
  const taken = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  return taken;
}
