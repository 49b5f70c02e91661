// A draft as it was at an earlier revision: as it is now, without what was changed since.

import type { Cells } from './cells.ts';
import type { Draft, DraftEdit, DraftStore } from './draft-store.ts';
import { applyChanges, inverseOf } from './rebase-edit.ts';

export interface RebuiltDraft {
  readonly cells: Cells;
  /** The edits since then, newest first. */
  readonly since: readonly DraftEdit[];
}

/** Null if the draft was never at this revision, or its edits since then are not kept any more. */
export async function rebuildDraft(store: DraftStore, draft: Draft, revision: number): Promise<RebuiltDraft | null> {
  if (revision === draft.revision) return { cells: draft.cells, since: [] };
  if (revision < 1 || revision > draft.revision) return null;
  const since = await store.readEdits(draft.client, draft.advisor, revision, draft.revision);
  if (since.length < draft.revision - revision) return null;
  const cells = since.reduce((after, { changes }) => applyChanges(after, inverseOf(changes)), draft.cells);
  return { cells, since };
}
