// What shoppers notice of the portal: the next endpoint while nobody works in the portal, and while somebody does, in turn, on one server.
// The load has a core; the server has both, as it has more than one thread. So what works for the portal competes with the load, too.

import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Advisor } from '@guidepost/engine/advisor';
import type { DefinitionStore } from '@guidepost/server/storage/definitions/definition-store';
import { openDefinitions } from '@guidepost/server/storage/definitions/open-definitions';
import { MAPPING, writeCatalogCsv } from './import/write-csv.ts';
import type { LoadOrder } from './next/load.ts';
import { BINARY, createKey, firstLine, type Measured, measure, openLoadFromCore, startOnCore } from './next/on-core.ts';
import type { OpenLoadOrder, PhaseResult } from './next/open-load.ts';
import { record } from './next/record.ts';
import { type PortalPlace, type PortalUse, PortalUser } from './portal/portal-user.ts';
import { median } from './quantile.ts';
import type { Section } from './section.ts';

export const title = 'The next endpoint while somebody works in the portal';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const PRODUCTS = 100_000;
const CONNECTIONS = 64;
const CONVERSATIONS = 16;

interface Target {
  readonly name: string;
  readonly server: ChildProcess;
  readonly load: Omit<LoadOrder, 'connections' | 'seconds'>;
  readonly user: PortalUser;
}

interface Stretch {
  /** As fast as it goes. */
  readonly closed: Measured;
  /** Share of a core that this process had meanwhile: somebody in the portal is part of it. */
  readonly user: number;
  /** At half of that. */
  readonly half: PhaseResult;
}

interface Round {
  readonly without: Stretch;
  readonly with: Stretch;
}

export async function run(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-portal-'));
  const servers: ChildProcess[] = [];
  const stores: DefinitionStore[] = [];
  const start = async (name: string, data: string, client: string, advisor: string, key: string, demo: string[]) => {
    const server = startOnCore('0,1', [BINARY, 'serve', '--port', '0', ...demo, '--data', data, '--json']);
    servers.push(server);
    const { port } = await firstLine(server);
    const url = `http://127.0.0.1:${port}`;
    const headers = { 'Service-API-Key': key || createKey(['--data', data]), 'Service-Advisor-ID': advisor };
    // Until it has taken the key over.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const { scripts } = await record(`${url}/api/v7/next/`, headers, CONVERSATIONS);
    const definitions = await openDefinitions({ kind: 'embedded', folder: data }, 'never');
    stores.push(definitions);
    const published = await definitions.advisors.findVersion(client, advisor, 1);
    if (published === null) throw new Error(`There is no advisor ${advisor}.`);
    const place = { url, client, advisor, ...placeIn(published.definition) };
    const user = await PortalUser.signIn(definitions, place);
    return { name, server, load: { port, headers, scripts }, user };
  };
  try {
    const large = join(folder, 'large');
    const key = makeLargeShop(folder, large);
    const targets: readonly Target[] = [
      await start('demo', join(folder, 'demo'), 'demo', 'bikes', '', ['--demo']),
      await start(`${PRODUCTS.toLocaleString('en-US')} products`, large, 'bench', 'laptops', key, []),
    ];
    const results = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    for (const target of targets) await asFastAsItGoes(folder, target);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [target, rounds] of results) {
        const without = await measureStretch(folder, target, null);
        rounds.push({ without, with: await whileSomebodyWorks(target, () => measureStretch(folder, target, without)) });
      }
    }
    return tell(results);
  } finally {
    for (const store of stores) await store.close();
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(
      servers.map((server) => server.exitCode ?? new Promise((resolve) => server.once('close', resolve))),
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the advisor that `draft` makes of it. Returns a key. */
function makeLargeShop(folder: string, data: string): string {
  const [file, mapping, advisor] = ['catalog.csv', 'mapping.yaml', 'advisor.yaml'].map((name) => join(folder, name));
  writeCatalogCsv(file as string, PRODUCTS);
  writeFileSync(mapping as string, MAPPING);
  const guidepost = (...args: (string | undefined)[]): string =>
    execFileSync(process.execPath, [BINARY, ...(args as string[]), '--data', data, '--json']).toString();
  guidepost('import', file, '--client', 'bench', '--catalog', 'laptops', '--mapping', mapping);
  guidepost('draft', '--client', 'bench', '--catalog', 'laptops', '--output', advisor);
  guidepost('publish', advisor);
  return (JSON.parse(guidepost('keys', 'create', '--client', 'bench', '--kind', 'secret')) as { key: string }).key;
}

/** A question whose title is changed, and an attribute whose values are counted. */
function placeIn({ catalog, questions }: Advisor): Pick<PortalPlace, 'catalog' | 'question' | 'attribute'> {
  const attribute = questions.flatMap((question) => ('attribute' in question ? [question.attribute] : []))[0];
  if (questions[0] === undefined || attribute === undefined) throw new Error('No question is about an attribute.');
  return { catalog, question: questions[0].id, attribute };
}

function asFastAsItGoes(folder: string, { server, load }: Target): Promise<Measured> {
  const file = join(folder, 'closed.json');
  writeFileSync(file, JSON.stringify({ ...load, connections: CONNECTIONS, seconds: SECONDS } satisfies LoadOrder));
  return measure(server, file);
}

/** `before`: the other stretch of the round, of which half is the rate here, too. */
async function measureStretch(folder: string, target: Target, before: Stretch | null): Promise<Stretch> {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const closed = await asFastAsItGoes(folder, target);
  const { user: own, system } = process.cpuUsage(used);
  const user = (own + system) / 1000 / (performance.now() - began);
  const rate = (before?.closed ?? closed).perSecond / 2;
  const file = join(folder, 'open.json');
  const open = { connections: 256, mostConnections: 2000, phases: [{ rate, seconds: SECONDS }] };
  writeFileSync(file, JSON.stringify({ ...target.load, ...open } satisfies OpenLoadOrder));
  const { phases } = await openLoadFromCore(1, file);
  if (phases[0] === undefined) throw new Error('one phase, one result');
  return { closed, user, half: phases[0] };
}

async function whileSomebodyWorks<Result>({ user }: Target, measureIt: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const work = user.work(over.signal);
  try {
    return await Promise.race([measureIt(), work.then(() => Promise.reject(new Error('The work ended too soon.')))]);
  } finally {
    over.abort();
    await work;
  }
}

function tell(results: ReadonlyMap<Target, readonly Round[]>): Section {
  const all = [...results];
  const spread = (values: readonly number[], digits: number, unit = '') =>
    `${median(values).toFixed(digits)}${unit} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;
  const row = (name: string, rounds: readonly Round[], digits: number, value: (stretch: Stretch) => number) => [
    name,
    median(rounds.map(({ without }) => value(without))).toFixed(digits),
    median(rounds.map((round) => value(round.with))).toFixed(digits),
  ];
  const done = ({ user }: Target, pick: (use: PortalUse) => number) => String(pick(user.done));
  return {
    tables: [
      {
        caption: `The next endpoint, embedded store, ${ROUNDS} rounds of stretches of ${SECONDS} s in turn; medians, and ratios and differences within a round.`,
        columns: ['shop', 'figure', 'nobody in the portal', 'somebody', 'against each other'],
        rows: all.flatMap(([{ name }, rounds]) => [
          [
            name,
            ...row(`requests/s, ${CONNECTIONS} connections`, rounds, 0, ({ closed }) => closed.perSecond),
            spread(
              rounds.map((round) => round.with.closed.perSecond / round.without.closed.perSecond),
              3,
            ),
          ],
          [
            name,
            ...row('µs of the thread that answers, a request', rounds, 1, ({ closed }) => closed.answering),
            spread(
              rounds.map((round) => round.without.closed.answering / round.with.closed.answering),
              3,
            ),
          ],
          [name, ...row('cores busy, all threads of the server', rounds, 2, ({ closed }) => closed.busy), ''],
          [name, ...row('cores busy, somebody’s own program', rounds, 2, ({ user }) => user), ''],
          [
            name,
            ...row('ms, p50 at half of that', rounds, 2, ({ half }) => half.p50),
            spread(
              rounds.map((round) => round.with.half.p50 - round.without.half.p50),
              2,
              ' ms',
            ),
          ],
          [
            name,
            ...row('ms, p99 at half of that', rounds, 2, ({ half }) => half.p99),
            spread(
              rounds.map((round) => round.with.half.p99 - round.without.half.p99),
              2,
              ' ms',
            ),
          ],
        ]),
      },
      {
        caption: 'What was done in the portal meanwhile.',
        columns: ['shop', 'edits, each with two counts', 'previews', 'checks from beginning to end', 'insights opened'],
        rows: all.map(([target]) => [
          target.name,
          done(target, ({ edits }) => edits),
          done(target, ({ previews }) => previews),
          done(target, ({ checks }) => checks),
          done(target, ({ insights }) => insights),
        ]),
      },
    ],
    notes: [
      `The portal's user types without a pause (an edit about every 0.4 s), has the draft checked again and again, and looks at preview and insights. ` +
        `Checks run in a thread of lower priority. The load generator has one core, and the server both of ${cores()}.`,
      'With the load on one of two cores, everything else that the server does competes with what is measured. The work of the thread that answers is what counts where other threads have cores of their own; what is written there against each other is the requests a second that it would do.',
      'Goals: with somebody in the portal at least 0.95 of the requests a second, and at most 5 ms more at p99.',
    ],
  };
}

const cores = (): number => (readFileSync('/proc/cpuinfo', 'utf8').match(/^processor/gm) ?? []).length;
