// What was counted last of a snapshot: whoever edits asks for the same again and again, and a snapshot never changes.

import type { Snapshot } from '@guidepost/engine/snapshot';

/** Of one snapshot. */
const MOST = 50;

export class KeptCounts {
  /** By question, the one that was asked last at the end. They go with the snapshot. */
  readonly #counts = new WeakMap<Snapshot, Map<string, Promise<unknown>>>();

  /** `question` says all that `count` depends on beside the snapshot, and is always of the same kind of answer. A failure is not kept. */
  get<Count>(snapshot: Snapshot, question: string, count: () => Promise<Count>): Promise<Count> {
    const kept = this.#counts.get(snapshot) ?? new Map<string, Promise<unknown>>();
    this.#counts.set(snapshot, kept);
    const counting = (kept.get(question) as Promise<Count> | undefined) ?? count();
    kept.delete(question);
    kept.set(question, counting);
    counting.catch(() => kept.get(question) === counting && kept.delete(question));
    for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
    return counting;
  }
}
