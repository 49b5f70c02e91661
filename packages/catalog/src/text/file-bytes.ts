// The bytes of one file, unpacked, for several readers one after another. They share the first opening: its beginning is
// kept, and a reader goes on where earlier ones stopped. So a header can be read many times while the file is opened once.
// All bytes of the first opening are checked for their encoding. If a reader comes too late for the rest, it opens the file
// again.

import { OtherTableCounts, type OtherTables } from '../archive/other-tables.ts';
import { CatalogFileError } from '../catalog-file-error.ts';
import type { CatalogSource } from '../catalog-source.ts';
import type { HeadingLines } from '../csv/heading-lines.ts';
import { EncodingSigns, type InferredEncoding } from './encoding-signs.ts';
import { type OpenedBytes, openBytes } from './open-bytes.ts';
import { recogniseEncoding } from './recognise-encoding.ts';

/** How many bytes of the beginning are kept: all of a small file, and more than any header of a large one. */
const BEGINNING = 1_048_576;

type OnBytes = (count: number) => void;

interface Piece {
  readonly bytes: Uint8Array;
  /** How many stored bytes were read for it. */
  readonly stored: number;
}

interface Opening {
  readonly first: Uint8Array;
  readonly pieces: AsyncGenerator<Uint8Array>;
  readonly signs: EncodingSigns;
}

export class FileBytes {
  readonly name: string;
  readonly #source: CatalogSource;
  #opening: Promise<Opening> | null = null;
  /** From the first one on, without a gap. */
  readonly #kept: Piece[] = [];
  #keptBytes = 0;
  /** Pieces that the first opening has given, whether they were kept or not. */
  #given = 0;
  #stored = 0;
  #told = 0;
  #isWatched = true;
  #isEnded = false;
  #fault: unknown = null;
  #others = new OtherTableCounts();

  constructor(source: CatalogSource) {
    this.name = source.name;
    this.#source = source;
  }

  /** All bytes. `onBytes` is told how many stored bytes were read, as they are. */
  async open(onBytes: OnBytes): Promise<OpenedBytes> {
    const { first } = await this.#begin();
    return { first, pieces: this.#read(onBytes) };
  }

  /** All bytes for the last reader. Nobody asks for the encoding after it, and when it ends the file is closed. */
  async openLast(onBytes: OnBytes): Promise<OpenedBytes> {
    const { first, pieces } = await this.open(onBytes);
    this.#isWatched = false;
    return { first, pieces: this.#closing(pieces) };
  }

  /** Reads on until the encoding is known. */
  async encoding(): Promise<InferredEncoding> {
    const { signs } = await this.#begin();
    while (signs.inferred === null && (await this.#next()) !== null);
    if (signs.inferred === null) throw new TypeError('the encoding is not known at the end');
    return signs.inferred;
  }

  /**
   * Whether the whole file is UTF-8 and has letters beyond ASCII. Such a file is not in an encoding with one byte a
   * letter, whatever a mapping from an earlier file says: nobody writes what it would read there (`Ã¼` for `ü`).
   */
  async isUtf8Text(): Promise<boolean> {
    const { signs } = await this.#begin();
    while (signs.isUtf8 && (await this.#next()) !== null);
    return signs.isUtf8Text;
  }

  /** Whether the beginning shows that the file is in an old encoding; which one is then known at the end. */
  async beginsInOldEncoding(): Promise<boolean> {
    const { signs } = await this.#begin();
    while (this.#keptBytes < BEGINNING && this.#given === this.#kept.length && (await this.#next()) !== null);
    return !signs.isUtf8 && signs.inferred?.sure !== true;
  }

  /** Tables beside the one that was read. Complete when a reader has read to the end. */
  get otherTables(): OtherTables | null {
    return this.#others.report();
  }

  /** Where the headings of a workbook's table are, if not in its first row. Known once the bytes begin to come. */
  get headings(): HeadingLines | null {
    return this.#others.headings;
  }

  /** Lets the first opening go. A reader that goes on opens the file again. */
  async close(): Promise<void> {
    if (this.#opening === null || this.#isEnded) return;
    this.#given = Number.POSITIVE_INFINITY;
    const opening = await this.#opening.catch(() => null);
    await opening?.pieces.return(undefined);
  }

  #begin(): Promise<Opening> {
    this.#opening ??= this.#start();
    return this.#opening;
  }

  async #start(): Promise<Opening> {
    const onBytes = (count: number): void => {
      this.#stored += count;
    };
    const { first, pieces } = await openBytes(this.#source, onBytes, this.#others);
    try {
      const recognised = recogniseEncoding(this.name, first);
      return { first, pieces, signs: new EncodingSigns(recognised?.encoding ?? null) };
    } catch (error) {
      await pieces.return(undefined);
      throw error;
    }
  }

  /** The next piece of the first opening; null at its end. */
  async #next(): Promise<Piece | null> {
    if (this.#fault !== null) throw this.#fault;
    if (this.#isEnded) return null;
    const { pieces, signs } = await this.#begin();
    const next = await pieces.next().catch((error: unknown) => {
      this.#fault = error;
      throw error;
    });
    if (next.done) {
      this.#isEnded = true;
      signs.end();
      return null;
    }
    if (this.#isWatched) signs.add(next.value);
    const piece = { bytes: next.value, stored: this.#stored - this.#told };
    this.#told = this.#stored;
    if (this.#given === this.#kept.length && this.#keptBytes < BEGINNING) {
      this.#kept.push(piece);
      this.#keptBytes += piece.bytes.byteLength;
    }
    this.#given += 1;
    return piece;
  }

  async *#read(onBytes: OnBytes): AsyncGenerator<Uint8Array> {
    let [at, bytes, stored] = [0, 0, 0];
    for (;;) {
      const isGone = at < this.#given && at >= this.#kept.length;
      if (isGone) break;
      const piece = this.#kept[at] ?? (await this.#next());
      if (piece === null) return;
      at += 1;
      bytes += piece.bytes.byteLength;
      stored += piece.stored;
      onBytes(piece.stored);
      yield piece.bytes;
    }
    yield* this.#again(bytes, stored, onBytes);
  }

  /** Goes on from another opening, after so many bytes. */
  async *#again(from: number, stored: number, onBytes: OnBytes): AsyncGenerator<Uint8Array> {
    const beginning = Buffer.concat(this.#kept.map(({ bytes }) => bytes));
    let [at, read] = [0, 0];
    const tell = (count: number): void => {
      onBytes(Math.max(0, read + count - Math.max(stored, read)));
      read += count;
    };
    this.#others = new OtherTableCounts();
    const opened = await openBytes(this.#source, tell, this.#others);
    for await (const piece of opened.pieces) {
      // The beginning of one version of a file must not be joined to the rest of another.
      const known = beginning.subarray(at, at + piece.byteLength);
      if (Buffer.compare(known, piece.subarray(0, known.length)) !== 0) throw changed(this.name);
      const behind = Math.min(piece.byteLength, Math.max(0, from - at));
      at += piece.byteLength;
      if (behind < piece.byteLength) yield behind === 0 ? piece : piece.subarray(behind);
    }
    if (at < from) throw changed(this.name);
  }

  async *#closing(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } finally {
      await this.close();
    }
  }
}

const changed = (file: string): CatalogFileError =>
  new CatalogFileError({
    file,
    what: 'the file changed while it was read',
    mend: 'import it again when nobody writes to it',
  });
