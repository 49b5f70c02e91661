import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST } from './fixture/longest-files.ts';

test('every file of tests that is to begin early is there, and named once', () => {
  expect(LONGEST.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
  expect(new Set(LONGEST).size).toBe(LONGEST.length);
});
