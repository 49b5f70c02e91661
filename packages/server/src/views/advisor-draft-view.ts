// Drafts, their states and conflicts as the documents that the admin interface shows.

import type { DraftOperation as WireOperation } from '@guidepost/contract/requests/draft-edit-request';
import type {
  AdvisorDraftSummaryView,
  AdvisorDraftView,
  DifferencesView,
  DraftConflictView,
  DraftStateView,
  EditedDraftView,
} from '@guidepost/contract/views/advisor-draft-view';
import type { Attribute } from '@guidepost/engine/product';
import type { Titles } from '../drafts/compare-states.ts';
import type { DraftConflict } from '../drafts/draft-conflict.ts';
import type { DraftOperation } from '../drafts/draft-operation.ts';
import type { Draft, DraftOrigin, DraftSummary, EditSummary } from '../drafts/draft-store.ts';
import type { Difference } from '../drafts/find-differences.ts';
import type { Json, JsonObject } from '../drafts/json.ts';
import { isoTime } from './iso-time.ts';

export const viewDraftSummary = (draft: DraftSummary): AdvisorDraftSummaryView => ({
  ...{ client: draft.client, advisor: draft.advisor, revision: draft.revision, based_on: draft.basedOn },
  ...{ created_at: isoTime(draft.createdAt), created_by: draft.createdBy },
  ...{ updated_at: isoTime(draft.updatedAt), updated_by: draft.updatedBy },
});

export const viewAdvisorDraft = (draft: Draft, document: JsonObject): AdvisorDraftView => ({
  ...viewDraftSummary(draft),
  document,
});

export const viewEditedDraft = (
  draft: Draft,
  document: JsonObject,
  isMerged: boolean,
  inverse: readonly DraftOperation[],
): EditedDraftView => ({
  ...{ revision: draft.revision, merged: isMerged, inverse: inverse.map(viewOperation), document },
});

export function viewOperation(operation: DraftOperation): WireOperation {
  const { kind: op, ...members } = operation;
  return { op, ...members } as WireOperation;
}

export const viewDraftState = ({ revision, at, by, reason }: EditSummary): DraftStateView => ({
  ...{ revision, at: isoTime(at), by, why: viewReason(reason) },
});

function viewReason(reason: EditSummary['reason']): DraftStateView['why'] {
  switch (reason.kind) {
    case 'created':
    case 'replaced':
      return { kind: reason.kind, origin: viewOrigin(reason.from) };
    case 'edited':
      return { kind: 'edited', operations: reason.operations.map(viewOperation) };
    case 'restored':
    case 'discarded':
      return reason;
  }
}

function viewOrigin(origin: DraftOrigin) {
  switch (origin.kind) {
    case 'nothing':
      return { from: origin.kind };
    case 'version':
      return { from: origin.kind, version: origin.version };
    case 'copy':
      return { from: origin.kind, advisor: origin.advisor, version: origin.version };
    case 'file':
      return { from: origin.kind, name: origin.name };
  }
}

export const viewDifferences = (
  differences: readonly Difference[],
  titles: Titles,
  attributes: readonly Pick<Attribute, 'name' | 'label'>[],
): DifferencesView => ({
  titles,
  attributes: Object.fromEntries(attributes.flatMap(({ name, label }) => (label ? [[name, label]] : []))),
  differences: differences.map(({ kind, of, path, before, after }) => ({
    ...{ kind, of, path, ...side('before', before), ...side('after', after) },
  })),
});

export const viewDraftConflict = (conflict: DraftConflict): DraftConflictView => {
  const { operation, path, about, base, mine, theirs, by } = conflict;
  return {
    ...{ operation, path, about },
    ...{ ...side('base', base), ...side('mine', mine), ...side('theirs', theirs) },
    by: by && { ...by, at: isoTime(by.at) },
  };
};

/** Absent where there is nothing. */
const side = <Name extends string>(name: Name, value: Json | undefined): { readonly [Side in Name]?: Json } =>
  value === undefined ? {} : ({ [name]: value } as { readonly [Side in Name]?: Json });
