// Work that somebody waits for, and that is called off when they have gone.

import type { IncomingMessage } from 'node:http';

export async function untilGone<Result>(
  { socket }: Pick<IncomingMessage, 'socket'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  // They may have gone while something else was looked for.
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', leave);
  }
}
