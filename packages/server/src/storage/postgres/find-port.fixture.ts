// Ports for servers that a test stops and starts again on the same one, or whose address another program has to know before.

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that systems give to whoever asks for any port, and to each connection that is opened. One of those could be taken by others while
 * its server is away.
 */
const [FIRST, COUNT] = [20_000, 10_000];

// Each process has a place of its own to begin at, so that two that look for a port at the same moment do not find the same one.
let place = process.pid * 97;

export async function findPort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    place = (place + 1) % COUNT;
    if (await isFree(FIRST + place)) return FIRST + place;
  }
  throw new Error('no port is free');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
