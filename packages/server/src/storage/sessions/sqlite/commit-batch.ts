// The steps and erasures that are written as one transaction, which happens as a whole or not at all.

import type { StoredSession } from '../../../sessions/session-store.ts';
import type { InteractionRow } from '../interaction-rows.ts';
import type { RememberedSession } from '../session-memory.ts';
import type { StepRow } from '../session-rows.ts';

/** A step on its way to the disk. `remembered.latest` already has it. */
export interface PendingStep {
  readonly row: StepRow;
  readonly session: StoredSession;
  readonly remembered: RememberedSession;
}

/** An interaction on its way to the disk. */
export interface PendingInteraction {
  readonly row: InteractionRow;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** What goes into one transaction, and who hears of it. */
export class Batch {
  readonly steps: PendingStep[] = [];
  readonly erasures: PendingErasure[] = [];
  /** Taken from those that wait when the transaction begins. */
  interactions: readonly PendingInteraction[] = [];
  /** All steps of a transaction happen or none does, so they share one promise. */
  readonly committed = Promise.withResolvers<true>();

  constructor() {
    // Callers that added a step hear of a failure. A batch may have had only erasures.
    this.committed.promise.catch(() => {});
  }

  get isEmpty(): boolean {
    return this.steps.length === 0 && this.erasures.length === 0;
  }
}

interface PendingErasure {
  readonly id: string;
  readonly resolve: (erased: boolean) => void;
  readonly reject: (error: Error) => void;
}
