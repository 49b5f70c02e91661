// Tests by room: `npm test -- --project engine` runs those of the engine alone. `server` is the service and what it is made of,
// `program` the same as processes of its own, `project` the examples and the scripts.

import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './scripts/fixture/longest-first.ts';
import { PATIENCE, PATIENCE_WITHIN } from './scripts/fixture/patience.ts';

interface Room {
  readonly include: readonly string[];
  /** Whether files of the room run one after another in the same process, which saves the start of one for each. */
  readonly shared: boolean;
  /** Makes what all files of the room use. */
  readonly setUp?: string;
  /** Runs before each file of the room. */
  readonly beforeEachFile?: string;
  /** How many times longer than others its tests may take, as each starts many processes. */
  readonly slower?: number;
}

const { TEST_REPORT } = process.env;
// Half of the work of a thread or process that a test starts would go into compiling; all of them share it.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'guidepost-compiled-for-tests');

const tests = (...folders: string[]): string[] => folders.map((folder) => `${folder}/**/*.test.ts`);

const ROOMS: Readonly<Record<string, Room>> = {
  fault: { include: tests('packages/fault'), shared: true },
  'placed-text': { include: tests('packages/placed-text'), shared: true },
  engine: { include: tests('packages/engine'), shared: true },
  contract: { include: tests('packages/contract'), shared: true },
  catalog: { include: tests('packages/catalog'), shared: true },
  advice: { include: tests('packages/advice'), shared: true },
  'advisor-file': { include: tests('packages/advisor-file'), shared: true },
  client: { include: tests('packages/client'), shared: false },
  server: { include: tests('packages/server/src', 'packages/server/test'), shared: true },
  program: {
    include: tests('packages/server/test-process'),
    shared: true,
    beforeEachFile: './packages/server/test-process/fixture/tidy-up.ts',
    slower: 3,
  },
  widget: {
    include: tests('packages/widget'),
    shared: true,
    setUp: './packages/widget/test/fixture/provide-widget.ts',
  },
  portal: { include: tests('packages/portal'), shared: true },
  project: { include: tests('examples', 'scripts', 'bench'), shared: false },
};

const projectOf = ([name, { include, shared, setUp, beforeEachFile, slower = 1 }]: [
  string,
  Room,
]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [...include],
    isolate: !shared,
    testTimeout: slower * PATIENCE,
    hookTimeout: slower * PATIENCE,
    setupFiles: [shared ? './scripts/fixture/same-every-time.ts' : [], beforeEachFile ?? []].flat(),
    ...(setUp && { globalSetup: setUp }),
  },
});

export default defineConfig({
  test: {
    projects: Object.entries(ROOMS).map(projectOf),
    // Two more than there are processors, as tests of processes and browsers also wait. By itself Vitest leaves one free.
    maxWorkers: Math.max(4, availableParallelism() + 2),
    sequence: { sequencer: LongestFirst },
    // Node reads the sources as it does for users. Vite would rewrite every one of them first, for each room anew.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A file of tests in a process that it shares finds it as the first one did.
    unstubGlobals: true,
    reporters: TEST_REPORT ? ['default', ['json', { outputFile: TEST_REPORT }]] : ['default'],
    expect: { poll: { timeout: PATIENCE_WITHIN } },
  },
});
