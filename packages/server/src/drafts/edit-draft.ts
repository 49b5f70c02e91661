// The use case of editing a draft. An edit names the revision that its editor saw. Where others changed other things since, both count;
// where they changed the same, nothing is done and the editor chooses.

import type { AuditActor } from '../audit/audit-store.ts';
import { compileEdit, type OperationFault } from './compile-edit.ts';
import { documentOf } from './document-of.ts';
import { type DraftConflict, describeConflicts } from './draft-conflict.ts';
import { isTooLargeDraft } from './draft-limits.ts';
import type { CellChange, DraftOperation } from './draft-operation.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import type { JsonObject } from './json.ts';
import { rebaseEdit } from './rebase-edit.ts';
import { rebuildDraft } from './rebuild-draft.ts';

export interface DraftEditOrder {
  readonly client: string;
  readonly advisor: string;
  /** The revision that the editor saw. */
  readonly base: number;
  readonly operations: readonly DraftOperation[];
  readonly by: AuditActor;
}

export type EditOutcome =
  | {
      readonly kind: 'edited';
      readonly draft: Draft;
      readonly document: JsonObject;
      /** Whether others changed something since the base, so that the document has more than the editor's own changes. */
      readonly isMerged: boolean;
      /** The edit that reverses this one; none if there was nothing to change. */
      readonly inverse: readonly DraftOperation[];
    }
  | { readonly kind: 'conflict'; readonly draft: Draft; readonly conflicts: readonly DraftConflict[] }
  | { readonly kind: 'meaningless'; readonly fault: OperationFault }
  | { readonly kind: 'too-large' }
  /** The draft never was at that revision, or too long ago. */
  | { readonly kind: 'unknown-base'; readonly revision: number }
  | { readonly kind: 'no-draft' };

export async function editDraft(store: DraftStore, order: DraftEditOrder, at = Date.now()): Promise<EditOutcome> {
  const { client, advisor, base } = order;
  // Whoever saves first is before the others, so somebody gets on each time.
  for (;;) {
    const draft = await store.find(client, advisor);
    if (draft === null || draft.isDiscarded) return { kind: 'no-draft' };
    const seen = await rebuildDraft(store, draft, base);
    if (seen === null) return { kind: 'unknown-base', revision: draft.revision };
    const edit = compileEdit(seen.cells, order.operations, await readUndone(store, order));
    if ('fault' in edit) return { kind: 'meaningless', fault: edit.fault };
    const rebased = rebaseEdit(draft.cells, edit);
    if (rebased.kind === 'conflict') {
      const conflicts = describeConflicts(draft.cells, edit, rebased.clashes, seen.since);
      return { kind: 'conflict', draft, conflicts };
    }
    const { cells, changes } = rebased;
    const document = documentOf(cells);
    const isMerged = draft.revision > base;
    if (changes.length === 0) return { kind: 'edited', draft, document, isMerged, inverse: [] };
    if (isTooLargeDraft(document)) return { kind: 'too-large' };
    const revision = draft.revision + 1;
    const edited: Draft = { ...draft, revision, cells, updatedAt: at, updatedBy: order.by };
    const reason = { kind: 'edited', operations: order.operations } as const;
    if (await store.save(edited, { revision, at, by: order.by, reason, changes })) {
      return { kind: 'edited', draft: edited, document, isMerged, inverse: [{ kind: 'undo', revision }] };
    }
  }
}

const CAN_BE_REVERSED: readonly string[] = ['edited', 'restored', 'replaced'];

/** What the edits changed that are to be reversed. */
async function readUndone(
  store: DraftStore,
  { client, advisor, operations }: DraftEditOrder,
): Promise<(revision: number) => readonly CellChange[] | null> {
  const changes = new Map<number, readonly CellChange[]>();
  for (const operation of operations) {
    if (operation.kind !== 'undo') continue;
    const { revision } = operation;
    const [edit] = await store.readEdits(client, advisor, revision - 1, revision);
    if (edit !== undefined && CAN_BE_REVERSED.includes(edit.reason.kind)) changes.set(revision, edit.changes);
  }
  return (revision) => changes.get(revision) ?? null;
}
