// Says which files took longest and, in the last line, how many tests passed, failed and were skipped, from the reports that are named, in the format of Vitest's
// JSON reporter. A file that is in two of them was run again, and the later one counts. Exits with 1 if a test failed, if a file could
// not be read as tests, or if none passed.

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failedIn, type TestReport } from './fixture/test-report.ts';

/** So many of the files are told that took longest: where to begin if all of it takes too long. */
const LONGEST = 60;

const ofFiles = new Map<string, TestReport['testResults'][number]>();
const again = new Set<string>();
for (const file of process.argv.slice(2)) {
  const { testResults }: TestReport = JSON.parse(readFileSync(file, 'utf8'));
  for (const result of testResults) {
    if (ofFiles.has(result.name)) again.add(result.name);
    ofFiles.set(result.name, result);
  }
}
const results = [...ofFiles.values()];
const count = (...wanted: readonly string[]): number =>
  results.flatMap((file) => file.assertionResults.filter(({ status }) => wanted.includes(status))).length;

const passed = count('passed');
const failed = results.reduce((total, result) => total + failedIn(result), 0);
console.log(
  `The files that took longest, in seconds:\n${results
    .map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, LONGEST)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} ${name}`)
    .join('\n')}`,
);
const { LONG_TESTS_UNTIL } = process.env;
const short = results.filter(({ startTime }) => startTime >= Number(LONG_TESTS_UNTIL || Infinity));
if (short.length > 0)
  console.log(
    `${short.length} of ${results.length} files were run in their short form, as the time of the full one was over`,
  );
const note = again.size > 0 ? `; of ${again.size} files only the second run counts` : '';
console.log(`${passed} passed, ${failed} failed, ${count('pending', 'skipped', 'todo', 'disabled')} skipped${note}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
