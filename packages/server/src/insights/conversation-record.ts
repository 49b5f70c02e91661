// What insights are computed from: a conversation as its steps and interactions tell it.

import type { InteractionKind } from '@guidepost/contract/interaction-kinds';
import type { SessionId, StepEvent } from '../sessions/session-store.ts';

/** A step, without what repeats in all steps of the conversation. */
export type RecordedStep = Pick<StepEvent, 'at' | 'question' | 'reply' | 'shown' | 'resultsGiven' | 'given'>;

export interface RecordedInteraction {
  readonly kind: InteractionKind;
  /** Empty if the catalog did not have the product. */
  readonly sku: string;
  /** In ten-thousandths of the currency; null if none was told. */
  readonly value: number | null;
  readonly currency: string | null;
}

export interface ConversationRecord {
  readonly id: SessionId;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  /** In order, from the start; at least one. */
  readonly steps: readonly RecordedStep[];
  readonly interactions: readonly RecordedInteraction[];
}

export interface ConversationReader {
  /** Those that started since `from` and before `to` (milliseconds since 1970), some at a time, each with all that is kept of it. */
  read(from: number, to: number): AsyncIterable<readonly ConversationRecord[]>;
  close(): Promise<void>;
}
