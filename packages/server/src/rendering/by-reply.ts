// Something for each reply to each question of one advisor version, made when it is asked for first.

import { type Reply, replyKey } from '@guidepost/engine/session';

export class ByReply<Kept> {
  readonly #make: () => Kept;
  /** By place and answer, where the reply is one answer: nearly always, and it needs no key. */
  readonly #ofOne: Map<string, Kept>[] = [];
  /** By the key of the reply. */
  readonly #ofOthers = new Map<string, Kept>();

  constructor(make: () => Kept) {
    this.#make = make;
  }

  find(place: number, reply: Reply): Kept {
    const [only] = reply;
    return only === undefined || reply.length > 1
      ? this.#findIn(this.#ofOthers, replyKey(place, reply))
      : this.#findIn(this.#ofPlace(place), only);
  }

  clear(): void {
    this.#ofOne.length = 0;
    this.#ofOthers.clear();
  }

  #findIn(kept: Map<string, Kept>, key: string): Kept {
    let found = kept.get(key);
    if (found === undefined) {
      found = this.#make();
      kept.set(key, found);
    }
    return found;
  }

  #ofPlace(place: number): Map<string, Kept> {
    let ofPlace = this.#ofOne[place];
    if (ofPlace === undefined) {
      ofPlace = new Map();
      this.#ofOne[place] = ofPlace;
    }
    return ofPlace;
  }
}
