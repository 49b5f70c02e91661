// Runs again, alone and with the same random values, the few files whose tests failed in a browser: on a busy machine these come late at
// times. Files of other rooms are never forgiven, nor are many. Takes the report of the first run and where to write that of the second.
// Exits with 1 if there is anything that is not forgiven.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failedIn, type TestReport } from './fixture/test-report.ts';

const IN_BROWSERS = /^packages\/(portal|widget)\//;
const MOST = 3;

const [first = '', second = ''] = process.argv.slice(2);
const { testResults }: TestReport = JSON.parse(readFileSync(first, 'utf8'));
const failed = testResults.filter((file) => failedIn(file) > 0);
const files = failed.map(({ name }) => relative(process.cwd(), name));
if (files.length === 0 || files.length > MOST || !files.every((file) => IN_BROWSERS.test(file))) process.exit(1);

for (const { name, assertionResults } of failed)
  for (const { fullName } of assertionResults.filter(({ status }) => status === 'failed'))
    console.log(`FAILED THE FIRST TIME, and is run again alone: ${relative(process.cwd(), name)}: ${fullName}`);
const vitest = spawnSync('npx', ['vitest', 'run', '--maxWorkers=1', ...files], {
  stdio: 'inherit',
  env: { ...process.env, TEST_REPORT: second },
});
process.exit(vitest.status ?? 1);
