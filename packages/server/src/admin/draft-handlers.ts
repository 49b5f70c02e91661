// Drafts of advisors, by the admin interface.

import type { AdvisorFileFault } from '@guidepost/advisor-file/read/advisor-file-fault';
import type { DRAFT_ROUTES } from '@guidepost/contract/admin/draft-routes';
import { compareStates } from '../drafts/compare-states.ts';
import { createDraft } from '../drafts/create-draft.ts';
import { documentOf } from '../drafts/document-of.ts';
import { type DraftFormat, fileOf } from '../drafts/draft-file.ts';
import type { Draft, DraftStore } from '../drafts/draft-store.ts';
import { editDraft } from '../drafts/edit-draft.ts';
import { rebuildDraft } from '../drafts/rebuild-draft.ts';
import { discardDraft, replaceDraft, restoreDraft, type WholeOutcome } from '../drafts/replace-draft.ts';
import { Refusal } from '../refusals/refusal.ts';
import {
  readDraftEdit,
  readDraftFile,
  readDraftRestore,
  readNewDraftRequest,
} from '../requests/draft-edit-requests.ts';
import type { DefinitionStore } from '../storage/definitions/definition-store.ts';
import { type MemberFault, readId, readVersion } from '../values/given-values.ts';
import {
  viewAdvisorDraft,
  viewDifferences,
  viewDraftConflict,
  viewDraftState,
  viewDraftSummary,
  viewEditedDraft,
} from '../views/advisor-draft-view.ts';
import { actorOf } from './actor-of.ts';
import type { AdminCall, Done, Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readComparedState } from './read-compared-state.ts';
import { readPage } from './read-query.ts';
import { etagOf, readSeen } from './read-revision.ts';
import { refuseOrder, refuseRequest } from './refuse-faults.ts';

export const draftHandlers = ({
  drafts,
  advisors,
  catalogs,
  clients,
}: DefinitionStore): Handlers<typeof DRAFT_ROUTES> => ({
  listDrafts: async ({ client, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next } = await drafts.list(client, page);
    return { view: { entries: entries.map(viewDraftSummary), next } };
  },

  findDraft: async (call) => {
    const draft = await findKept(drafts, call);
    if (draft === null) return NOT_FOUND;
    return { view: viewAdvisorDraft(draft, documentOf(draft.cells)), headers: etagOf(draft.revision) };
  },

  createDraft: async (call) => {
    const { client, caller, body } = call;
    const advisor = call.params.advisor ?? '';
    if ('wrong' in readId(advisor) || (await clients.find(client)) === null) return NOT_FOUND;
    const read = readNewDraftRequest(body);
    if ('faults' in read) return refuseRequest(read.faults);
    const start = read.value;
    const made = await createDraft({ drafts, advisors }, { client, advisor, start, by: actorOf(caller) });
    switch (made.kind) {
      case 'created': {
        const { draft, document, named } = made;
        const log = { after: { from: start.kind, revision: draft.revision } };
        return { view: { ...viewAdvisorDraft(draft, document), named }, headers: etagOf(draft.revision), log };
      }
      case 'exists':
        return new Refusal('already-exists', 'The advisor has a draft already.');
      case 'unreadable':
        return refuseOrder(faultsOfFile(made.faults));
      case 'too-large':
        return TOO_LARGE;
      case 'no-advisor':
        return refuseOrder([{ member: 'advisor', wrong: 'There is neither a draft nor a published version of it.' }]);
      case 'no-version':
        return refuseOrder([{ member: 'version', wrong: 'There is no such version, or none is published.' }]);
    }
  },

  editDraft: async (call) => {
    const base = readSeen(call);
    if (base instanceof Refusal) return base;
    const read = readDraftEdit(call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const order = { client: call.client, advisor: call.params.advisor ?? '', base, by: actorOf(call.caller) };
    const edited = await editDraft(drafts, { ...order, operations: read.value });
    switch (edited.kind) {
      case 'edited': {
        const { draft, document, isMerged, inverse } = edited;
        return { view: viewEditedDraft(draft, document, isMerged, inverse), headers: etagOf(draft.revision) };
      }
      case 'conflict':
        return new Refusal('edit-conflict', 'Nothing of the edit was done.', {
          conflicts: edited.conflicts.map(viewDraftConflict),
        });
      case 'meaningless': {
        const { operation, message } = edited.fault;
        return refuseOrder([{ member: `operations.${operation}`, wrong: message }]);
      }
      case 'too-large':
        return TOO_LARGE;
      case 'unknown-base':
        return OUTDATED;
      case 'no-draft':
        return NOT_FOUND;
    }
  },

  discardDraft: async (call) => {
    const base = readSeen(call);
    if (base instanceof Refusal) return base;
    const discarded = await discardDraft(drafts, orderOf(call, base));
    return discarded.kind === 'changed' ? { view: null, log: { before: { revision: base } } } : refuseWhole(discarded);
  },

  importDraft: async (call) => {
    const base = readSeen(call);
    if (base instanceof Refusal) return base;
    const read = readDraftFile(call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const replaced = await replaceDraft(drafts, { ...orderOf(call, base), file: read.value });
    if (replaced.kind !== 'changed') return refuseWhole(replaced);
    const { draft, document, named } = replaced;
    const log = { before: { revision: base }, after: { revision: draft.revision } };
    return { view: { ...viewAdvisorDraft(draft, document), named }, headers: etagOf(draft.revision), log };
  },

  exportDraft: (call) => exportDraft(drafts, call, 'yaml'),

  exportDraftAsJson: (call) => exportDraft(drafts, call, 'json'),

  listDraftStates: async ({ client, params: { advisor = '' }, query }) => {
    const page = readPage(query);
    if (page instanceof Refusal) return page;
    const { entries, next } = await drafts.listEdits(client, advisor, page);
    if (entries.length === 0 && page.after === null) return NOT_FOUND;
    return { view: { entries: entries.map(viewDraftState), next } };
  },

  findDraftState: async ({ client, params: { advisor = '', revision = '' } }) => {
    const read = readVersion(revision);
    const draft = await drafts.find(client, advisor);
    if ('wrong' in read || draft === null) return NOT_FOUND;
    const rebuilt = await rebuildDraft(drafts, draft, read.value);
    if (rebuilt === null || rebuilt.cells.size === 0) return NOT_FOUND;
    return { view: { client, advisor, revision: read.value, document: documentOf(rebuilt.cells) } };
  },

  restoreDraft: async (call) => {
    const base = readSeen(call);
    if (base instanceof Refusal) return base;
    const read = readDraftRestore(call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const restored = await restoreDraft(drafts, { ...orderOf(call, base), revision: read.value.revision });
    if (restored.kind !== 'changed') return refuseWhole(restored);
    const { draft, document } = restored;
    const log = { before: { revision: base }, after: { as_of: read.value.revision, revision: draft.revision } };
    return { view: viewAdvisorDraft(draft, document), headers: etagOf(draft.revision), log };
  },

  compareDraft: async ({ client, params: { advisor = '' }, query }) => {
    const from = readComparedState(query.from ?? 'published');
    const to = readComparedState(query.to ?? 'draft');
    if (from === null || to === null) return UNKNOWN_STATE;
    const compared = await compareStates({ drafts, advisors }, { client, advisor }, from, to);
    if (compared.kind !== 'compared') return NOT_FOUND;
    const spokenOf = await Promise.all(compared.catalogs.map((catalog) => catalogs.find(client, catalog)));
    const attributes = spokenOf.flatMap((catalog) => catalog?.attributes ?? []);
    return { view: viewDifferences(compared.differences, compared.titles, attributes) };
  },
});

const TOO_LARGE = new Refusal('refused', 'The draft would be larger than an advisor file may be, which is 1 MiB.');
const OUTDATED = new Refusal('state-outdated', 'The draft is at another state, or was never at the one that is named.');
const UNKNOWN_STATE = new Refusal(
  'invalid-request',
  'A state is `draft`, `draft-` with a revision, `published`, or `version-` with a number.',
);
const FORGOTTEN = new Refusal('refused', 'There is no such state, or it is older than 90 days.');

async function findKept(drafts: DraftStore, { client, params }: AdminCall): Promise<Draft | null> {
  const draft = await drafts.find(client, params.advisor ?? '');
  return draft === null || draft.isDiscarded ? null : draft;
}

async function exportDraft(drafts: DraftStore, call: AdminCall, format: DraftFormat): Promise<Done<string> | Refusal> {
  const draft = await findKept(drafts, call);
  if (draft === null) return NOT_FOUND;
  const file = `attachment; filename="${draft.advisor}.${format}"`;
  return {
    view: fileOf(draft.cells, format),
    headers: { ...etagOf(draft.revision), 'Content-Disposition': file },
  };
}

const orderOf = ({ client, params, caller }: AdminCall, base: number) => ({
  ...{ client, advisor: params.advisor ?? '', base, by: actorOf(caller) },
});

function refuseWhole(outcome: Exclude<WholeOutcome, { kind: 'changed' }>): Refusal {
  switch (outcome.kind) {
    case 'outdated':
      return OUTDATED;
    case 'unreadable':
      return refuseOrder(faultsOfFile(outcome.faults));
    case 'unknown-state':
      return FORGOTTEN;
    case 'too-large':
      return TOO_LARGE;
    case 'no-draft':
      return NOT_FOUND;
  }
}

const faultsOfFile = (faults: readonly AdvisorFileFault[]): MemberFault<string>[] =>
  faults.map(({ line, column, message, mend }) => ({
    member: 'text',
    wrong: `Line ${line}, column ${column}: ${message} ${mend}`.trimEnd(),
  }));
