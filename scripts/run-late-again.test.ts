import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guidepost-late-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `a` takes one second, `b` two. */
const fileOf = (name: string, ...statuses: string[]) => ({
  ...{ name: join(root, name), startTime: 1000, endTime: name.includes('/a.') ? 2000 : 3000 },
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, nth) => ({ status, fullName: `test ${nth}` })),
});

function runScript(script: string, reports: readonly (readonly ReturnType<typeof fileOf>[])[]) {
  const files = reports.map((testResults, nth) => {
    const file = join(folder, `${script}-${nth}.json`);
    writeFileSync(file, JSON.stringify({ testResults }));
    return file;
  });
  const { status, stdout } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout.trim() };
}

test.each([
  ['a file of no browser', [fileOf('packages/engine/src/rank.test.ts', 'failed')]],
  [
    'one of a browser beside one of none',
    [fileOf('packages/widget/test/look.test.ts', 'failed'), fileOf('packages/server/src/app.test.ts', 'failed')],
  ],
  ['many files', [1, 2, 3, 4].map((nth) => fileOf(`packages/widget/test/${nth}.test.ts`, 'failed'))],
  ['a run that failed without a failed test', [fileOf('packages/widget/test/look.test.ts', 'passed')]],
])('%s is not forgiven, and nothing is run again', (_, results) => {
  expect(runScript('run-late-again', [results])).toEqual({ status: 1, said: '' });
});

test('of a file that was run again the second run counts, and that is said', () => {
  const [first, second] = [
    [fileOf('packages/widget/test/a.test.ts', 'failed', 'passed'), fileOf('packages/engine/src/b.test.ts', 'passed')],
    [fileOf('packages/widget/test/a.test.ts', 'passed', 'passed')],
  ];
  expect(runScript('sum-up-tests', [first, second])).toEqual({
    status: 0,
    said: [
      'The files that took longest, in seconds:',
      '    2 packages/engine/src/b.test.ts',
      '    1 packages/widget/test/a.test.ts',
      '3 passed, 0 failed, 0 skipped; of 1 files only the second run counts',
    ].join('\n'),
  });
  expect(runScript('sum-up-tests', [second, first])).toMatchObject({ status: 1 });
});
