// From the bytes of a file to its text: finds the encoding and decodes. The beginning can be looked at first, because the
// format is recognised by content.

import { decodeText } from './decode-text.ts';
import type { Encoding } from './encoding.ts';
import type { FileBytes } from './file-bytes.ts';
import type { OpenedBytes } from './open-bytes.ts';
import { recogniseEncoding } from './recognise-encoding.ts';

export interface OpenedText {
  /** The first 64 Ki characters, or all there is. */
  readonly sample: string;
  readonly encoding: Encoding;
  /** The whole text with the sample, to be read once. */
  readonly pieces: AsyncGenerator<string>;
}

const SAMPLE = 65_536;

/** A byte order mark wins over the declared encoding, which wins over what the bytes look like. */
export const openText = async (file: FileBytes, declared: Encoding | null): Promise<OpenedText> =>
  textOf(file.name, await file.open(() => {}), declared);

/** The same for bytes that are already open. */
export async function textOf(
  file: string,
  { first, pieces: bytes }: OpenedBytes,
  declared: Encoding | null,
): Promise<OpenedText> {
  const recognised = recogniseEncoding(file, first);
  const encoding = (recognised?.marked ? null : declared) ?? recognised?.encoding ?? 'utf-8';
  const texts = decodeText(file, skip(bytes, recognised?.skip ?? 0), encoding);
  const seen: string[] = [];
  let length = 0;
  let fault: unknown = null;
  try {
    while (length < SAMPLE) {
      const next = await texts.next();
      if (next.done) break;
      seen.push(next.value);
      length += next.value.length;
    }
  } catch (error) {
    // Kept until the reader gets there, because it knows the line.
    fault = error;
  }
  const pieces = (async function* (): AsyncGenerator<string> {
    try {
      yield* seen;
      if (fault !== null) throw fault;
      yield* texts;
    } finally {
      await texts.return(undefined);
    }
  })();
  return { sample: seen.join('').slice(0, SAMPLE), encoding, pieces };
}

async function* skip(bytes: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const piece of bytes) {
    const cut = Math.min(left, piece.byteLength);
    left -= cut;
    if (cut < piece.byteLength) yield cut === 0 ? piece : piece.subarray(cut);
  }
}
