// Long work in a thread competes with the requests for the processors: here it takes a lower priority, where it can.

import { constants, setPriority } from 'node:os';

/** Of this thread only. Elsewhere than on Linux it would be the priority of the whole process, so nothing happens there. */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where nobody may choose, it competes as an equal.
  }
}
