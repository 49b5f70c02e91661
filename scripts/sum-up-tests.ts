// Says in one line how many tests passed, failed and were skipped, from the reports that are named, in the format of Vitest's
// JSON reporter. A file that is in two of them was run again, and the later one counts. Exits with 1 if a test failed, if a file could
// not be read as tests, or if none passed.

import { readFileSync } from 'node:fs';
import { failedIn, type TestReport } from './fixture/test-report.ts';

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
const note = again.size > 0 ? `; of ${again.size} files only the second run counts` : '';
console.log(`${passed} passed, ${failed} failed, ${count('pending', 'skipped', 'todo', 'disabled')} skipped${note}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
