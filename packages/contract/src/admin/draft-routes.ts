// Drafts: what an advisor becomes, beside its versions. Every state has an `ETag`, and whoever changes a draft names the state that they saw.

import {
  DraftEditRequest,
  DraftFileRequest,
  DraftRestoreRequest,
  NewDraftRequest,
} from '../requests/draft-edit-request.ts';
import {
  AdvisorDraftSummaryView,
  AdvisorDraftView,
  DifferencesView,
  DraftAtView,
  DraftStateView,
  EditedDraftView,
  TakenDraftView,
} from '../views/advisor-draft-view.ts';
import { type AdminRoutes, changes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';

const DRAFT = '/clients/:client/advisors/:advisor/draft';

/** Of an operation that concerns everything that there is. */
const SEEN = 'The `ETag` of the draft. If it is another by now, nothing is done.';

export const DRAFT_ROUTES = {
  listDrafts: {
    method: 'GET',
    path: '/clients/:client/drafts',
    needs: reads('advisors'),
    summary: 'List drafts by advisor',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(AdvisorDraftSummaryView),
  },
  findDraft: {
    method: 'GET',
    path: DRAFT,
    needs: reads('advisors'),
    summary: 'See the draft of an advisor',
    status: 200,
    answer: AdvisorDraftView,
  },
  createDraft: {
    method: 'POST',
    path: DRAFT,
    needs: changes('advisors'),
    summary: 'Begin a draft: from nothing, a version, a file, or as a copy of another advisor',
    body: NewDraftRequest,
    status: 201,
    answer: TakenDraftView,
    logged: 'draft created',
  },
  editDraft: {
    method: 'PATCH',
    path: DRAFT,
    needs: changes('advisors'),
    summary: 'Change parts of a draft; what others change elsewhere meanwhile stays',
    ifMatch:
      'The `ETag` of the state that the editor saw, which may be an older one: if nothing that is changed here has changed since, it is done; otherwise nothing is, and `conflicts` of the problem says what there is to choose between.',
    body: DraftEditRequest,
    status: 200,
    answer: EditedDraftView,
    logged: null,
  },
  discardDraft: {
    method: 'DELETE',
    path: DRAFT,
    needs: changes('advisors'),
    summary: 'Discard a draft; it can be brought back for 90 days',
    ifMatch: SEEN,
    status: 204,
    answer: null,
    logged: 'draft discarded',
  },
  importDraft: {
    method: 'PUT',
    path: `${DRAFT}/file`,
    needs: changes('advisors'),
    summary: 'Let a file take the place of the whole draft',
    ifMatch: SEEN,
    body: DraftFileRequest,
    status: 200,
    answer: TakenDraftView,
    logged: 'draft replaced',
  },
  exportDraft: {
    method: 'GET',
    path: `${DRAFT}/file`,
    needs: reads('advisors'),
    summary: 'Download a draft as an advisor file in YAML',
    status: 200,
    answer: null,
    media: 'application/yaml; charset=utf-8',
  },
  exportDraftAsJson: {
    method: 'GET',
    path: `${DRAFT}/json-file`,
    needs: reads('advisors'),
    summary: 'Download a draft as an advisor file in JSON',
    status: 200,
    answer: null,
    media: 'application/json; charset=utf-8',
  },
  listDraftStates: {
    method: 'GET',
    path: `${DRAFT}/history`,
    needs: reads('advisors'),
    summary: 'List the states of a draft of the last 90 days, newest first',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(DraftStateView),
  },
  findDraftState: {
    method: 'GET',
    path: `${DRAFT}/history/:revision`,
    needs: reads('advisors'),
    summary: 'See a draft as it was',
    status: 200,
    answer: DraftAtView,
  },
  restoreDraft: {
    method: 'POST',
    path: `${DRAFT}/restoration`,
    needs: changes('advisors'),
    summary: 'Bring back a draft as it was, also one that was discarded',
    ifMatch: SEEN,
    body: DraftRestoreRequest,
    status: 200,
    answer: AdvisorDraftView,
    logged: 'draft restored',
  },
  compareDraft: {
    method: 'GET',
    path: `${DRAFT}/differences`,
    needs: reads('advisors'),
    summary: 'See what is different between two states or versions',
    query: {
      from: '`draft`, `draft-17` (a state), `published` or `version-3`; usually `published`.',
      to: 'The same; usually `draft`.',
    },
    status: 200,
    answer: DifferencesView,
  },
} as const satisfies AdminRoutes;
