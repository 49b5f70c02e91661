// The draft that somebody works on: one for all that is on the screen, so that preview, check and editor speak of the same state.

import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { createContext, useContext } from 'react';

export interface DraftInHand {
  readonly client: string;
  readonly advisor: string;
  /** As the person sees it, also what is not saved yet. */
  readonly document: Readonly<Record<string, unknown>>;
  /** The newest state that is saved, and its `ETag`. */
  readonly revision: number;
  readonly tag: string;
  readonly isSaved: boolean;
  readonly mayChange: boolean;
  /** Shown at once, saved soon. */
  readonly edit: (operations: readonly DraftOperation[]) => void;
  /** Reads it again, for example after it was published or brought back. */
  readonly reload: () => void;
}

export const DraftContext = createContext<DraftInHand | null>(null);

export function useDraft(): DraftInHand {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('No draft is in hand here.');
  return draft;
}
