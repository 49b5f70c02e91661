// In a thread, stderr is a pipe to the process and not a terminal. If the process has a terminal, this draws bars as there.

import { isMainThread, workerData } from 'node:worker_threads';

/** What the thread is told, as plain data. */
export interface ThreadTask {
  /** The width of the terminal on stderr; null if stderr is not a terminal. */
  readonly columns: number | null;
}

/** Outside a thread it does nothing. */
export function takeTerminal(): void {
  if (isMainThread) return;
  const { columns }: ThreadTask = workerData;
  if (columns !== null) Object.assign(process.stderr, { isTTY: true, columns });
}
