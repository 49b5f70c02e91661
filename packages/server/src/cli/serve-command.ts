// guidepost serve: runs the service until it is told to stop.

import type { Command } from 'commander';
import type { Demo } from '../demo/prepare-demo.ts';
import { viewListening } from '../views/operation-view.ts';
import type { OutputOptions } from './output.ts';
import { print } from './print.ts';
import { configFor, type StoreOptions } from './store-option.ts';
import { welcome } from './welcome.ts';

interface ServeOptions extends StoreOptions, OutputOptions {
  readonly port?: string;
  readonly host?: string;
  readonly demo?: boolean;
}

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .summary('run the service')
    .description('Runs the service. On SIGTERM or Ctrl-C it finishes the requests under way, then stops.')
    .option('--port <number>', 'port to listen on; 0 takes a free one')
    .option('--host <address>', 'address to listen on')
    .option('--demo', 'fill an empty data folder with the demo shop first')
    .action(runServe);
}

async function runServe(_options: unknown, command: Command): Promise<void> {
  const options = command.optsWithGlobals<ServeOptions>();
  const config = configFor(options, { GUIDEPOST_PORT: options.port, GUIDEPOST_HOST: options.host });
  // Imported only here, so that the other commands start without loading what only a server needs.
  const [{ startServer }, demo, { makeLog }] = await Promise.all([
    import('../compose.ts'),
    options.demo ? loadDemo() : null,
    import('../monitoring/log.ts'),
  ]);
  const log = makeLog(config.GUIDEPOST_LOG);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<string>();
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  const server = await startServer(config, { log, ...demo });
  const { port, publicUrl } = server;
  const demoKey = demo?.key() ?? null;
  if (options.json) print(`${JSON.stringify(viewListening(port, publicUrl, demoKey))}\n`);
  else print(welcome(publicUrl, `http://localhost:${port}`, demoKey));
  const signal = await stopped;
  // A second signal stops it at once.
  process.once('SIGTERM', () => process.exit(1));
  process.once('SIGINT', () => process.exit(1));
  log.info({ signal }, 'stopping: requests under way are finished first');
  await server.stop();
  log.info('stopped');
}

/** Loaded only for the demo: it needs the code for imports and checks, which a server otherwise leaves to its threads. */
async function loadDemo(): Promise<Demo> {
  const { prepareDemo } = await import('../demo/prepare-demo.ts');
  return prepareDemo();
}
