// Long work in a thread or a process of its own competes with the requests for the processors. So it takes a low priority here, if it can: where a processor is
// free it is as fast as ever, and where none is, shoppers go first.

import { setPriority } from 'node:os';

/** Of 19, which is the lowest: with that, nothing would go on where the processors are never free. */
const LOW = 15;

/** Lowers the priority of this thread, and of those that it starts from now on. On systems other than Linux it would be that of the whole process, so nothing happens there. */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(LOW);
  } catch {
    // If this is not allowed, the thread competes as an equal.
  }
}
