// Says in one line how many tests passed, failed and were skipped, from the reports that are named, in the format of Vitest's
// JSON reporter. Exits with 1 if a test failed, if a file could not be read as tests, or if none passed.

import { readFileSync } from 'node:fs';

interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const reports = process.argv.slice(2).map((file): Report => JSON.parse(readFileSync(file, 'utf8')));
const sum = (count: (report: Report) => number): number => reports.reduce((total, report) => total + count(report), 0);

const passed = sum(({ numPassedTests }) => numPassedTests);
const failed = sum(({ testResults }) =>
  testResults.reduce((total, { status, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed').length;
    return total + (status === 'failed' ? Math.max(1, tests) : tests);
  }, 0),
);
const skipped = sum(({ numPendingTests }) => numPendingTests);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
