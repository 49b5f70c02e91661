// A pulled feed between the network and the reader. The file has no name once it is open, so that nothing is left behind
// however the process ends, and only this user could ever open it.

import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogSource } from '@guidepost/catalog/catalog-source';

export class SpoolFile {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #size = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** In a folder that exists. */
  static async open(folder: string): Promise<SpoolFile> {
    const path = join(folder, `feed-${randomBytes(8).toString('hex')}.part`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new SpoolFile(file);
  }

  get size(): number {
    return this.#size;
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    for (let done = 0; done < bytes.byteLength; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.byteLength - done, this.#size);
      done += bytesWritten;
      this.#size += bytesWritten;
    }
  }

  /** SHA-256 of what was written, hexadecimal. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** The beginning of what was written. */
  async head(length: number): Promise<Uint8Array> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  }

  /** `name` is what messages call it. Reading throws the signal's reason once it is aborted. */
  source(name: string, signal: AbortSignal): CatalogSource {
    return { name, size: this.#size, open: () => this.#read(signal) };
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async *#read(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    for (let position = 0; ; ) {
      signal.throwIfAborted();
      const { buffer, bytesRead } = await this.#file.read(Buffer.allocUnsafe(PIECE), 0, PIECE, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
}

const PIECE = 65_536;
