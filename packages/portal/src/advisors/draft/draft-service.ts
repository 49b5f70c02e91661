// What the keeper of a draft asks of the service, and how it can go wrong.

import { AdminProblem } from '@guidepost/contract/admin/admin-client';
import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import type { DraftConflictView } from '@guidepost/contract/views/advisor-draft-view';
import { admin } from '../../asking.ts';
import { type DraftDocument, isSame } from './draft-document.ts';

export interface SavedDraft {
  readonly document: DraftDocument;
  readonly revision: number;
}

export interface DraftService {
  load(): Promise<SavedDraft>;
  /** `revision`: that in which the operations mean what they mean. */
  save(operations: readonly DraftOperation[], revision: number): Promise<SavedDraft>;
  newestRevision(): Promise<number>;
  /** Whether the operations were saved in one of the newest states after that revision. */
  wasSaved(operations: readonly DraftOperation[], revision: number): Promise<boolean>;
}

export const tagOf = (revision: number): string => `"${revision}"`;

export const draftService = (client: string, advisor: string): DraftService => ({
  load: () => admin.call('findDraft', { client, advisor }),
  save: (operations, revision) =>
    admin.call('editDraft', {
      ...{ client, advisor, body: { operations } },
      headers: { 'If-Match': tagOf(revision) },
    }),
  newestRevision: async () => {
    const { entries } = await admin.call('listDraftStates', { client, advisor, query: { limit: 1 } });
    return entries[0]?.revision ?? 0;
  },
  wasSaved: async (operations, after) => {
    const { entries } = await admin.call('listDraftStates', { client, advisor, query: { limit: 100 } });
    return entries.some(
      ({ revision, why }) => revision > after && why.kind === 'edited' && isSame(why.operations, operations),
    );
  },
});

export type SaveFault =
  | { readonly kind: 'conflict'; readonly conflicts: readonly DraftConflictView[] }
  /** The operation means nothing any more. */
  | { readonly kind: 'meaningless'; readonly operation: number }
  /** The state is not known any more. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'signed-out' }
  /** It may work later. */
  | { readonly kind: 'away'; readonly wait: number | null }
  /** It does not work as it is. */
  | { readonly kind: 'refused' };

export function faultOfSaving(error: unknown): SaveFault {
  if (!(error instanceof AdminProblem)) return { kind: 'away', wait: null };
  const { slug, wait, problem } = error;
  switch (slug) {
    case 'edit-conflict':
      return { kind: 'conflict', conflicts: conflictsOf(problem) };
    case 'state-outdated':
      return { kind: 'outdated' };
    case 'not-found':
      return { kind: 'gone' };
    case 'sign-in-required':
      return { kind: 'signed-out' };
    case 'refused': {
      const [, operation] = /^#\/operations\/(\d+)/.exec(problem.errors?.[0]?.pointer ?? '') ?? [];
      return operation === undefined ? { kind: 'refused' } : { kind: 'meaningless', operation: Number(operation) };
    }
    default:
      return problem.status >= 500 || problem.status === 429 ? { kind: 'away', wait } : { kind: 'refused' };
  }
}

const conflictsOf = (problem: object): readonly DraftConflictView[] =>
  'conflicts' in problem && Array.isArray(problem.conflicts) ? problem.conflicts : [];
