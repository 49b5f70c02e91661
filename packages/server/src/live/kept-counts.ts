// What was counted last of a snapshot: whoever edits asks for the same again and again, and a snapshot never changes.

import type { Snapshot } from '@guidepost/engine/snapshot';
import { LastAsked } from './last-asked.ts';

/** Of one snapshot. */
const MOST = 50;

export class KeptCounts {
  /** They go with the snapshot. */
  readonly #counts = new WeakMap<Snapshot, LastAsked<unknown>>();

  /** `question` says all that `count` depends on beside the snapshot, and is always of the same kind of answer. A failure is not kept. */
  get<Count>(snapshot: Snapshot, question: string, count: () => Promise<Count>): Promise<Count> {
    const kept = this.#counts.get(snapshot) ?? new LastAsked(MOST);
    this.#counts.set(snapshot, kept);
    return kept.get(question, '', count) as Promise<Count>;
  }
}
