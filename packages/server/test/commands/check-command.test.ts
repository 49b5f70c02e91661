// guidepost check as a merchandiser uses it before a publish: what it says of the demo, how much it says, and to whom.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { demoFile } from '../../src/demo/demo-pages.ts';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');
const file = join(folder, 'bikes.yaml');
let text: string;

beforeAll(async () => {
  text = await readFile(demoFile('bikes.yaml'), 'utf8');
  await writeFile(file, text);
  const catalog = fileURLToPath(demoFile('catalog.ndjson'));
  const into = ['--client', 'demo', '--catalog', 'bikes', '--base-url', 'https://shop.example', '--data', data];
  expect((await run(['import', catalog, ...into])).code).toBe(0);
});

test('every conversation of the demo is looked at, and that is said in plain words', async () => {
  const { code, stdout } = await run(['check', file, '--data', data, '--budget', '60']);
  expect(code).toBe(0);
  expect(stdout).toContain('10 questions, nothing to mend.');
  expect(stdout).toContain(`Proven against the catalog demo/bikes, revision 1, 208 products, in ${data}`);
  expect(stdout).toMatch(
    /Conversations: all [\d,]+ of the shoppers counted were looked at; they meet in [\d,]+ states\./,
  );
  expect(stdout).toMatch(/Length: 4 to 9 questions \(6\.\d on average\) until the end\./);
  expect(stdout).toContain('each of the 58 groups of variants in scope can be recommended');
  expect(stdout).toContain('For example: What will you ride for most of all? → Fold it and take it along;');
});

test('tools get everything: figures, and findings with the conversation that leads there by ids', async () => {
  const { code, json } = await runJson(['check', file, '--data', data, '--budget', '60']);
  expect(code).toBe(0);
  expect(json).toMatchObject({
    file,
    data,
    catalog: { client: 'demo', catalog: 'bikes', revision: 1, products: 208 },
    proof: {
      complete: true,
      every_reply: true,
      covered: 1,
      questions: { fewest: 4, most: 9 },
      products: { unit: 'group', in_scope: 58, recommended: 58, never: 0, never_skus: [], undecided: 0 },
    },
  });
  const setAside = json.findings.find((finding: { code: string }) => finding.code === 'reply-set-aside');
  expect(setAside).toMatchObject({
    severity: 'note',
    line: 1 + text.split('\n').findIndex((line) => line.includes('id: equipment')),
    conversation: expect.arrayContaining([{ question_id: 'use', answers: ['fold'] }]),
  });
  expect(setAside.share).toBeGreaterThan(0);
});

test('--quick leaves conversations out; a budget that is too small says what it did not prove', async () => {
  const [quick, short, wrong] = await Promise.all([
    run(['check', file, '--data', data, '--quick']),
    runJson(['check', file, '--data', data, '--budget', '0.001']),
    run(['check', file, '--data', data, '--budget', 'long']),
  ]);
  expect(quick).toMatchObject({ code: 0 });
  expect(quick.stdout).toContain('Checked against the catalog demo/bikes, revision 1');
  expect(quick.stdout).not.toContain('Conversations:');
  expect(short.code).toBe(0);
  expect(short.json.proof).toMatchObject({ complete: false });
  expect(short.json.proof.covered).toBeLessThan(1);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('Use a number of seconds above 0, such as 8.');
});

test('a warning that only conversations show: nobody is asked a question; publishing says it, too, and goes on', async () => {
  const late = join(folder, 'late.yaml');
  const question = [
    '  - id: seats',
    '    type: SINGLE',
    '    role: filter',
    '    title: How many seats?',
    '    ask_if: { load: { any_of: [more] } }',
    '    answers:',
    '      - { id: one, title: One, where: { child_seats: { lte: 1 } } }',
    '      - { id: two, title: Two, where: { child_seats: { lte: 2 } } }',
    '',
  ].join('\n');
  await writeFile(late, text.replace('\n  # `missing: keep`', `\n${question}\n  # \`missing: keep\``));
  const [told, published] = await Promise.all([
    run(['check', late, '--data', data, '--budget', '60']),
    run(['publish', late, '--data', data]),
  ]);
  const line = 1 + (await readFile(late, 'utf8')).split('\n').findIndex((each) => each.includes('id: seats'));
  const said = `late.yaml:${line}:5 warning: Nobody is asked question \`seats\`: each time its turn comes, the products that are left no longer differ in it.`;
  expect(told.code).toBe(0);
  expect(told.stdout).toContain(said);
  expect(told.stdout).toContain('0 errors, 1 warning.');
  expect(published.code).toBe(0);
  expect(published.stdout).toContain('Published bikes, version 1.');
  expect(published.stdout).not.toContain('Worth knowing');
});
