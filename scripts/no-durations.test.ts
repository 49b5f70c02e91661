// No test asserts how long something took: a slow machine misses it, and a fast one hides what it was for.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDurations } from './fixture/find-durations.ts';

const root = new URL('../', import.meta.url).pathname;

const testFiles = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(test|contract|fixture|child)\.tsx?$|\/fixture\/[^/]*\.ts$/.test(path));

test('no test asserts how long something took', () => {
  const files = ['packages', 'scripts', 'examples', 'bench'].flatMap(testFiles);
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => findDurations(file).map((said) => `${relative(root, file)}: ${said}`));
  expect(found).toEqual([]);
});

const FIXTURE = `export function watch(): void {
  const painted: number[] = [];
  Object.assign(window, { painted });
  const began = performance.now();
  setTimeout(() => painted.push(performance.now() - began));
}`;

const found = (text: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'guidepost-durations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: string): string => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  write('fixture/watch.ts', FIXTURE);
  return findDurations(write('some.test.ts', text));
};

test.each([
  'const began = performance.now(); work(); expect(performance.now() - began).toBeLessThan(500);',
  'const since = Date.now();\nwork();\nconst took = Date.now() - since;\nexpect(took, `so long`).toBeLessThanOrEqual(isLong ? 50 : 10);',
  'const before = process.hrtime.bigint(); expect(process.hrtime.bigint() - before < 50n).toBe(true);',
  'const t = performance.now(); const times = []; times.push(performance.now() - t); expect(Math.min(...times)).toBeLessThan(3000);',
  'const t = performance.now(); const took = () => performance.now() - t; expect(took()).not.toBeGreaterThan(5);',
  'function measure() { const t = performance.now(); work(); return performance.now() - t; }\nexpect(50).toBeGreaterThan(measure());',
  `import { watch } from './fixture/watch.ts';
   const best = { painted: Number.POSITIVE_INFINITY };
   const { painted } = await page.evaluate(watch);
   best.painted = Math.min(best.painted, Math.max(...painted));
   expect(best.painted).toBeLessThan(100);`,
])('finds %j', (text) => expect(found(text)).toHaveLength(1));

test.each([
  'const began = performance.now(); work(); expect(performance.now() - began).toBeGreaterThan(900);',
  'const t = performance.now(); const one = performance.now() - t; const other = performance.now() - t; expect(one).toBeLessThan(2 * other);',
  'const t = performance.now(); const times = []; times.push(performance.now() - t); expect(times.length).toBeLessThan(5);',
  'expect(parseExpiry(text, Date.now() - DAY)).toBeLessThan(Date.now());',
  'const until = performance.now() + 500; while (performance.now() < until) count++; expect(count).toBeLessThan(5);',
])('leaves %j', (text) => expect(found(text)).toEqual([]));
