// The files that people uploaded, in a folder that only this user can look into. A file gets its name when the whole of it is there. Which
// folder it is, is told by an id in it, so that of several servers one knows which files it can read.

import { createHash, randomUUID } from 'node:crypto';
import {
  chmod,
  type FileHandle,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

const PLACE = 'place';
const PART = '.part';

export interface ReceivedFile {
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
}

export class UploadFolder {
  readonly #folder: string;
  /** Told of each upload, and the same for all processes that share the folder. */
  readonly place: string;

  private constructor(folder: string, place: string) {
    this.#folder = folder;
    this.place = place;
  }

  /** It is made if it is missing. If somebody else on this machine made it before, another one is taken beside it. */
  static async open(folder: string): Promise<UploadFolder> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const own = (await isOurs(folder)) ? folder : await mkdtemp(`${folder}-`);
    await chmod(own, 0o700);
    return new UploadFolder(own, await findPlace(own));
  }

  pathOf(id: string): string {
    return join(this.#folder, id);
  }

  /** Nothing of it is left unless it resolves. Throws what `pieces` throws, and what the disk says. */
  async receive(id: string, pieces: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
    const part = `${this.pathOf(id)}${PART}`;
    const file = await open(part, 'wx', 0o600);
    try {
      const received = await writeAll(file, pieces);
      await file.sync();
      await file.close();
      await rename(part, this.pathOf(id));
      return received;
    } catch (error) {
      await file.close().catch(() => {});
      await rm(part, { force: true });
      throw error;
    }
  }

  async has(id: string): Promise<boolean> {
    return stat(this.pathOf(id)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Removes what is not `kept` and was not written to for `age` milliseconds: another process may be writing it. */
  async sweep(kept: ReadonlySet<string>, age: number): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (name === PLACE || kept.has(name)) continue;
      const found = await stat(join(this.#folder, name)).catch(() => null);
      if (found !== null && Date.now() - found.mtimeMs >= age) await rm(join(this.#folder, name), { force: true });
    }
  }
}

async function writeAll(file: FileHandle, pieces: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    for (let done = 0; done < piece.byteLength; ) {
      done += (await file.write(piece, done, piece.byteLength - done)).bytesWritten;
    }
    bytes += piece.byteLength;
  }
  return { bytes, digest: hash.digest('hex') };
}

/** In the system's folder for temporary files somebody else may have made one of this name, to look into it. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());
}

/** Of several processes that begin at the same time one chooses it. */
async function findPlace(folder: string): Promise<string> {
  const path = join(folder, PLACE);
  const own = join(folder, `${PLACE}-${randomUUID()}`);
  await writeFile(own, randomUUID(), { mode: 0o600 });
  try {
    await link(own, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(own, { force: true });
  }
  return readFile(path, 'utf8');
}

/** A name for the folder of a database, in a folder that all databases share. */
export const folderNameFor = (database: string): string =>
  `guidepost-uploads-${createHash('sha256').update(database).digest('hex').slice(0, 16)}`;
