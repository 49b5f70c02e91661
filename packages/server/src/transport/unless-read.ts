// A process that stood still hears that the time of a connection is over before it hears of what came on it meanwhile. So that is read
// first.

import type { Socket } from 'node:net';

/** Calls `expire` when everything was read that has come to the process, unless something of it came on this connection. */
export function unlessRead(socket: Socket, expire: () => void): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) expire();
  });
}
