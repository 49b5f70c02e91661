// Damages a page of a database file as a failing disk would, and mends it.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { expect } from 'vitest';

const PAGE = 4096;

/** The page with the first of all sessions, whose id this is. Nobody writes the file meanwhile. */
export function damagePageOf(file: string, id: string): { mend(): void } {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(Buffer.from(id, 'hex'));
  expect(at).toBeGreaterThan(PAGE);
  const start = at - (at % PAGE);
  const write = (page: Uint8Array): void => {
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, page, 0, PAGE, start);
    closeSync(descriptor);
  };
  write(Buffer.alloc(PAGE, 0xff));
  return { mend: () => write(bytes.subarray(start, start + PAGE)) };
}
