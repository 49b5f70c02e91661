// Long work that is ordered by the admin interface.

import { DraftOrderRequest, type JOB_ROUTES } from '@guidepost/contract/admin/job-routes';
import { PROVING_SECONDS } from '@guidepost/contract/requests/advisor-request';
import type { JobKind } from '@guidepost/contract/views/job-view';
import { unwrittenFileOf } from '../drafts/draft-file.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { FileToCheck, OrderedWork } from '../jobs/long-work.ts';
import type { RunningLongWork } from '../jobs/open-long-work.ts';
import type { JobOrder } from '../queue/job.ts';
import { Refusal } from '../refusals/refusal.ts';
import {
  readCheckRequest,
  readPublishRequest,
  readRollbackRequest,
  readSimulationRequest,
} from '../requests/advisor-requests.ts';
import {
  readCatalogDraftRequest,
  readSurveyRequest,
  readUploadDeletion,
  readUploadImport,
} from '../requests/job-requests.ts';
import { readRequest } from '../requests/read-request.ts';
import { readId } from '../values/given-values.ts';
import { viewJob } from '../views/job-view.ts';
import { actorOf } from './actor-of.ts';
import type { AdminCall, Done, Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { readSeen } from './read-revision.ts';
import { refuseRequest } from './refuse-faults.ts';

type Orders = Pick<
  typeof JOB_ROUTES,
  | 'surveyFile'
  | 'importCatalog'
  | 'deleteProducts'
  | 'draftAdvisor'
  | 'checkAdvisor'
  | 'simulateAdvisor'
  | 'publishAdvisor'
  | 'checkDraft'
  | 'publishDraft'
  | 'replayDraft'
  | 'rollBackAdvisor'
>;

export const orderHandlers = (
  longWork: () => Promise<RunningLongWork>,
  drafts: Pick<DraftStore, 'find'>,
): Handlers<Orders> => ({
  surveyFile: async (call) => {
    const read = readSurveyRequest(call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { upload, order } = read.value;
    return orderWithFile(await longWork(), call, { work: { kind: 'survey', order }, about: '', upload });
  },

  importCatalog: async (call) => {
    const { client, params, body } = call;
    const { catalog = '' } = params;
    if ('wrong' in readId(catalog)) return NOT_FOUND;
    const read = readUploadImport({ client, catalog }, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { upload, order } = read.value;
    return orderWithFile(await longWork(), call, {
      work: { kind: 'import', order },
      ...(order.dryRun === true && { kind: 'import-trial' as const }),
      ...{ about: catalog, upload },
    });
  },

  deleteProducts: async (call) => {
    const { client, params, body } = call;
    const { catalog = '' } = params;
    if ('wrong' in readId(catalog)) return NOT_FOUND;
    const read = readUploadDeletion({ client, catalog }, body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { upload, order } = read.value;
    return orderWithFile(await longWork(), call, { work: { kind: 'delete', order }, about: catalog, upload });
  },

  draftAdvisor: async (call) => {
    const { client, params, body } = call;
    const { catalog = '' } = params;
    const read = readCatalogDraftRequest({ client, catalog }, body ?? {});
    if ('faults' in read) return refuseRequest(read.faults);
    return order(await longWork(), call, { work: { kind: 'draft', order: read.value }, about: catalog });
  },

  checkAdvisor: async (call) => {
    const read = readCheckRequest(call.client, call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    return order(await longWork(), call, {
      work: { kind: 'check', ...read.value },
      about: '',
      file: read.value.file.name,
    });
  },

  simulateAdvisor: async (call) => {
    const read = readSimulationRequest(call.client, call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { target } = read.value;
    const named = 'file' in target ? { about: '', file: target.file.name } : { about: target.advisor };
    return order(await longWork(), call, { work: { kind: 'simulate', ...read.value }, ...named });
  },

  publishAdvisor: async (call) => {
    const { advisor = '' } = call.params;
    if ('wrong' in readId(advisor)) return NOT_FOUND;
    const read = readPublishRequest(call.client, call.body);
    if ('faults' in read) return refuseRequest(read.faults);
    const file = { ...read.value.file, advisor };
    const { proving } = read.value;
    return order(await longWork(), call, { work: { kind: 'publish', file, proving }, about: advisor, file: file.name });
  },

  checkDraft: async (call) => {
    const read = await readDraftOrder(drafts, call, null);
    if (read instanceof Refusal) return read;
    const { advisor = '' } = call.params;
    return order(await longWork(), call, { work: { kind: 'check', ...read }, about: advisor, file: read.file.name });
  },

  publishDraft: async (call) => {
    const seen = readSeen(call);
    if (seen instanceof Refusal) return seen;
    const read = await readDraftOrder(drafts, call, seen);
    if (read instanceof Refusal) return read;
    const { advisor = '' } = call.params;
    const file = { ...read.file, advisor };
    return order(await longWork(), call, { work: { kind: 'publish', ...read, file }, about: advisor, file: file.name });
  },

  replayDraft: async (call) => {
    const seen = readSeen(call);
    if (seen instanceof Refusal) return seen;
    const read = await readDraftOrder(drafts, call, seen);
    if (read instanceof Refusal) return read;
    const { advisor = '' } = call.params;
    const replayed = { client: call.client, advisor, file: read.file, at: Date.now() };
    return order(await longWork(), call, { work: { kind: 'replay', order: replayed }, about: advisor });
  },

  rollBackAdvisor: async (call) => {
    const { client, params, body } = call;
    const { advisor = '' } = params;
    const read = readRollbackRequest(body);
    if ('faults' in read) return refuseRequest(read.faults);
    const { version } = read.value;
    return order(await longWork(), call, { work: { kind: 'rollback', client, advisor, version }, about: advisor });
  },
});

/** `seen`: the revision that it has to be at; null: any. */
async function readDraftOrder(
  drafts: Pick<DraftStore, 'find'>,
  { client, params, body }: AdminCall,
  seen: number | null,
): Promise<FileToCheck | Refusal> {
  const order = readRequest(DraftOrderRequest, body ?? {});
  if ('faults' in order) return refuseRequest(order.faults);
  const draft = await drafts.find(client, params.advisor ?? '');
  if (draft === null || draft.isDiscarded) return NOT_FOUND;
  if (seen !== null && seen !== draft.revision)
    return new Refusal('state-outdated', 'The draft was changed since. Look at it as it is now, then order it again.');
  const { seconds = seen === null ? PROVING_SECONDS.check : PROVING_SECONDS.publish } = order.value;
  const file = { name: 'draft', client, draft: unwrittenFileOf(draft.cells) };
  return { file, proving: seconds === null ? null : { seconds } };
}

interface Ordered extends Partial<Pick<JobOrder, 'file' | 'upload' | 'place'>> {
  readonly work: OrderedWork & { readonly kind: JobKind };
  /** What people know the job as, if not as its work. */
  readonly kind?: JobKind;
  readonly about: string;
}

async function order(
  { queue, news }: RunningLongWork,
  { client, caller }: AdminCall,
  { work, kind, ...rest }: Ordered,
): Promise<Done<ReturnType<typeof viewJob>> | Refusal> {
  const none = { file: null, upload: null, place: null };
  const job = await queue.order({
    ...none,
    ...rest,
    client,
    kind: kind ?? work.kind,
    orderedBy: caller.name,
    work: { work, by: actorOf(caller) },
  });
  if (job === 'client-full')
    return new Refusal(
      'rate-limited',
      'As many jobs of this shop wait or run as may. Wait for one to end, or cancel one.',
      {
        wait: 10,
      },
    );
  if (job === 'full') return new Refusal('unavailable', 'Too many jobs wait on this server.', { wait: 30 });
  void news.look();
  return {
    view: viewJob(job),
    headers: { Location: `jobs/${job.id}` },
    log: { after: { job: job.id, kind: job.kind, about: job.about, file: job.file } },
  };
}

async function orderWithFile(
  longWork: RunningLongWork,
  call: AdminCall,
  { upload, ...rest }: Ordered & { readonly upload: string },
): ReturnType<typeof order> {
  const found = await longWork.uploads.use(call.client, upload);
  if (found === null)
    return new Refusal('refused', 'There is no such upload, or not any more. Upload the file again.', {
      errors: [{ pointer: '#/upload', detail: 'No file of this shop was uploaded under this id in the last day.' }],
    });
  return order(longWork, call, { ...rest, upload, file: found.name, place: found.place });
}
