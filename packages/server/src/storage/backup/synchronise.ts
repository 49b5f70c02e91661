// Has the disk keep what was written before anything relies on it.

import { open } from 'node:fs/promises';

/** `path`: a file, or a folder for the names in it. Resolves once the disk has it. */
export async function synchronise(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
