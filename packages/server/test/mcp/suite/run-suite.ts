// Runs the protocol's suite of conformance, all scenarios of one version in one process, and reads what it found.

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../../../../../node_modules/.bin/conformance', import.meta.url));

export type ProtocolVersion = '2025-11-25' | '2026-07-28';

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

export interface Outcome {
  /** Ids of checks. */
  readonly passed: readonly string[];
  /** `FAILURE id`, `WARNING id` where the protocol says should, `SKIPPED id` where there was nothing to check. */
  readonly unmet: readonly string[];
  /** Why, a line for each. */
  readonly reasons: readonly string[];
}

/** By the name of the scenario. */
export async function runSuite(url: string, version: ProtocolVersion): Promise<ReadonlyMap<string, Outcome>> {
  const folder = await mkdtemp(join(tmpdir(), 'guidepost-suite-'));
  try {
    const order = ['server', '--url', url, '--suite', 'all', '--spec-version', version, '--output-dir', folder];
    // It ends with 1 where a check fails.
    await promisify(execFile)(process.execPath, [PROGRAM, ...order]).catch((error: { code: unknown }) => {
      if (error.code !== 1) throw error;
    });
    const read = (await readdir(folder)).map(async (name) => {
      const checks = JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')) as Check[];
      return [scenarioOf(name), outcomeOf(checks)] as const;
    });
    return new Map(await Promise.all(read));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A folder is named `server-SCENARIO-2026-07-28T12-00-00-000Z`. */
function scenarioOf(folder: string): string {
  const { scenario } = /^server-(?<scenario>.+)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(folder)?.groups ?? {};
  if (scenario === undefined) throw new Error(`The suite has left a folder that says no scenario: ${folder}`);
  return scenario;
}

/** That messages are well formed is checked in each scenario, so it is no sign that anything else was. */
const OF_ALL = 'wire-schema-valid';

const outcomeOf = (checks: readonly Check[]): Outcome => {
  const unmet = checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO');
  return {
    passed: checks.filter(({ id, status }) => status === 'SUCCESS' && id !== OF_ALL).map(({ id }) => id),
    unmet: unmet.map(({ id, status }) => `${status} ${id}`),
    reasons: unmet.map(({ id, errorMessage = '' }) => `${id}: ${errorMessage}`),
  };
};
