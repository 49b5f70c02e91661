// The protocol's own suite of conformance, against the assistants' door: all scenarios that need no tools made for the suite.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../fixture/test-server.ts';

const PROGRAM = fileURLToPath(new URL('../../../../node_modules/.bin/conformance', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUIDEPOST_MCP: 'on' } });
});
afterAll(() => server.stop());

interface Outcome {
  readonly passed: readonly string[];
  /** What it says of the check beside its id. */
  readonly failed: readonly string[];
}

async function runScenario(name: string): Promise<Outcome> {
  const url = `http://localhost:${server.port}/mcp/${server.keys.publishable}`;
  const run = promisify(execFile)(process.execPath, [PROGRAM, 'server', '--url', url, '--scenario', name]);
  // It ends with 1 where a check fails.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const lines = stdout.replace(/\u001b\[\d+m/g, '').split('\n');
  const of = (word: string) => lines.flatMap((line) => new RegExp(`\\[(\\S+)\\s*\\] ${word} `).exec(line)?.[1] ?? []);
  return { passed: of('SUCCESS'), failed: of('FAILURE') };
}

test.each([
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
  'http-header-validation',
  'input-required-result-unsupported-methods',
  'input-required-result-ignore-extra-params',
])('%s', async (name) => {
  const { passed, failed } = await runScenario(name);
  expect(failed).toEqual([]);
  expect(passed.length).toBeGreaterThan(0);
});

/** Checks that call tools made for the suite, or lists that the door has not. */
test.each([
  [
    'server-stateless',
    [
      'sep-2575-server-rejects-undeclared-capability',
      'sep-2575-missing-capability-http-400',
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-server-no-log-without-loglevel',
    ],
  ],
  [
    'caching',
    [
      'sep-2549-prompts-list-caching-hints',
      'sep-2549-resources-list-caching-hints',
      'sep-2549-resources-templates-list-caching-hints',
    ],
  ],
])('%s, but for what the door does not have', async (name, absent) => {
  const { passed, failed } = await runScenario(name);
  expect(failed).toEqual(absent);
  expect(passed.length).toBeGreaterThan(3);
});
