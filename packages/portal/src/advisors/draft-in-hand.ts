// The draft that somebody works on: one for all that is on the screen, so that preview, check and editor speak of the same state.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { createContext, useContext } from 'react';
import type { KeptDraft } from './draft/kept-draft.ts';

/** `document`: as the person sees it, also what is not saved yet. `revision`: the newest state that is saved. */
export interface DraftInHand extends KeptDraft {
  readonly client: string;
  readonly advisor: string;
  /** The `ETag` of that state. */
  readonly tag: string;
  readonly isSaved: boolean;
  readonly mayChange: boolean;
  /**
   * Shown at once, saved soon, together with what has to go with it. Where other questions lose their condition by it, the person is asked
   * first; `done` follows once it is done.
   */
  readonly edit: (operations: readonly DraftOperation[], done?: () => void) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** For each of the clashes, whether one's own text counts. */
  readonly choose: (keepsMine: readonly boolean[]) => void;
  readonly forgetDropped: () => void;
  /** Resolves when what was changed so far is saved, or cannot be for now. */
  readonly saveNow: () => Promise<void>;
  /** Reads it again, for example after it was published or brought back. */
  readonly reload: () => void;
}

export const DraftContext = createContext<DraftInHand | null>(null);

export function useDraft(): DraftInHand {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('No draft is in hand here.');
  return draft;
}
