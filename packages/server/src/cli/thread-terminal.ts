// A thread's stderr is a pipe to the process, whatever is behind that; bars are to be drawn as on the terminal it is.

import { isMainThread, workerData } from 'node:worker_threads';

/** What the thread is told; plain data. */
export interface ThreadTask {
  /** Of the terminal on stderr; null where it is none. */
  readonly columns: number | null;
}

/** Does nothing but in a thread. */
export function takeTerminal(): void {
  if (isMainThread) return;
  const { columns }: ThreadTask = workerData;
  if (columns !== null) Object.assign(process.stderr, { isTTY: true, columns });
}
