import { expect, test } from 'vitest';
import { asItLooks } from './one-script.ts';

test.each([
  ['\u0430vailable', 'available'],
  ['pri\u0441e', 'price'],
  ['\u0421\u0442рана', 'Страна'],
  ['Cтрана', 'Страна'],
  ['цена USD', 'цена USD'],
  ['Größe', 'Größe'],
  ['сор', 'сор'],
])('a name with letters of another script is read as what it looks like: %s', (written, read) => {
  expect(asItLooks(written)).toBe(read);
});
