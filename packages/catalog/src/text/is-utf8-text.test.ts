import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { isUtf8Text } from './is-utf8-text.ts';

const ask = (bytes: string | Uint8Array) => isUtf8Text(sourceOf(bytes, 'shop.csv', 3));

test('a file is UTF-8 text where all of it is, and some letter is beyond ASCII', async () => {
  expect(await ask('Größe;Preis €\nübergroß;5')).toBe(true);
  expect(await ask(gzipSync('Größe'))).toBe(true);
  expect(await ask('size;price\nlarge;5')).toBe(false);
  expect(await ask(Buffer.from('Größe und Ã¼', 'latin1'))).toBe(false);
  expect(await ask(Buffer.from('Gr\u00f6\u00dfe', 'utf8').subarray(0, 3))).toBe(false);
});
