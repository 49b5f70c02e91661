// (d) How long the service takes from the start of the process to its first answer on /readyz, with the demo: on an empty
// data folder, and on the one that it left behind.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMs, median, quantile } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Start-up';

const RUNS = 7;
const BINARY = new URL('../packages/server/bin/guidepost.js', import.meta.url).pathname;

export async function run(): Promise<Section> {
  const empty: number[] = [];
  const filled: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const data = mkdtempSync(join(tmpdir(), 'guidepost-start-'));
    empty.push(await measureStart(data, 17_000 + i));
    filled.push(await measureStart(data, 17_000 + i));
    rmSync(data, { recursive: true, force: true });
  }
  const row = (name: string, times: readonly number[]) => [
    name,
    formatMs(median(times)),
    formatMs(Math.min(...times)),
    formatMs(quantile(times, 0.99)),
  ];
  return {
    tables: [
      {
        caption: `From the start of the process until /readyz answers 200, ${RUNS} runs, from the sources.`,
        columns: ['data folder', 'median', 'fastest', 'slowest'],
        rows: [row('empty: demo imported and published', empty), row('with the demo', filled)],
      },
    ],
    notes: ['Goal: under 1 s with the demo.'],
  };
}

async function measureStart(data: string, port: number): Promise<number> {
  const began = performance.now();
  const server = spawn(process.execPath, [BINARY, 'serve', '--demo', '--port', String(port), '--data', data], {
    stdio: 'ignore',
  });
  const closed = new Promise((resolve) => server.once('close', resolve));
  while (!(await isReady(port))) await new Promise((resolve) => setTimeout(resolve, 5));
  const time = performance.now() - began;
  server.kill('SIGTERM');
  await closed;
  return time;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
