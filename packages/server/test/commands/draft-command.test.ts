// guidepost draft, as merchandisers use it: from a catalog to an advisor that can be published.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { demoFile } from '../../src/demo/demo-pages.ts';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');

const draft = (...more: string[]) => ['draft', '--client', 'demo', '--data', data, ...more];

beforeAll(async () => {
  const catalog = fileURLToPath(demoFile('catalog.ndjson'));
  const into = ['--client', 'demo', '--catalog', 'bikes', '--base-url', 'https://shop.example', '--data', data];
  expect((await run(['import', catalog, ...into])).code).toBe(0);
  const plain = join(folder, 'plain.csv');
  const rows = Array.from(
    { length: 30 },
    (_, nth) => `S${nth},Thing ${nth},https://a.example/i,https://a.example/l,9.99`,
  );
  await writeFile(plain, `sku,title,image,link,price\n${rows.join('\n')}\n`);
  expect((await run(['import', plain, '--client', 'demo', '--catalog', 'plain', '--data', data])).code).toBe(0);
});

test('what is drafted goes through check and publish as it is', async () => {
  const file = join(folder, 'drafted.yaml');
  const made = await run(draft('--catalog', 'bikes', '--advisor', 'finder', '--output', file));
  expect(made).toMatchObject({ code: 0, stdout: `Wrote ${file}.\n` });
  expect(made.stderr).toContain('of truthful shoppers find their product');
  expect(await readFile(file, 'utf8')).toMatch(/^# Drafted from the catalog demo\/bikes, revision 1/);
  const checked = await runJson(['check', file, '--data', data]);
  expect(checked.code).toBe(0);
  expect(await runJson(['publish', file, '--data', data])).toMatchObject({
    code: 0,
    json: { advisor: 'finder', version: 1 },
  });
});

test('a draft ends with what shoppers get, and whether it is ready to publish or why not, in words and as data', async () => {
  const { stderr } = await run(draft('--catalog', 'bikes'));
  const { json } = await runJson(draft('--catalog', 'bikes'));
  const { ready, shoppers, not_ready_because: because, improve } = json.verdict;
  expect(stderr).toMatch(/Of \d+ simulated shoppers, \d/);
  expect(shoppers.truthful).toBeGreaterThan(0.5);
  expect(ready).toBe(because.length === 0);
  if (ready) expect(stderr).toContain('Ready to publish.');
  else expect(stderr).toMatch(/Not ready to publish, because(?: |\n- )/);
  for (const { said } of because) expect(stderr).toContain(said);
  if (improve !== null) expect(stderr).toContain(improve.said);
});

test('questions are in the language that is asked for, and what is not named in it is told', async () => {
  const { json } = await runJson(draft('--catalog', 'bikes', '--language', 'fi'));
  expect(json.language).toBe('fi');
  expect(json.questions.map(({ title }: { title: string }) => title)).toContain('Kuinka paljon haluat käyttää rahaa?');
  const unknown = await run(draft('--catalog', 'bikes', '--language', 'xx'));
  expect(unknown.code).toBe(2);
});

test('numbers without a unit are told, with where to set it; the share found is said as in the file', async () => {
  const file = join(folder, 'screens.csv');
  const sizes = [19, 22, 24, 27, 32];
  const rows = Array.from(
    { length: 60 },
    (_, nth) => `M${nth},Screen ${nth},https://a.example/i,https://a.example/l,${90 + 7 * nth},${sizes[nth % 5]}`,
  );
  await writeFile(file, `sku,title,image,link,price,screen_size\n${rows.join('\n')}\n`);
  await run(['import', file, '--client', 'demo', '--catalog', 'screens', '--data', data]);
  const { stdout, stderr } = await run(draft('--catalog', 'screens'));
  expect(stderr).toMatch(/numbers have no unit \(screen_size\): .*--set attributes\.screen_size\.unit=UNIT/);
  const [, share = ''] = /cannot know, (\S+%) find their product/.exec(stdout) ?? [];
  expect(stderr).toContain(`${share} of truthful shoppers`);
});

test('a file that somebody may have changed is not overwritten', async () => {
  const file = join(folder, 'mine.yaml');
  await writeFile(file, 'advisor: mine\n');
  const made = await run(draft('--catalog', 'bikes', '--output', file));
  expect(made).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
  expect(await readFile(file, 'utf8')).toBe('advisor: mine\n');
});

test('without --output the file is all that is printed', async () => {
  const { code, stdout } = await run(draft('--catalog', 'bikes', '--language', 'de', '--questions', '3'));
  expect(code).toBe(0);
  expect(stdout).toMatch(/^# Drafted from/);
  expect(stdout).toContain('title: Was suchen Sie?');
  expect(stdout.match(/^ {2}- id: /gm)).toHaveLength(3);
});

test('for tools: the reasons as data, and the file in it', async () => {
  const { code, json } = await runJson(draft('--catalog', 'bikes'));
  expect(code).toBe(0);
  expect(json).toMatchObject({
    client: 'demo',
    catalog: 'bikes',
    advisor: 'bikes',
    questions: expect.arrayContaining([
      expect.objectContaining({ id: 'budget', type: 'RANGE', role: 'filter', attribute: 'price', known: 200 }),
    ]),
    left_out: expect.arrayContaining([expect.objectContaining({ attribute: 'audience', why: expect.any(String) })]),
    forecast: expect.objectContaining({ found: expect.any(Number) }),
    file: expect.stringContaining('questions:'),
  });
});

test('if nothing can be asked, it says so, what it looked at, and what would help', async () => {
  const { code, stdout } = await run(draft('--catalog', 'plain'));
  expect(code).toBe(1);
  expect(stdout).toContain('No advisor can be drafted from demo/plain: no attribute tells its 30 products apart');
  expect(stdout).toContain('The catalog has no attributes.');
  expect(stdout).toContain('--set attributes.kind=COLUMN');
});

test('one question and one product are spoken of as one', async () => {
  const { stderr } = await run(draft('--catalog', 'bikes', '--questions', '1'));
  expect(stderr).toMatch(/^1 question; \d+(\.\d)?% of truthful shoppers/m);
  const file = join(folder, 'single.csv');
  await writeFile(file, 'sku,title,image,link,price\nS1,Thing,https://a.example/i,https://a.example/l,9.99\n');
  await run(['import', file, '--client', 'demo', '--catalog', 'single', '--data', data]);
  const { code, stdout } = await run(draft('--catalog', 'single'));
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: 'No advisor can be drafted from demo/single: only 1 product is available, so there is nothing to choose.\n',
  });
});

test('where most are sold out, it says how many were not looked at', async () => {
  const file = join(folder, 'sold-out.csv');
  const rows = Array.from(
    { length: 12 },
    (_, nth) => `S${nth},Thing ${nth},https://a.example/${nth},https://a.example/l${nth},9.99,${nth < 3}`,
  );
  await writeFile(file, ['sku,title,image,link,price,available', ...rows].join('\n'));
  await run(['import', file, '--client', 'demo', '--catalog', 'sold-out', '--data', data]);
  const { code, stdout } = await run(draft('--catalog', 'sold-out'));
  expect(code).toBe(1);
  expect(stdout).toContain('no attribute tells the 3 products that are available apart');
  expect(stdout).toContain('9 products of 12 are not available. Look at the column');
});

test('a catalog that is not there is told from those that are', async () => {
  const { code, stdout } = await run(draft('--catalog', 'bices'));
  expect(code).toBe(1);
  expect(stdout).toContain('The client "demo" has no catalog "bices".');
  expect(stdout).toContain('bikes');
});

test.each([['0'], ['2.5'], ['many']])('%s is no number of questions', async (number) => {
  const { code, stderr } = await run(draft('--catalog', 'bikes', '--questions', number));
  expect(code).toBe(2);
  expect(stderr).toContain('Use a whole number from 1 to 50.');
});
