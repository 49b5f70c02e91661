// Long work: it is ordered, followed and cancelled. Each order answers at once with the job; what came of it is in the job once it has ended.

import { CheckRequest, PublishRequest, RollbackRequest, SimulationRequest } from '../requests/advisor-request.ts';
import { CatalogDraftRequest, UploadDeletionRequest, UploadImportRequest } from '../requests/job-request.ts';
import { SurveyRequest } from '../requests/survey-request.ts';
import { JobView, JobWithResultView } from '../views/job-view.ts';
import { closed } from '../views/view-part.ts';
import { type AdminRoutes, changes, PAGE_QUERY, pageOf, reads } from './admin-route.ts';

const CATALOG = '/clients/:client/catalogs/:catalog';
const ADVISOR = '/clients/:client/advisors/:advisor';

/** Of an order: the job that was made. What it changes is logged when it is done. */
const ORDERED = { status: 202, answer: JobView } as const;

/** Jobs are of either; whoever may see one part sees its jobs. */
const OF_JOBS = ['catalogs', 'advisors'] as const;

/** How long to go through conversations, in seconds; null for not at all. */
export const DraftOrderRequest = closed({ seconds: CheckRequest.properties.seconds });

export const JOB_ROUTES = {
  surveyFile: {
    method: 'POST',
    path: '/clients/:client/surveys',
    needs: changes('catalogs'),
    ...ORDERED,
    summary: 'Order a look at each column of an uploaded file: what it holds, and what an import would make of it',
    body: SurveyRequest,
    logged: null,
  },
  importCatalog: {
    method: 'POST',
    path: `${CATALOG}/imports`,
    needs: changes('catalogs'),
    ...ORDERED,
    summary: 'Order the import of an uploaded file',
    body: UploadImportRequest,
    logged: null,
  },
  deleteProducts: {
    method: 'POST',
    path: `${CATALOG}/deletions`,
    needs: changes('catalogs'),
    ...ORDERED,
    summary: 'Order that the products go whose skus an uploaded file lists',
    body: UploadDeletionRequest,
    logged: null,
  },
  draftAdvisor: {
    method: 'POST',
    path: `${CATALOG}/drafts`,
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order an advisor file drafted from a catalog; nothing is published',
    body: CatalogDraftRequest,
    logged: null,
  },
  checkAdvisor: {
    method: 'POST',
    path: '/clients/:client/checks',
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order the check of an advisor file',
    body: CheckRequest,
    logged: null,
  },
  simulateAdvisor: {
    method: 'POST',
    path: '/clients/:client/simulations',
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order that simulated shoppers talk to an advisor, in a file or published',
    body: SimulationRequest,
    logged: null,
  },
  publishAdvisor: {
    method: 'POST',
    path: `${ADVISOR}/publications`,
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order the check and publication of an advisor file as a new version',
    body: PublishRequest,
    logged: null,
  },
  checkDraft: {
    method: 'POST',
    path: `${ADVISOR}/draft/checks`,
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order the check of a draft as it is now',
    body: DraftOrderRequest,
    logged: null,
  },
  publishDraft: {
    method: 'POST',
    path: `${ADVISOR}/draft/publications`,
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order the check and publication of a draft, if it is still as it was seen',
    ifMatch: 'The `ETag` of the draft that was seen.',
    body: DraftOrderRequest,
    logged: null,
  },
  replayDraft: {
    method: 'POST',
    path: `${ADVISOR}/draft/replays`,
    needs: changes('advisors'),
    ...ORDERED,
    summary: "Order that last month's conversations are replayed with a draft, to see whose results would change",
    ifMatch: 'The `ETag` of the draft that was seen.',
    logged: null,
  },
  rollBackAdvisor: {
    method: 'POST',
    path: `${ADVISOR}/rollbacks`,
    needs: changes('advisors'),
    ...ORDERED,
    summary: 'Order that an older version is published again',
    body: RollbackRequest,
    logged: null,
  },
  listJobs: {
    method: 'GET',
    path: '/clients/:client/jobs',
    needs: reads(...OF_JOBS),
    summary: 'List jobs of the last week, newest first',
    query: PAGE_QUERY,
    status: 200,
    answer: pageOf(JobView),
  },
  findJob: {
    method: 'GET',
    path: '/clients/:client/jobs/:job',
    needs: reads(...OF_JOBS),
    summary: 'See how far a job is, and what came of it',
    status: 200,
    answer: JobWithResultView,
  },
  /** Logged by itself, if the job would change something. */
  cancelJob: {
    method: 'DELETE',
    path: '/clients/:client/jobs/:job',
    needs: changes(...OF_JOBS),
    summary: 'Cancel a job that has not ended; what it has not done yet is not done',
    status: 200,
    answer: JobView,
    logged: null,
  },
  followJob: {
    method: 'GET',
    path: '/clients/:client/jobs/:job/events',
    needs: reads(...OF_JOBS),
    summary: 'Follow one job as Server-Sent Events, until it has ended',
    status: 200,
    answer: null,
    media: 'text/event-stream',
  },
  followJobs: {
    method: 'GET',
    path: '/clients/:client/events',
    needs: reads(...OF_JOBS),
    summary: 'Follow all jobs of the shop as Server-Sent Events; `Last-Event-ID` goes on where a connection broke',
    status: 200,
    answer: null,
    media: 'text/event-stream',
  },
} as const satisfies AdminRoutes;
