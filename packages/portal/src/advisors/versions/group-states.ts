// The states of a draft, as a person remembers them: single changes that somebody made one after the other are one piece of work.

import type { DraftStateView } from '@guidepost/contract/views/advisor-draft-view';

/** Changes of one person belong together if less than this lies between them, in milliseconds. */
const PAUSE = 15 * 60_000;

/** Newest first, as the states in it. */
export interface PieceOfWork {
  /** Where it led to. */
  readonly last: DraftStateView;
  readonly states: readonly DraftStateView[];
}

export function groupStates(states: readonly DraftStateView[]): PieceOfWork[] {
  const pieces: { last: DraftStateView; states: DraftStateView[] }[] = [];
  for (const state of states) {
    const piece = pieces.at(-1);
    const later = piece?.states.at(-1);
    if (piece !== undefined && later !== undefined && belongTogether(state, later)) piece.states.push(state);
    else pieces.push({ last: state, states: [state] });
  }
  return pieces;
}

/** What concerns the whole draft stands alone. */
const belongTogether = (earlier: DraftStateView, later: DraftStateView): boolean =>
  earlier.why.kind === 'edited' &&
  later.why.kind === 'edited' &&
  earlier.by.kind === later.by.kind &&
  earlier.by.id === later.by.id &&
  Date.parse(later.at) - Date.parse(earlier.at) < PAUSE;
