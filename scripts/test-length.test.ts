import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('./fixture/test-length.ts', import.meta.url).href;

/** Whether a file that begins now is run in full, and the seed of its values. */
function begun(env: Readonly<Record<string, string>>): readonly unknown[] {
  const script = `const { isLong, seedOf } = await import('${MODULE}'); console.log(JSON.stringify([isLong, seedOf(1)]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, LONG_TESTS: '', LONG_TESTS_UNTIL: '', TEST_SEED: '7', ...env },
  });
  return JSON.parse(said.toString());
}

test('full runs are full, with a seed of their own', () => {
  expect(begun({})).toEqual([false, 1]);
  expect(begun({ LONG_TESTS: '1' })).toEqual([true, 7]);
});

test('a file that begins once the time of a full run is over is short', () => {
  const [before, after] = [String(Date.now() - 1), String(Date.now() + 600_000)];
  expect(begun({ LONG_TESTS: '1', LONG_TESTS_UNTIL: after })).toEqual([true, 7]);
  expect(begun({ LONG_TESTS: '1', LONG_TESTS_UNTIL: before })).toEqual([false, 1]);
});
