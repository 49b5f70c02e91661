// Where interactions live: with the sessions they belong to. One that was acknowledged is on disk. It never changes a session, and
// the same one is kept once, whichever processes it is sent to.

import type { InteractionKind } from '@guidepost/contract/interaction-kinds';
import type { SessionId } from '../sessions/session-store.ts';

/** The session that an interaction belongs to, also after it has ended. */
export interface InteractionOrigin {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly language: string;
  /** The last step. Milliseconds since 1970. */
  readonly steppedAt: number;
}

/** What is kept of an interaction. Nothing in it is personal. */
export interface Interaction {
  readonly session: SessionId;
  /** 32 hexadecimal digits. A session has one of each. */
  readonly once: string;
  /** 32 hexadecimal digits, or null: of an order, which only one session has. */
  readonly order: string | null;
  readonly kind: InteractionKind;
  /** Empty if the catalog did not have the product. */
  readonly sku: string;
  /** In {@link VALUE_UNIT}s of the currency; null if none was told. */
  readonly value: number | null;
  /** ISO 4217; null without a value. */
  readonly currency: string | null;
  /** The step of the token it came with. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How many of them are one whole unit of a currency, so that sums are exact. */
export const VALUE_UNIT = 10_000;

export interface InteractionStore {
  /** Null if there is no such session, or its steps are not kept any more. Its end does not matter. */
  findOrigin(id: SessionId): InteractionOrigin | null | Promise<InteractionOrigin | null>;

  /**
   * Resolves once it is on disk, now or from before; if the session was erased meanwhile, nothing is kept. Rejects if that failed: then it
   * may be sent again.
   */
  record(interaction: Interaction, origin: InteractionOrigin): Promise<void>;

  /** Those of one session, the oldest first. */
  interactions(id: SessionId): Promise<readonly Interaction[]>;
}
