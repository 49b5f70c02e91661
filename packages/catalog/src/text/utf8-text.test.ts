import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { FileBytes } from './file-bytes.ts';

const ask = (bytes: string | Uint8Array) => new FileBytes(sourceOf(bytes, 'shop.csv', 3)).isUtf8Text();

test('a file is UTF-8 text where all of it is, and some letter is beyond ASCII', async () => {
  expect(await ask('Größe;Preis €\nübergroß;5')).toBe(true);
  expect(await ask(gzipSync('Größe'))).toBe(true);
  expect(await ask('size;price\nlarge;5')).toBe(false);
  expect(await ask(Buffer.from('Größe und Ã¼', 'latin1'))).toBe(false);
  expect(await ask(Buffer.from('Gr\u00f6\u00dfe', 'utf8').subarray(0, 3))).toBe(false);
});
