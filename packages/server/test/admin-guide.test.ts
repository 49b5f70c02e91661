// The guide to the admin interface is tried as its readers try it: its commands go into a shell one after the other.

import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createToken } from '../src/people/manage-tokens.ts';
import { signIn } from './fixture/admin.ts';
import { eventually } from './fixture/eventually.ts';
import { expectLead } from './fixture/expect-response.ts';
import { next } from './fixture/next.ts';
import { startTestServer, type TestServer } from './fixture/test-server.ts';

const text = await readFile(new URL('../../../docs/admin.md', import.meta.url), 'utf8');
const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, code]) => code ?? '');
const commands = blocks.filter((block) => block.includes('curl'));

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('curl was not found: the commands of the guide to the admin interface are SKIPPED.');

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'guidepost-admin-guide-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

it.skipIf(!hasCurl)('has commands that lead from a file to an advisor that shoppers talk to', async () => {
  const owner = await signIn(server, 'owner', 'shop');
  const order = { name: 'guide', scopes: ['catalogs:change', 'advisors:change'] };
  const made = await createToken(server.definitions.people, owner.id, 'shop', order);
  if (made.kind !== 'created') throw new Error(JSON.stringify(made));
  const given = [`token=${made.token}`, `api=http://localhost:${server.adminPort}/admin/api/v1`];
  const shell = async (script: string, ...more: string[]): Promise<string> => {
    const here = script.replaceAll('/clients/demo/', '/clients/shop/');
    const { stdout } = await promisify(execFile)('bash', ['-c', [...given, ...more, here].join('\n')], { cwd: folder });
    return stdout;
  };
  const bodyOf = (answered: string) => JSON.parse(answered.slice(answered.indexOf('{')));
  const [
    list = '',
    upload = '',
    order_ = '',
    follow = '',
    draft = '',
    begin = '',
    edit = '',
    publish = '',
    count = '',
    question = '',
  ] = commands;
  expect(commands).toHaveLength(10);

  expect(JSON.parse(await shell(list)).entries).toMatchObject([{ catalog: 'lamps' }]);
  const uploaded = JSON.parse(await shell(upload));
  const ended = async (answered: string) => {
    const { id } = bodyOf(answered);
    const followed = await shell(follow, `job=${id}`);
    expect(followed).toContain('event: end');
    // The job as it is now is the last line.
    return JSON.parse(followed.trimEnd().split('\n').at(-1) ?? '');
  };
  const imported = await ended(await shell(order_, `upload=${uploaded.id}`));
  expect(imported).toMatchObject({ kind: 'import', outcome: 'done', result: { products: 3, catalog: 'kettles' } });
  const drafted = await ended(await shell(draft));
  expect(drafted).toMatchObject({ kind: 'draft', outcome: 'done' });
  await writeFile(join(folder, 'file.json'), JSON.stringify(drafted.result.file));
  expect(await shell(begin)).toMatch(/^etag: "1"\r$/im);
  const edited = await shell(edit);
  expect(edited).toMatch(/^etag: "2"\r$/im);
  expect(bodyOf(edited)).toMatchObject({ document: { name: 'Kettle finder' } });
  const published = await ended(await shell(publish));
  expect(published).toMatchObject({ kind: 'publish', outcome: 'done', result: { advisor: 'kettles', version: 1 } });
  await eventually(async () => {
    expectLead(await next(server, { key: server.keys.secret, advisor: 'kettles' }), 'created');
  });
  expect(JSON.parse(await shell(count))).toEqual({ products: 2, of: 3 });
  expect(JSON.parse(await shell(question))).toMatchObject({ question: { id: 'liters', type: 'SINGLE' } });
});

it('names every problem as the interface does', async () => {
  const { isProblemSlug } = await import('@guidepost/contract/problems');
  const named = [...text.matchAll(/^\| \d.*?\| (.*?) \|/gm)].flatMap(([, cell]) => cell?.match(/`[\w-]+`/g) ?? []);
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((slug) => !isProblemSlug(slug.slice(1, -1)))).toEqual([]);
});
