// guidepost serve: runs the service until it is told to stop.

import { type Command, Option } from 'commander';
import type { Demo } from '../demo/prepare-demo.ts';
import type { Config } from '../settings/config.ts';
import { viewListening } from '../views/operation-view.ts';
import type { OutputOptions } from './output.ts';
import { makeOwnerLink } from './owner-link.ts';
import { print } from './print.ts';
import { configFor, type StoreOptions } from './store-option.ts';
import { welcome } from './welcome.ts';

interface ServeOptions extends StoreOptions, OutputOptions {
  readonly port?: string;
  readonly host?: string;
  readonly demo?: boolean;
  readonly demoMonth?: boolean;
  readonly workers?: string;
  /** Which of the workers this process is. */
  readonly asWorker?: string;
}

export type { ServeOptions };

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .summary('run the service')
    .description('Runs the service. On SIGTERM or Ctrl-C it finishes the requests under way, then stops.')
    .option('--port <number>', 'port to listen on; 0 takes a free one')
    .option('--host <address>', 'address to listen on')
    .option('--demo', 'fill an empty data folder with the demo shop first')
    .option('--demo-month', 'the same, and give a new demo shop a month of made-up conversations')
    .option('--workers <number>', 'processes that share the port; only with PostgreSQL')
    .addOption(new Option('--as-worker <number>').hideHelp())
    .action(runServe);
}

async function runServe(_options: unknown, command: Command): Promise<void> {
  const options = command.optsWithGlobals<ServeOptions>();
  const config = configFor(options, { GUIDEPOST_PORT: options.port, GUIDEPOST_HOST: options.host });
  if (options.asWorker !== undefined) return serveAsWorker(config, Number(options.asWorker));
  if (options.workers !== undefined) {
    const { serveWithWorkers } = await import('./serve-with-workers.ts');
    return serveWithWorkers(config, options);
  }
  const [{ startServer }, demo, { makeLog }] = await Promise.all([
    loadServer(),
    options.demo || options.demoMonth ? loadDemo(options.demoMonth) : null,
    import('../monitoring/log.ts'),
  ]);
  const log = makeLog(config.GUIDEPOST_LOG);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<string>();
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  // The demo shows every door, unless somebody shut it.
  const mcp = config.GUIDEPOST_MCP ?? (demo === null ? 'off' : 'on');
  const server = await startServer({ ...config, GUIDEPOST_MCP: mcp }, { log, ...demo });
  const { port, publicUrl } = server;
  const demoKey = demo?.key() ?? null;
  const { adminUrl } = server;
  const ownerLink = await makeOwnerLink(config, adminUrl, log);
  const told = { demoKey, adminUrl, ownerLink, mcpUrl: mcp === 'on' ? `${publicUrl}/mcp` : null };
  if (options.json) print(`${JSON.stringify(viewListening(port, publicUrl, told))}\n`);
  else print(welcome(publicUrl, `http://localhost:${port}`, told));
  const signal = await stopped;
  // A second signal stops it at once.
  process.once('SIGTERM', () => process.exit(1));
  process.once('SIGINT', () => process.exit(1));
  log.info({ signal }, 'stopping: requests under way are finished first');
  await server.stop();
  log.info('stopped');
}

/** One of several: whoever started them passes on signals, so that this one hears each once. */
async function serveAsWorker(config: Config, worker: number): Promise<void> {
  const [{ startServer }, { makeLog }, { WorkerLink }] = await Promise.all([
    loadServer(),
    import('../monitoring/log.ts'),
    import('../workers/worker-link.ts'),
  ]);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => stop());
  const link = new WorkerLink(worker, stop);
  try {
    const log = makeLog(config.GUIDEPOST_LOG, undefined, worker);
    const server = await startServer(config, { log, worker: link });
    await stopped;
    await server.stop();
  } finally {
    // Otherwise the connection to who started it keeps it alive.
    link.close();
  }
}

/** Only here, so that the other commands start without loading what only a server needs. */
const loadServer = () => import('../compose.ts');

/** Loaded only for the demo: it needs the code for imports and checks, which a server otherwise leaves to its threads. */
async function loadDemo(month = false): Promise<Demo> {
  const { prepareDemo } = await import('../demo/prepare-demo.ts');
  return prepareDemo({ month });
}
