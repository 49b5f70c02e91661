import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sourceOf } from '../../test/source-of.ts';
import { FileBytes } from './file-bytes.ts';

const MIB = 1_048_576;
const content = (length: number, first = 'a') => Buffer.alloc(length, `${first}bcdefghi\n`);

/** Each opening gives the next of these. */
function versions(...all: readonly Buffer[]) {
  let opened = 0;
  const file = new FileBytes({
    name: 'shop.csv',
    size: null,
    open: () => sourceOf(all[Math.min(opened++, all.length - 1)] ?? '').open(),
  });
  return { file, opened: () => opened };
}

async function whole(file: FileBytes, isLast = false) {
  let stored = 0;
  const onBytes = (count: number) => {
    stored += count;
  };
  const { pieces } = isLast ? await file.openLast(onBytes) : await file.open(onBytes);
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return { bytes: Buffer.concat(all), stored };
}

test.each([
  [100, 1],
  [3 * MIB, 4],
])('every reader of a file of %i bytes gets all of it, and is told all of its stored bytes', async (length, most) => {
  const bytes = content(length);
  const { file, opened } = versions(bytes);
  const { pieces } = await file.open(() => {});
  await pieces.next();
  await pieces.return(undefined);
  expect(opened()).toBe(1);
  for (const isLast of [false, false, true, false]) {
    const read = await whole(file, isLast);
    expect(read.bytes.equals(bytes)).toBe(true);
    expect(read.stored).toBe(length);
  }
  expect(opened()).toBe(most);
});

test('a reader that the search for the encoding has overtaken still gets all of it, packed or not', async () => {
  const bytes = content(3 * MIB);
  for (const stored of [bytes, gzipSync(bytes)]) {
    const { file } = versions(stored);
    const { pieces } = await file.open(() => {});
    const all: Uint8Array[] = [];
    for await (const piece of pieces) {
      all.push(piece);
      if (all.length === 20) await file.encoding();
    }
    expect(Buffer.concat(all).equals(bytes)).toBe(true);
  }
});

test('the beginning of one version of a file is never read together with the rest of another', async () => {
  for (const other of [content(3 * MIB, 'x'), content(100)]) {
    const { file } = versions(content(3 * MIB), other);
    await whole(file);
    await expect(whole(file)).rejects.toThrow(/shop.csv: the file changed while it was read; import it again/);
  }
});
