// The one way to change a draft as a whole: by the edit that leads from what it is to what it is to be. Whoever takes the place of
// everything has seen everything that there is.

import type { AuditActor } from '../audit/audit-store.ts';
import type { Cells } from './cells.ts';
import { documentOf } from './document-of.ts';
import type { DraftName } from './draft-content.ts';
import { isTooLargeDraft } from './draft-limits.ts';
import type { CellChange } from './draft-operation.ts';
import type { Draft, DraftStore, EditReason } from './draft-store.ts';
import type { JsonObject } from './json.ts';
import { sameJson } from './json.ts';

export interface DraftContent {
  readonly cells: Cells;
  readonly basedOn: number | null;
  readonly isDiscarded: boolean;
}

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly draft: Draft; readonly document: JsonObject }
  | { readonly kind: 'too-large' }
  /** Somebody else was first. */
  | { readonly kind: 'outdated' };

/** `draft`: as it is; null if there is none yet. */
export async function changeDraft(
  store: DraftStore,
  { client, advisor }: DraftName,
  draft: Draft | null,
  content: DraftContent,
  reason: EditReason,
  by: AuditActor,
  at: number,
): Promise<ChangeOutcome> {
  const document = documentOf(content.cells);
  if (isTooLargeDraft(document)) return { kind: 'too-large' };
  const revision = (draft?.revision ?? 0) + 1;
  const isNew = draft === null || draft.isDiscarded;
  const created = isNew ? { createdAt: at, createdBy: by } : { createdAt: draft.createdAt, createdBy: draft.createdBy };
  const changed: Draft = { client, advisor, revision, ...content, ...created, updatedAt: at, updatedBy: by };
  const changes = changesBetween(draft?.cells ?? new Map(), content.cells);
  const isSaved = await store.save(changed, { revision, at, by, reason, changes });
  return isSaved ? { kind: 'changed', draft: changed, document } : { kind: 'outdated' };
}

function changesBetween(before: Cells, after: Cells): CellChange[] {
  const changes: CellChange[] = [];
  for (const pointer of new Set([...before.keys(), ...after.keys()])) {
    const [was, now] = [before.get(pointer), after.get(pointer)];
    if (!sameJson(was, now)) changes.push({ pointer, was, now });
  }
  return changes;
}
