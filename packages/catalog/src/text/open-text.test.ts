import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { sourceOf } from '../../test/source-of.ts';
import type { Encoding } from './encoding.ts';
import { FileBytes } from './file-bytes.ts';
import { openText } from './open-text.ts';

async function textOf(bytes: Uint8Array, piece = 65_536, declared: Encoding | null = null): Promise<string> {
  const { pieces } = await openText(new FileBytes(sourceOf(bytes, 'shop.csv', piece)), declared);
  let text = '';
  for await (const part of pieces) text += part;
  return text;
}

const letters = fc.string({ unit: fc.constantFrom('a', 'é', '€', '語', '😀', '\n'), maxLength: 40 });

test('every text survives its encoding, packed or not, however it is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(letters, fc.integer({ min: 1, max: 7 }), fc.boolean(), async (text, piece, packed) => {
      const pack = (bytes: Buffer) => (packed ? gzipSync(bytes) : bytes);
      expect(await textOf(pack(Buffer.from(text)), piece)).toBe(text);
      expect(await textOf(pack(Buffer.from(`\uFEFF${text}`)), piece)).toBe(text);
      expect(await textOf(pack(iconv.encode(text, 'utf-16le', { addBOM: true })), piece)).toBe(text);
      expect(await textOf(pack(iconv.encode(text, 'utf-16be', { addBOM: true })), piece)).toBe(text);
    }),
    runs(50),
  );
});

test('UTF-16 is seen by its zero bytes, and an XML document says what it is', async () => {
  expect(await textOf(Buffer.from('sku,é', 'utf16le'), 3)).toBe('sku,é');
  expect(await textOf(Buffer.from('sku,語', 'utf16le').swap16(), 3)).toBe('sku,語');
  const xml = '<?xml version="1.0" encoding="windows-1250"?><rss>žluťoučký</rss>';
  expect(await textOf(iconv.encode(xml, 'windows-1250'), 5)).toBe(xml);
  expect(await textOf(Buffer.from(xml.replace('windows-1250', 'utf-16')), 5)).toContain('žluťoučký');
  await expect(textOf(Buffer.from(xml.replace('windows-1250', 'ebcdic')))).rejects.toThrow(
    /"ebcdic", which is not known/,
  );
});

test('a declared encoding is used, unless a byte order mark says otherwise', async () => {
  expect(await textOf(iconv.encode('Portégé 5 €', 'windows-1252'), 3, 'windows-1252')).toBe('Portégé 5 €');
  expect(await textOf(Buffer.from('\uFEFFé'), 1, 'windows-1252')).toBe('é');
});

test('invalid bytes are an error and never replaced', async () => {
  for (const piece of [1, 2, 100]) {
    await expect(textOf(Buffer.from('Portégé', 'latin1'), piece)).rejects.toThrow(
      /0xE9 is not valid UTF-8.*windows-1252/,
    );
    await expect(textOf(Buffer.from([0x61, 0xe2, 0x82]), piece)).rejects.toThrow(/0xE2 is not valid UTF-8/);
    await expect(textOf(Buffer.from('a,b\n\0,1'), piece)).rejects.toThrow(/NUL/);
    await expect(textOf(Buffer.from([0xff, 0xfe, 0x00, 0xd8]), piece)).rejects.toThrow(/not valid UTF-16LE/);
  }
});

test('bytes that the declared encoding has no character for are an error as well', async () => {
  await expect(textOf(Buffer.from([0x61, 0x81, 0x62]), 1, 'windows-1252')).rejects.toThrow(
    /not a character in the encoding/,
  );
  await expect(textOf(Buffer.from('Portégé', 'latin1'), 2, 'shift_jis')).rejects.toThrow(
    /not a character in the encoding/,
  );
});

test('gzip that is cut off or damaged is an error', async () => {
  const packed = gzipSync(Buffer.from('x'.repeat(100_000)));
  await expect(textOf(packed.subarray(0, 60))).rejects.toThrow(/ends too early/);
  const damaged = Buffer.from(packed);
  damaged.fill(0xaa, 20, 40);
  await expect(textOf(damaged)).rejects.toThrow(/damaged/);
});

test('gzip in several parts is one file, and what was packed twice is unpacked twice', async () => {
  expect(await textOf(gzipSync(gzipSync('sku,title')), 10)).toBe('sku,title');
  expect(await textOf(Buffer.concat([gzipSync('sku,'), gzipSync('title')]), 10)).toBe('sku,title');
});

test('a file that unpacks without end is refused, and what packs well is read', async () => {
  const text = 'x'.repeat(1_000_000);
  expect(await textOf(gzipSync(text))).toBe(text);
  const bomb = gzipSync(Buffer.alloc(120 * 1_048_576, 'a,b\n'));
  await expect(textOf(bomb)).rejects.toThrow(/unpacks to more than 250 times its size/);
});

test.each([
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /old kind \(.xls\); open it and save it as .xlsx or as CSV/],
  [Buffer.from('PK\u0003\u0004....[Content_Types].xml'), /the archive cannot be read .*; transfer the file again/],
  [Buffer.from('%PDF-1.7'), /a PDF document/],
  [Buffer.from('BZh91AY'), /packed in a way that cannot be read; unpack it, or pack it with gzip or zip/],
])('what is no text says what to do', async (bytes, message) => {
  await expect(textOf(bytes)).rejects.toThrow(message);
});
