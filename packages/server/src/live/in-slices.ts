// Looks at very many things while the service goes on: for so long at a time that no request waits noticeably.

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds. */
const SLICE = 4;
/** The clock is looked at after so many products or values: even with a large condition that takes no longer than a slice. */
const LOOKS = 512;

export async function inSlices(size: number, look: (nth: number) => void): Promise<void> {
  let end = performance.now() + SLICE;
  for (let from = 0; from < size; from += LOOKS) {
    const to = Math.min(size, from + LOOKS);
    for (let nth = from; nth < to; nth += 1) look(nth);
    if (to === size || performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE;
  }
}
