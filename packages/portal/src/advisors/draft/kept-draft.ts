// What is known of the draft that somebody works on, and what its keeper needs.

import type { Clash } from './clashes.ts';
import type { DraftDocument } from './draft-document.ts';
import type { DraftService, SavedDraft } from './draft-service.ts';

/** `away`: the service cannot be reached, it is tried again. `refused`: it does not take the changes. `gone`: there is no draft any more. */
export type SaveState = 'saved' | 'saving' | 'away' | 'refused' | 'conflict' | 'gone';

export interface KeptDraft {
  readonly document: DraftDocument;
  readonly revision: number;
  readonly state: SaveState;
  /** What the person has to choose between; empty: nothing. */
  readonly clashes: readonly Clash[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many changes were dropped because what they changed is not there any more. */
  readonly dropped: number;
}

export interface KeeperSettings {
  readonly service: DraftService;
  readonly first: SavedDraft;
  readonly signedOut: () => void;
  /** Milliseconds without a change after which it is saved. */
  readonly pause?: number;
}
