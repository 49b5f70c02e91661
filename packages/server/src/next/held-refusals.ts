// Requests that are refused because too many wait. They are told so after the requests of their turn were answered, and only for
// a limited time: otherwise a server that gets several times what it can answer would do nothing but refuse. Who waits for a
// refusal sends nothing more on its connection meanwhile, so what is held here is bounded by the number of connections.

import type { NextCall } from './next-call.ts';

/** Looked at the clock after so many. */
const AT_A_TIME = 8;

export class HeldRefusals {
  readonly #refuse: (call: NextCall) => void;
  readonly #now: () => number;
  #held: NextCall[] = [];
  /** How many of `#held` were refused. */
  #done = 0;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(refuse: (call: NextCall) => void, now: () => number) {
    this.#refuse = refuse;
    this.#now = now;
  }

  get count(): number {
    return this.#held.length - this.#done;
  }

  add(call: NextCall): void {
    this.#held.push(call);
  }

  /** Refuses those that came first, until all are refused or it is `end`; a few in any case. */
  refuseUntil(end: number): void {
    while (this.count > 0) {
      for (let nth = 0; nth < AT_A_TIME && this.count > 0; nth++) this.#refuse(this.#held[this.#done++] as NextCall);
      if (this.count > 0 && this.#now() >= end) break;
    }
    if (this.count === 0) {
      this.#held = [];
      this.#done = 0;
    } else if (this.#done * 2 > this.#held.length) {
      this.#held = this.#held.slice(this.#done);
      this.#done = 0;
    }
  }
}
