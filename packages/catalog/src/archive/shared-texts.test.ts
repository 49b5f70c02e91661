import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SharedTexts } from './shared-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'guidepost-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Blank ones, short ones, some over several blocks, and letters of two to four bytes. */
const textAt = (nth: number): string =>
  nth % 11 === 0 ? '' : `${nth} ü 魚 🐟 `.repeat(nth % 997 === 0 ? 5_000 : 1 + (nth % 7));

test.each([
  ['few texts, which need no file', 1_000, false],
  ['many texts, most of which are in the file', 200_000, true],
])('%s, are found in any order', (name, count, isInFile) => {
  const path = join(folder, name);
  const texts = new SharedTexts(path);
  for (let nth = 0; nth < count; nth++) texts.add(textAt(nth));
  expect(existsSync(path)).toBe(isInFile);
  const wrong = [];
  for (let nth = 0; nth < count; nth++) {
    for (const one of [nth, (nth * 7_919) % count]) if (texts.get(one) !== textAt(one)) wrong.push(one);
  }
  expect(wrong).toEqual([]);
  for (const none of [-1, count, Number.NaN, 0.5]) expect(texts.get(none)).toBe('');
  texts.close();
});
