// The inside of a watched thread: it begins, says that it is ready, takes messages one by one, and stops when asked.

import { parentPort, workerData } from 'node:worker_threads';
import { READY, STOP } from './thread-words.ts';

export interface ThreadWork<Asked> {
  asked(message: Asked): void;
  /** Finishes what it was asked before, and closes everything. */
  stop(): void | Promise<void>;
}

/** `begin` gets the data that the thread was started with. If it throws, the thread ends. */
export async function serveThread<Data, Asked, Told>(
  begin: (data: Data, tell: (message: Told) => void) => ThreadWork<Asked> | Promise<ThreadWork<Asked>>,
): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This program runs as a thread only.');
  const data: Data = workerData;
  const work = await begin(data, (message) => port.postMessage(message));
  port.on('message', (message: Asked | typeof STOP) => {
    if (message !== STOP) return work.asked(message);
    Promise.resolve(work.stop()).finally(() => port.close());
  });
  port.postMessage(READY);
}
