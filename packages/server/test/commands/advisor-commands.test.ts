// guidepost check, publish, unpublish and play, as merchandisers use them.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { demoFile } from '../../src/demo/demo-pages.ts';
import { ownFolder, run, runJson } from '../fixture/run-command.ts';

const folder = ownFolder();
const data = join(folder, 'data');
const file = join(folder, 'bikes.yaml');

const play = (...more: string[]) => ['play', '--client', 'demo', '--advisor', 'bikes', '--data', data, ...more];

beforeAll(async () => {
  await writeFile(file, await readFile(demoFile('bikes.yaml')));
  const catalog = fileURLToPath(demoFile('catalog.ndjson'));
  const into = ['--client', 'demo', '--catalog', 'bikes', '--base-url', 'https://shop.example', '--data', data];
  expect((await run(['import', catalog, ...into])).code).toBe(0);
  expect((await run(['publish', file, '--data', data])).code).toBe(0);
});

test('publishing counts versions, and what it prints for tools is one document', async () => {
  const more = join(folder, 'more.yaml');
  await writeFile(more, `${await readFile(file, 'utf8')}\n# another line\n`);
  const published = await runJson(['publish', more, '--data', data]);
  expect(published).toMatchObject({ code: 0, json: { advisor: 'bikes', version: 2, unchanged: false } });
});

test('publishing what is published already makes no version, and says so', async () => {
  const again = await runJson(['publish', join(folder, 'more.yaml'), '--data', data]);
  expect(again).toMatchObject({ code: 0, json: { advisor: 'bikes', version: 2, unchanged: true } });
});

test('versions: listed, exported as they were written, and published again', async () => {
  const bikes = ['--client', 'demo', '--advisor', 'bikes', '--data', data];
  const [list, versions, exported, old, missing] = await Promise.all([
    run(['advisors', 'list', '--data', data]),
    runJson(['advisors', 'versions', ...bikes]),
    run(['export', ...bikes]),
    runJson(['export', ...bikes, '--version', '1']),
    runJson(['export', ...bikes, '--version', '9']),
  ]);
  expect(list.stdout).toMatch(/demo +bikes +Find your bicycle +version 2 of 2/);
  expect(versions.json.versions).toMatchObject([
    { version: 2, published: true },
    { version: 1, published: false },
  ]);
  expect(exported.stdout).toBe(await readFile(join(folder, 'more.yaml'), 'utf8'));
  expect(old.json).toMatchObject({ version: 1, source: await readFile(file, 'utf8') });
  expect(missing).toMatchObject({ code: 1, json: { error: expect.stringContaining('no version 9') } });

  const back = await runJson(['advisors', 'rollback', ...bikes, '--version', '1']);
  expect(back).toMatchObject({ code: 0, json: { version: 1, version_before: 2 } });
  expect((await runJson(['advisors', 'list', '--data', data])).json).toMatchObject([
    { advisor: 'bikes', published_version: 1, latest_version: 2 },
  ]);
  const nowhere = await runJson(['advisors', 'rollback', ...bikes, '--version', '7']);
  expect(nowhere).toMatchObject({ code: 1, json: { error: expect.stringContaining('It has: 1, 2.') } });
});

test('the help names what the columns hold, and the guide names the command', async () => {
  const [list, versions] = await Promise.all([
    run(['advisors', 'list', '--help']),
    run(['advisors', 'versions', '--help']),
  ]);
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
  expect(plain(list.stdout)).toContain('when it was made');
  expect(plain(versions.stdout)).toContain('when each was made');
  const guide = await readFile(new URL('../../../../docs/merchandiser.md', import.meta.url), 'utf8');
  expect(guide).toContain('guidepost advisors versions --client');
});

test('check: fine is 0; faults come with line and column and how to mend them, and 1', async () => {
  const text = await readFile(file, 'utf8');
  const faulty = join(folder, 'faulty.yaml');
  const line = 1 + text.split('\n').findIndex((each) => each.includes('type: SINGLE'));
  await writeFile(faulty, text.replace('type: SINGLE', 'type: SINGEL').replace('limit: 12', 'limit: lots'));
  const unknown = join(folder, 'unknown.yaml');
  await writeFile(unknown, text.replace('where: { kind: city }', 'where: { kindd: city }'));
  const [fine, fault, faultJson, publish, publishJson, finding, missing] = await Promise.all([
    run(['check', file, '--data', data]),
    run(['check', faulty, '--data', data]),
    runJson(['check', faulty, '--data', data]),
    run(['publish', faulty, '--data', data]),
    runJson(['publish', faulty, '--data', data]),
    runJson(['check', unknown, '--data', data]),
    runJson(['check', join(folder, 'nowhere.yaml'), '--data', data]),
  ]);
  expect(fine.code).toBe(0);
  expect(fault.code).toBe(1);
  expect(fault.stdout).toContain(`faulty.yaml:${line}:11 error:`);
  expect(fault.stdout).toMatch(/2 errors, 0 warnings/);
  expect(fault.stdout).toContain('To correct one of them automatically: guidepost check ');
  expect(faultJson).toMatchObject({
    code: 1,
    json: { findings: [{ severity: 'error' }, { line, column: 11, severity: 'error' }] },
  });
  expect(publish.code).toBe(1);
  expect(publish.stdout).toContain('Nothing was published.');
  expect(publishJson.json.error).toBe('Nothing was published.');
  expect(finding.code).toBe(1);
  expect(finding.json.findings[0]).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('kindd'),
    column:
      text
        .split('\n')
        .find((each) => each.includes('where: { kind: city }'))!
        .indexOf('kind') + 1,
  });
  expect(missing).toMatchObject({ code: 1, json: { error: expect.stringContaining('there is no such file') } });
  for (const { stderr } of [fine, fault, publish, missing]) expect(stderr).not.toMatch(/^\s+at /m);
});

test('check --fix mends what is certain, and leaves the rest of the file as it is', async () => {
  const text = await readFile(file, 'utf8');
  const faulty = join(folder, 'fix.yaml');
  const broken = text
    .replace('type: SINGLE', 'type: SINGEL')
    .replace('where: { kind: city }', 'where: { kindd: city }')
    .replace('language: en #', 'language: english #')
    .replace('skip_text:', 'skiptext:');
  await writeFile(faulty, broken);
  const fixed = await run(['check', faulty, '--fix', '--quick', '--data', data]);
  expect(await readFile(faulty, 'utf8')).toBe(text);
  expect(fixed).toMatchObject({ code: 0 });
  expect(fixed.stderr.match(/mended:/g)).toHaveLength(4);
});

test('an advisor for a catalog that is not there: how to import it', async () => {
  const told = await run(['check', file, '--data', join(folder, 'empty')]);
  expect(told.code).toBe(1);
  expect(told.stdout).toContain('guidepost import FILE --client demo --catalog bikes');
});

test('play: replies from a pipe, back, skip, and the end of the input', async () => {
  const [skipped, left, wrong, json, none] = await Promise.all([
    run(play(), { input: '\n'.repeat(30) }),
    run(play(), { input: '1\nb\n2\n' }),
    run(play(), { input: '99\nq\n' }),
    runJson(play(), { input: '1\nb\n2\ns\nq\n' }),
    runJson(['play', '--client', 'demo', '--advisor', 'nobody', '--data', data]),
  ]);
  expect(skipped.code).toBe(0);
  expect(skipped.stdout).toContain('Results:');
  expect(left.code).toBe(0);
  expect(left.stdout.match(/What will you ride for most of all\?/g)).toHaveLength(2);
  expect(wrong.stdout).toContain('That does not fit this question.');
  expect(json.code).toBe(0);
  expect(json.json.ended).toBe(false);
  expect(json.json.replies.map(({ answers }: { answers: string[] }) => answers)).toEqual([['commute'], []]);
  expect(none).toMatchObject({ code: 1, json: { error: 'demo has no published advisor nobody. It has: bikes.' } });
});

test('play: a file that is not published, in one of its languages; what cannot be played is told', async () => {
  const faulty = join(folder, 'play-faulty.yaml');
  await writeFile(faulty, (await readFile(file, 'utf8')).replace('type: SINGLE', 'type: SINGEL'));
  const [draft, german, french, wrong, neither] = await Promise.all([
    runJson(['play', file, '--data', data], { input: '1\nq\n' }),
    run(['play', file, '--language', 'de', '--data', data], { input: 'q\n' }),
    runJson(['play', file, '--language', 'fr', '--data', data]),
    run(['play', faulty, '--data', data]),
    runJson(['play', '--data', data]),
  ]);
  expect(draft).toMatchObject({ code: 0, json: { advisor: 'bikes', version: null, file, ended: false } });
  expect(german.stdout).toContain('Wofür');
  expect(french).toMatchObject({ code: 2, json: { error: expect.stringContaining('It speaks: en, de.') } });
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toContain('Did you mean SINGLE?');
  expect(neither).toMatchObject({ code: 2, json: { error: expect.stringContaining('Say what to play') } });
});

test('unpublish: once with 0, again with 1', async () => {
  const args = ['unpublish', '--client', 'demo', '--advisor', 'bikes', '--data', data];
  expect((await runJson(args)).json).toEqual({ client: 'demo', advisor: 'bikes', unpublished: true });
  expect(await runJson(args)).toMatchObject({ code: 1, json: { unpublished: false } });
});
