// The demo shop as somebody meets it who has just started it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, runJson } from '../test/fixture/run-command.ts';
import { makeAgent, next, type Told } from './fixture/next.ts';
import { makeFolder, type Serving, serve } from './fixture/process.ts';

const agent = makeAgent();

/** Replies by what the responses offer, to the end; `choose` tells which answer. */
async function converse({ url, demoKey: key }: Serving, advisor: string, choose: (answers: number) => number) {
  const seen: Told[] = [];
  let { body } = await next(url, { key, advisor }, agent);
  for (seen.push(body); body.question !== null; seen.push(body)) {
    const { question_id, answers } = body.question;
    const chosen = answers[choose(answers.length)];
    const reply = { question_id, answers: chosen ? [chosen.answer_id] : [] };
    const response = await next(url, { key, advisor, token: body.session_token, body: reply }, agent);
    expect(response.status).toBe(200);
    body = response.body;
    expect(seen.length).toBeLessThan(40);
  }
  return seen;
}

const linksOf = (seen: readonly Told[]): string[] =>
  seen.flatMap(({ question, results }) => [
    ...[question?.image, ...(question?.answers.map(({ image }) => image) ?? [])].filter(
      (link) => typeof link === 'string',
    ),
    ...(results ?? []).flatMap(({ image, link }) => [image, link]),
  ]);

async function expectLinks(links: readonly string[]): Promise<void> {
  for (const link of new Set(links)) {
    const response = await fetch(link.replace('localhost', '127.0.0.1'));
    expect({ link, status: response.status }).toEqual({ link, status: 200 });
    await response.arrayBuffer();
  }
}

test('both advisors lead to results, and every picture and link of them opens', async () => {
  const data = await makeFolder();
  const server = await serve(data, ['--demo']);
  const links: string[] = [];
  for (const advisor of ['bikes', 'kids-bikes']) {
    for (const choose of [() => 0, () => -1, (answers: number) => answers - 1]) {
      const seen = await converse(server, advisor, choose);
      expect(seen[0]?.results).toBeNull();
      expect(seen.at(-1)?.results?.length).toBeGreaterThan(0);
      links.push(...linksOf(seen));
    }
  }
  expect(links.length).toBeGreaterThan(50);
  for (const link of links) expect(link).toMatch(new RegExp(`^http://localhost:${server.port}/demo/`));
  await expectLinks(links);
  await expectLinks([`${server.url}/`, `${server.url}/docs`, `${server.url}/openapi.json`, `${server.url}/readyz`]);
  await server.end('SIGTERM');
});

test('each start issues a new key, revokes the one before, and links pictures to where it is now', async () => {
  const data = await makeFolder();
  const first = await serve(data, ['--demo']);
  await first.end('SIGTERM');
  const second = await serve(data, ['--demo']);
  expect(second.demoKey).not.toBe(first.demoKey);
  expect((await next(second.url, { key: first.demoKey, advisor: 'bikes' }, agent)).status).toBe(401);
  expect(second.port).not.toBe(first.port);
  const links = linksOf(await converse(second, 'bikes', () => 0));
  for (const link of links) expect(link).toContain(`:${second.port}/demo/`);
  const { json: keys } = await runJson(['keys', 'list', '--data', data]);
  expect(keys.map(({ state }: { state: string }) => state)).toEqual(['revoked', 'active']);
  await second.end('SIGTERM');
});

test('a shop of ones own in the same store is left alone', async () => {
  const data = await makeFolder();
  const file = join(data, 'own.ndjson');
  const product = (sku: string, size: number) =>
    JSON.stringify({
      sku,
      title: `Own ${sku}`,
      image: 'https://s.example/i.png',
      link: 'https://s.example/',
      price: '5.00',
      attributes: { size },
    });
  await writeFile(file, `${product('a', 1)}\n${product('b', 2)}\n`);
  await writeFile(
    join(data, 'own.yaml'),
    'advisor: own\nclient: shop\nname: Own\nlanguage: en\ncatalog: things\nquestions:\n  - { id: size, type: SINGLE, role: filter, title: Which?, attribute: size }\n',
  );
  await run(['import', file, '--client', 'shop', '--catalog', 'things', '--data', data]);
  expect((await run(['publish', join(data, 'own.yaml'), '--data', data])).code).toBe(0);
  const { json: key } = await runJson(['keys', 'create', '--client', 'shop', '--kind', 'publishable', '--data', data]);
  for (let start = 0; start < 2; start++) {
    const server = await serve(data, ['--demo']);
    const { status, body } = await next(server.url, { key: key.key, advisor: 'own' }, agent);
    expect(status).toBe(200);
    expect(body.question?.question_id).toBe('size');
    expect((await next(server.url, { key: key.key, advisor: 'bikes' }, agent)).status).toBe(404);
    await server.end('SIGTERM');
  }
  const again = await runJson(['import', file, '--client', 'shop', '--catalog', 'things', '--data', data]);
  expect(again.json).toMatchObject({ revision: 1, unchanged: 2 });
});

test('the welcome has a curl line that works when pasted', async () => {
  const data = await makeFolder();
  const { spawn } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const program = fileURLToPath(new URL('../bin/guidepost.js', import.meta.url));
  const env = { ...process.env, GUIDEPOST_LOG: 'silent' };
  const child = spawn(process.execPath, [program, 'serve', '--demo', '--port', '0', '--data', data], { env });
  let text = '';
  for await (const chunk of child.stdout) {
    text += chunk;
    if (text.includes('TOKEN')) break;
  }
  const [, url, key] = /curl -X POST (\S+) -H 'Service-API-Key: (\S+)' -H 'Service-Advisor-ID: bikes'/.exec(text) ?? [];
  const response = await fetch(url ?? '', {
    method: 'POST',
    headers: { 'Service-API-Key': key ?? '', 'Service-Advisor-ID': 'bikes' },
  });
  const told = (await response.json()) as Told;
  const [, sent] = /-d '(.*?)'/.exec(text) ?? [];
  const reply = await fetch(url ?? '', {
    method: 'POST',
    headers: {
      'Service-API-Key': key ?? '',
      'Service-Advisor-ID': 'bikes',
      'Service-Session-Token': told.session_token,
      'Content-Type': 'application/json',
    },
    body: sent ?? '',
  });
  child.kill('SIGKILL');
  expect(reply.status).toBe(200);
  expect(await readFile(join(data, 'guidepost.db'))).toBeDefined();
});
