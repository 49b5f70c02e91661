// Connections on which a large body arrives, whose reader keeps times of its own: it ends a connection that stands still.

import type { Socket } from 'node:net';

const LONG = new WeakSet<Socket>();

/** The time for whole requests does not count until the returned function is called. */
export function allowTime(socket: Socket): () => void {
  LONG.add(socket);
  return () => {
    LONG.delete(socket);
  };
}

export const isTimeAllowed = (socket: Socket): boolean => LONG.has(socket);
