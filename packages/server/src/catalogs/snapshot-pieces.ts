// A built catalog in compressed pieces, and back into memory that threads share. The first piece describes the others: it is the catalog as JSON
// in which every array of numbers is replaced by its kind and length. The arrays follow in that order, cut and compressed, so that
// at no time more than one piece lies beside the catalog.

import { endianness } from 'node:os';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { Allocate } from '@guidepost/engine/bits';
import type { CatalogContent } from './catalog-content.ts';
import { DamagedSnapshot } from './snapshot-store.ts';

/**
 * Change the number with whatever changes the pieces or what they mean: the members of a snapshot, the order of codes, how results are rendered.
 * A test compares the pieces of a small catalog with those of this number.
 */
export const LAYOUT = `1 ${endianness()}`;

const PIECE = 8 * 2 ** 20;
const LEAST_EFFORT = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const compress = promisify(zstdCompress);

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;
type Numbers = InstanceType<(typeof KINDS)[Kind]>;

/** `beat` is called before each piece. */
export async function packCatalog(content: CatalogContent, beat: () => Promise<unknown>): Promise<Uint8Array[]> {
  const arrays: Numbers[] = [];
  const head = JSON.stringify(content, (_, value: unknown) => {
    if (value instanceof Map) return { '#map': [...value] };
    if (!ArrayBuffer.isView(value)) return value;
    const kind = kindOf(value);
    arrays.push(value as Numbers);
    return { '#kind': kind, '#length': (value as Numbers).length };
  });
  const pieces = [await compress(Buffer.from(head), LEAST_EFFORT)];
  for (const array of arrays) {
    const bytes = bytesOf(array);
    for (let from = 0; from < bytes.length; from += PIECE) {
      await beat();
      pieces.push(await compress(bytes.subarray(from, from + PIECE), LEAST_EFFORT));
    }
  }
  return pieces;
}

/** Null if there are no pieces. Throws a {@link DamagedSnapshot} if they are not those of one catalog. */
export async function unpackCatalog(
  pieces: AsyncIterable<Uint8Array>,
  allocate: Allocate,
): Promise<CatalogContent | null> {
  let content: CatalogContent | null = null;
  const targets: Uint8Array[] = [];
  for await (const piece of pieces) {
    if (content === null) {
      content = JSON.parse(zstdDecompressSync(piece).toString(), (_, value: unknown) =>
        restore(value, allocate, targets),
      ) as CatalogContent;
      continue;
    }
    const target = targets.shift();
    if (target === undefined) throw new DamagedSnapshot();
    const bytes = zstdDecompressSync(piece, { maxOutputLength: target.length });
    if (bytes.length !== target.length) throw new DamagedSnapshot();
    target.set(bytes);
  }
  if (content !== null && targets.length > 0) throw new DamagedSnapshot();
  return content;
}

/** JSON is read in the order in which it was written, so the places of the pieces come in the order of the arrays. */
function restore(value: unknown, allocate: Allocate, targets: Uint8Array[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('#map' in value) return new Map(value['#map'] as [unknown, unknown][]);
  if (!('#kind' in value) || !('#length' in value)) return value;
  const kind = KINDS[value['#kind'] as Kind];
  const array = new kind(allocate(Number(value['#length']) * kind.BYTES_PER_ELEMENT) as ArrayBuffer);
  const bytes = bytesOf(array);
  for (let from = 0; from < bytes.length; from += PIECE) targets.push(bytes.subarray(from, from + PIECE));
  return array;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function kindOf(array: ArrayBufferView): Kind {
  const name = array.constructor.name;
  if (!Object.hasOwn(KINDS, name)) throw new Error(`Snapshots have no arrays of the kind ${name}.`);
  return name as Kind;
}
