// The use cases that change a draft as a whole: another file takes its place, it is brought back to an earlier state, or discarded.
// Nobody does that to what they have not seen, so each names the revision that the draft has to be at. All of it can be brought back.

import type { AdvisorFileFault } from '@guidepost/advisor-file/read/advisor-file-fault';
import type { AuditActor } from '../audit/audit-store.ts';
import { type ChangeOutcome, changeDraft, type DraftContent } from './change-draft.ts';
import { type DraftName, readFile } from './draft-content.ts';
import type { Draft, DraftStore, EditReason } from './draft-store.ts';
import type { JsonObject } from './json.ts';
import { rebuildDraft } from './rebuild-draft.ts';

export interface WholeOrder extends DraftName {
  /** The revision that whoever orders it saw. */
  readonly base: number;
  readonly by: AuditActor;
}

export type WholeOutcome =
  | { readonly kind: 'changed'; readonly draft: Draft; readonly document: JsonObject; readonly named: DraftName | null }
  | { readonly kind: 'outdated'; readonly revision: number }
  | { readonly kind: 'unreadable'; readonly faults: readonly AdvisorFileFault[] }
  /** The state is not kept any more, or there never was one. */
  | { readonly kind: 'unknown-state' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'no-draft' };

export function replaceDraft(
  store: DraftStore,
  order: WholeOrder & { readonly file: { readonly name: string; readonly text: string } },
  at = Date.now(),
): Promise<WholeOutcome> {
  const { name, text } = order.file;
  return change(store, order, at, async (draft) => {
    if (draft.isDiscarded) return { kind: 'no-draft' };
    const read = readFile(order, text, name);
    if ('faults' in read) return { kind: 'unreadable', faults: read.faults };
    const content = { cells: read.cells, basedOn: draft.basedOn, isDiscarded: false };
    return { content, reason: { kind: 'replaced', from: { kind: 'file', name } }, named: read.named };
  });
}

/** Also brings back a draft that was discarded. */
export function restoreDraft(
  store: DraftStore,
  order: WholeOrder & { readonly revision: number },
  at = Date.now(),
): Promise<WholeOutcome> {
  const { revision } = order;
  return change(store, order, at, async (draft) => {
    const rebuilt = await rebuildDraft(store, draft, revision);
    if (rebuilt === null || rebuilt.cells.size === 0) return { kind: 'unknown-state' };
    const content = { cells: rebuilt.cells, basedOn: draft.basedOn, isDiscarded: false };
    return { content, reason: { kind: 'restored', revision }, named: null };
  });
}

export function discardDraft(store: DraftStore, order: WholeOrder, at = Date.now()): Promise<WholeOutcome> {
  return change(store, order, at, async (draft) => {
    if (draft.isDiscarded) return { kind: 'no-draft' };
    const content = { cells: new Map(), basedOn: draft.basedOn, isDiscarded: true };
    return { content, reason: { kind: 'discarded' }, named: null };
  });
}

interface Planned {
  readonly content: DraftContent;
  readonly reason: EditReason;
  readonly named: DraftName | null;
}

async function change(
  store: DraftStore,
  { client, advisor, base, by }: WholeOrder,
  at: number,
  plan: (draft: Draft) => Promise<Planned | Exclude<WholeOutcome, { kind: 'changed' | 'outdated' }>>,
): Promise<WholeOutcome> {
  const draft = await store.find(client, advisor);
  if (draft === null) return { kind: 'no-draft' };
  const planned = await plan(draft);
  if ('kind' in planned) return planned;
  if (draft.revision !== base) return { kind: 'outdated', revision: draft.revision };
  const { content, reason, named } = planned;
  const outcome: ChangeOutcome = await changeDraft(store, { client, advisor }, draft, content, reason, by, at);
  if (outcome.kind === 'changed') return { ...outcome, named };
  if (outcome.kind === 'too-large') return outcome;
  return { kind: 'outdated', revision: (await store.find(client, advisor))?.revision ?? base };
}
