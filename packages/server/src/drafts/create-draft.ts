// The use case of beginning a draft: from nothing, from a version, from a file, or as a copy of another advisor.

import type { AdvisorFileFault } from '@guidepost/advisor-file/read/advisor-file-fault';
import type { AdvisorStore, AdvisorVersion } from '../advisors/advisor-store.ts';
import { findVersion } from '../advisors/find-version.ts';
import type { AuditActor } from '../audit/audit-store.ts';
import type { Cells } from './cells.ts';
import { changeDraft } from './change-draft.ts';
import { type DraftName, emptyContent, readFile, renamed } from './draft-content.ts';
import type { Draft, DraftOrigin, DraftStore } from './draft-store.ts';
import type { JsonObject } from './json.ts';

export interface DraftStores {
  readonly drafts: DraftStore;
  readonly advisors: AdvisorStore;
}

export type DraftStart =
  | { readonly kind: 'nothing'; readonly name: string; readonly language: string; readonly catalog: string }
  /** Null: the published one. */
  | { readonly kind: 'version'; readonly version: number | null }
  /** Of the same shop: its draft, or else its published version. */
  | { readonly kind: 'copy'; readonly advisor: string }
  /** A file that somebody wrote, or that was drafted from a catalog. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string };

export interface NewDraftOrder extends DraftName {
  readonly start: DraftStart;
  readonly by: AuditActor;
}

export type NewDraftOutcome =
  | {
      readonly kind: 'created';
      readonly draft: Draft;
      readonly document: JsonObject;
      /** The shop and the advisor that the file names, if they are others. */
      readonly named: DraftName | null;
    }
  /** The draft that is there already. */
  | { readonly kind: 'exists'; readonly revision: number }
  | { readonly kind: 'unreadable'; readonly faults: readonly AdvisorFileFault[] }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'no-advisor' | 'no-version' };

export async function createDraft(
  stores: DraftStores,
  order: NewDraftOrder,
  at = Date.now(),
): Promise<NewDraftOutcome> {
  const { client, advisor, start, by } = order;
  const { drafts } = stores;
  const found = await drafts.find(client, advisor);
  if (found !== null && !found.isDiscarded) return { kind: 'exists', revision: found.revision };
  const begun = await begin(stores, order, start);
  if ('kind' in begun) return begun;
  const { cells, from, named } = begun;
  const basedOn = from.kind === 'version' ? from.version : null;
  const content = { cells, basedOn, isDiscarded: false };
  const outcome = await changeDraft(drafts, { client, advisor }, found, content, { kind: 'created', from }, by, at);
  if (outcome.kind === 'too-large') return outcome;
  if (outcome.kind === 'changed') return { ...outcome, kind: 'created', named };
  return { kind: 'exists', revision: (await drafts.find(client, advisor))?.revision ?? 1 };
}

interface Begun {
  readonly cells: Cells;
  readonly from: DraftOrigin;
  readonly named: DraftName | null;
}

async function begin(
  { drafts, advisors }: DraftStores,
  name: DraftName,
  start: DraftStart,
): Promise<Begun | Exclude<NewDraftOutcome, { kind: 'created' | 'exists' }>> {
  switch (start.kind) {
    case 'nothing':
      return { cells: emptyContent(name, start), from: { kind: 'nothing' }, named: null };
    case 'file': {
      const read = readFile(name, start.text, start.name);
      if ('faults' in read) return { kind: 'unreadable', faults: read.faults };
      return { ...read, from: { kind: 'file', name: start.name } };
    }
    case 'version': {
      const found = await findVersion(advisors, name.client, name.advisor, start.version);
      if (found.kind !== 'found') return { kind: 'no-version' };
      return fromVersion(name, found.version, { kind: 'version', version: found.version.version });
    }
    case 'copy': {
      const { advisor } = start;
      const draft = await drafts.find(name.client, advisor);
      if (draft !== null && !draft.isDiscarded) {
        const from = { kind: 'copy', advisor, version: null } as const;
        return { cells: renamed(draft.cells, name), from, named: null };
      }
      const found = await findVersion(advisors, name.client, advisor);
      if (found.kind !== 'found') return { kind: 'no-advisor' };
      return fromVersion(name, found.version, { kind: 'copy', advisor, version: found.version.version });
    }
  }
}

function fromVersion(name: DraftName, { source, version }: AdvisorVersion, from: DraftOrigin) {
  const read = readFile(name, source, `${name.advisor}, version ${version}`);
  return 'faults' in read ? ({ kind: 'unreadable', ...read } as const) : { cells: read.cells, from, named: null };
}
