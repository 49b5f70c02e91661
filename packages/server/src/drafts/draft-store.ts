// Where drafts live: one for each advisor, beside its versions, with every edit of the last 90 days. The draft is kept as it is now; every
// state before it follows from what its edits changed.

import type { AuditActor } from '../audit/audit-store.ts';
import type { Page, PageRequest } from '../lists/page.ts';
import type { Cells } from './cells.ts';
import type { CellChange, DraftOperation } from './draft-operation.ts';

/** Times are milliseconds since 1970. */
export interface Draft {
  readonly client: string;
  readonly advisor: string;
  /** Grows with every edit, and goes on growing when the draft is discarded and made anew. */
  readonly revision: number;
  readonly cells: Cells;
  /** The version that it was made from, as long as it was made from one. */
  readonly basedOn: number | null;
  readonly createdAt: number;
  readonly createdBy: AuditActor;
  readonly updatedAt: number;
  readonly updatedBy: AuditActor;
  /** It is kept only so that it can be brought back. */
  readonly isDiscarded: boolean;
}

/** A draft as lists show it. */
export type DraftSummary = Omit<Draft, 'cells'>;

/** Why a draft became what it was at a revision. */
export type EditReason =
  | { readonly kind: 'created'; readonly from: DraftOrigin }
  /** By a file that took the place of the whole. */
  | { readonly kind: 'replaced'; readonly from: DraftOrigin }
  | { readonly kind: 'edited'; readonly operations: readonly DraftOperation[] }
  | { readonly kind: 'restored'; readonly revision: number }
  | { readonly kind: 'discarded' };

export type DraftOrigin =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'version'; readonly version: number }
  /** Null: from its draft. */
  | { readonly kind: 'copy'; readonly advisor: string; readonly version: number | null }
  | { readonly kind: 'file'; readonly name: string };

export interface EditSummary {
  /** Of the draft, with it. */
  readonly revision: number;
  readonly at: number;
  readonly by: AuditActor;
  readonly reason: EditReason;
}

export interface DraftEdit extends EditSummary {
  readonly changes: readonly CellChange[];
}

/** An edit is kept for so long, in milliseconds. The newest of a draft is kept in any case. */
export const EDITS_KEPT = 90 * 24 * 60 * 60 * 1000;

export interface DraftStore {
  /** Also one that was discarded. */
  find(client: string, advisor: string): Promise<Draft | null>;
  /** By advisor; without those that were discarded. */
  list(client: string, request: PageRequest): Promise<Page<DraftSummary>>;
  /**
   * Keeps the draft with the edit that led to it, if it is at the revision before (0: there is none yet) until then. Resolves to false if it
   * is not, and changes nothing. Edits that were kept long enough are forgotten.
   */
  save(draft: Draft, edit: DraftEdit): Promise<boolean>;
  /** Newest first. */
  listEdits(client: string, advisor: string, request: PageRequest): Promise<Page<EditSummary>>;
  /** Those after the revision `after`, up to and with `upTo`, newest first. Some may be forgotten. */
  readEdits(client: string, advisor: string, after: number, upTo: number): Promise<readonly DraftEdit[]>;
}
