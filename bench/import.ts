// How fast the command line imports a catalog from plain CSV on one core, and whether one process can serve it afterwards.

import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDefinitions } from '@guidepost/server/storage/definitions/open-definitions';
import { peakOf, runMeasured, startOnOneCore } from './import/run-measured.ts';
import { MAPPING, writeCatalogCsv, writePricesCsv } from './import/write-csv.ts';
import { LAPTOP_ADVISOR } from './laptop-advisor.ts';
import { record } from './next/record.ts';
import { formatMs, median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'Import';

const ROWS = process.argv.includes('--write') ? 1_000_000 : 100_000;
const BINARY = new URL('../packages/server/bin/guidepost.js', import.meta.url).pathname;
const CONVERSATIONS = 16;

export async function run(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-import-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<Section> {
  const [file, prices, mapping] = ['catalog.csv', 'prices.csv', 'mapping.yaml'].map((name) => join(folder, name));
  if (file === undefined || prices === undefined || mapping === undefined) throw new Error('three names, three files');
  writeCatalogCsv(file, ROWS);
  writePricesCsv(prices, ROWS);
  writeFileSync(mapping, MAPPING);
  const data = join(folder, 'data');
  const rows: string[][] = [];
  const time = async (name: string, args: readonly string[], into = data) => {
    const target = ['--client', 'bench', '--catalog', 'laptops', '--data', into, '--json'];
    const { seconds, cpu, peak } = await runMeasured(['import', ...args, ...target]);
    rows.push([
      ...[name, `${seconds.toFixed(1)} s`, thousands(ROWS / seconds)],
      ...[`${cpu.toFixed(1)} s`, thousands(ROWS / cpu), `${Math.round(peak)} MiB`],
    ]);
  };
  await time('a new catalog, with a mapping', [file, '--mapping', mapping]);
  await time('the same file again: nothing changes', [file]);
  await time('a file of skus and prices: every product changes', [prices, '--update']);
  await time('a new catalog, without a mapping', [file], join(folder, 'other'));
  const served = await serve(data);
  return {
    tables: [
      {
        caption: `${thousands(ROWS)} rows of plain CSV with 15 attributes (${Math.round(statSync(file).size / 2 ** 20)} MiB), whole processes on one core, from the sources.`,
        columns: ['import', 'time', 'rows/s', 'CPU', 'rows a CPU second', 'peak memory'],
        rows,
      },
      {
        caption: 'The catalog served afterwards by one process, on the same core.',
        columns: ['ready after', 'step, median', 'slowest step', 'peak memory'],
        rows: [served],
      },
    ],
    notes: [
      'Rows a second are of the whole process, from its start to its end; CPU time is that of all its threads, and tells more where others use the machine. A file without a mapping has its first rows looked at closely before it is read.',
      'Goals: 50,000 rows a second and under 400 MiB at 1,000,000 rows with a mapping; ready in under 10 s.',
    ],
  };
}

/** Publishes an advisor over the catalog, starts a server and holds conversations. */
async function serve(data: string): Promise<string[]> {
  const definitions = await openDefinitions({ kind: 'embedded', folder: data }, 'if-empty');
  await definitions.advisors.publish(LAPTOP_ADVISOR, JSON.stringify(LAPTOP_ADVISOR), 1);
  await definitions.close();
  const forKey = ['keys', 'create', '--client', 'bench', '--kind', 'secret', '--data', data, '--json'];
  const { key } = JSON.parse(execFileSync(process.execPath, [BINARY, ...forKey]).toString()) as { key: string };
  const began = performance.now();
  const server = startOnOneCore(['serve', '--port', '0', '--data', data, '--json']);
  try {
    const { port } = await firstLine(server);
    const url = `http://127.0.0.1:${port}`;
    while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 5));
    const ready = performance.now() - began;
    const headers = { 'Service-API-Key': key, 'Service-Advisor-ID': LAPTOP_ADVISOR.id };
    const times: number[] = [];
    await record(`${url}/api/v7/next/`, headers, CONVERSATIONS, {
      answered: (milliseconds) => times.push(milliseconds),
    });
    return [
      `${(ready / 1000).toFixed(1)} s`,
      formatMs(median(times)),
      formatMs(Math.max(...times)),
      `${Math.round(peakOf(server))} MiB`,
    ];
  } finally {
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await closed;
  }
}

async function firstLine(child: ChildProcess): Promise<{ port: number }> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return JSON.parse(text.split('\n')[0] ?? '') as { port: number };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

const thousands = (number: number): string => Math.round(number).toLocaleString('en-US');
