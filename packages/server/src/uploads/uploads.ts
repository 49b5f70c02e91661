// The use cases of uploads: a file is taken as it comes, within bounds of size, time and room on the disk; it is kept for a while, so that it
// can be looked at and imported again and again with other mappings; and nothing of it is left afterwards, however a process ends.

import { randomUUID } from 'node:crypto';
import { AtOnce } from '../limits/at-once.ts';
import type { UploadFolder } from './upload-folder.ts';
import type { Upload, UploadStore } from './upload-store.ts';

export interface UploadParts {
  readonly store: UploadStore;
  readonly folder: UploadFolder;
  /** Bytes that are free on the disk of the folder, and how many must stay so; null if the system does not tell. */
  readonly room: () => { readonly free: number; readonly floor: number } | null;
  /** Whether no other process uses the folder. */
  readonly isAlone: boolean;
  readonly limits: UploadLimits;
}

export interface UploadLimits {
  /** Bytes of a file. */
  readonly size: number;
  /** For the whole file, in milliseconds. */
  readonly time: number;
  /** Without a byte, in milliseconds. */
  readonly idle: number;
}

export interface UploadOrder {
  readonly client: string;
  /** As whoever uploads it calls it. */
  readonly name: string;
  readonly by: string;
  /** Bytes, if they are told before. */
  readonly announced: number | null;
  readonly pieces: AsyncIterable<Uint8Array>;
}

export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly upload: Upload }
  /** Nothing of it was kept. */
  | { readonly kind: 'refused'; readonly reason: UploadRefusal; readonly limits: UploadLimits };

/** `cut`: it ended before it was whole. `busy`: too many are under way. */
export type UploadRefusal = 'empty' | 'too-large' | 'too-slow' | 'no-room' | 'cut' | 'busy';

/** At the same time in this process, of one client and in all. */
const AT_ONCE = { perClient: 3, inAll: 12 };
/** Milliseconds after which an upload that nobody used is forgotten. */
const KEPT = 24 * 60 * 60_000;
const KEPT_PER_CLIENT = 10;
/** Milliseconds between two times of clearing out. */
const CLEARING = 60_000;
/** One that is still being written was written to within so many milliseconds. */
const ABANDONED = 15 * 60_000;
/** Room on the disk is looked at again after so many bytes. */
const ROOM_EVERY = 8 * 1024 * 1024;

class UploadStopped extends Error {
  readonly reason: UploadRefusal;

  constructor(reason: UploadRefusal) {
    super(`The upload was stopped: ${reason}.`);
    this.reason = reason;
  }
}

export class Uploads {
  readonly #parts: UploadParts;
  readonly #atOnce = new AtOnce(AT_ONCE);
  #timer: NodeJS.Timeout | null = null;
  #clearing: Promise<void> = Promise.resolve();

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /** Clears out what a process left behind that ended too early, and goes on clearing out. */
  async start(): Promise<void> {
    await this.#clearOut(this.#parts.isAlone ? 0 : ABANDONED).catch(() => {});
    this.#timer = setInterval(() => {
      // What cannot be cleared out now can be a minute later.
      this.#clearing = this.#clearOut(ABANDONED).catch(() => {});
    }, CLEARING);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#clearing;
  }

  async receive(order: UploadOrder): Promise<UploadOutcome> {
    const { announced } = order;
    if (announced !== null && announced > this.#parts.limits.size) return this.#refuse('too-large');
    if (!this.#hasRoomFor(announced ?? 0)) return this.#refuse('no-room');
    return (await this.#atOnce.run(order.client, () => this.#take(order))) ?? this.#refuse('busy');
  }

  #refuse(reason: UploadRefusal): UploadOutcome {
    return { kind: 'refused', reason, limits: this.#parts.limits };
  }

  async #take({ client, name, by, announced, pieces }: UploadOrder): Promise<UploadOutcome> {
    const { folder } = this.#parts;
    const id = randomUUID();
    try {
      const { bytes, digest } = await folder.receive(id, this.#within(pieces));
      if (bytes === 0 || (announced !== null && bytes < announced)) {
        await folder.remove(id);
        return this.#refuse(bytes === 0 ? 'empty' : 'cut');
      }
      return { kind: 'uploaded', upload: await this.#note({ id, client, name, bytes, digest, by }) };
    } catch (error) {
      if (error instanceof UploadStopped) return this.#refuse(error.reason);
      if (isFull(error)) return this.#refuse('no-room');
      throw error;
    }
  }

  find(client: string, id: string): Promise<Upload | null> {
    return this.#parts.store.find(client, id);
  }

  /** It is kept for longer from now on. Null if there is none. */
  async use(client: string, id: string): Promise<Upload | null> {
    return (await this.#parts.store.use(client, id)) ? this.find(client, id) : null;
  }

  list(client: string): Promise<readonly Upload[]> {
    return this.#parts.store.list(client);
  }

  /** False if there is none, or if a job that has not ended reads it. */
  async remove(client: string, id: string): Promise<boolean> {
    if (!(await this.#parts.store.remove(client, id))) return false;
    await this.#parts.folder.remove(id);
    return true;
  }

  async #note({ by, ...rest }: Pick<Upload, 'id' | 'client' | 'name' | 'bytes' | 'digest'> & { by: string }) {
    const { store, folder } = this.#parts;
    try {
      return await store.insert({ ...rest, place: folder.place, uploadedBy: by });
    } catch (error) {
      await folder.remove(rest.id);
      throw error;
    }
  }

  async *#within(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { limits } = this.#parts;
    const deadline = performance.now() + limits.time;
    const rest = pieces[Symbol.asyncIterator]();
    let [seen, lookAt] = [0, ROOM_EVERY];
    try {
      for (;;) {
        const next = await inTime(rest.next(), Math.min(limits.idle, deadline - performance.now()));
        if (next.done) return;
        seen += next.value.byteLength;
        if (seen > limits.size) throw new UploadStopped('too-large');
        if (seen >= lookAt) {
          lookAt = seen + ROOM_EVERY;
          if (!this.#hasRoomFor(next.value.byteLength)) throw new UploadStopped('no-room');
        }
        yield next.value;
      }
    } finally {
      // Whoever sends it hears that nobody reads on; nobody waits for that.
      void Promise.resolve(rest.return?.()).catch(() => {});
    }
  }

  #hasRoomFor(bytes: number): boolean {
    const room = this.#parts.room();
    return room === null || room.free - bytes >= room.floor;
  }

  async #clearOut(age: number): Promise<void> {
    const { store, folder } = this.#parts;
    await store.clearOut(KEPT, KEPT_PER_CLIENT);
    const known = await store.listOfPlace(folder.place);
    await folder.sweep(new Set(known.map(({ id }) => id)), age);
    for (const { client, id } of known) if (!(await folder.has(id))) await store.remove(client, id);
  }
}

async function inTime<Value>(waiting: Promise<Value>, time: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UploadStopped('too-slow')), Math.max(0, time));
  });
  try {
    return await Promise.race([waiting.catch((error: unknown) => Promise.reject(asCut(error))), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The connection was lost, or whoever sent it went away. */
const asCut = (error: unknown): unknown =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
    ? new UploadStopped('cut')
    : error;

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
