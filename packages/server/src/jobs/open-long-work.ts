// Long work of a running server: the uploads that it reads, the queue of jobs, the threads that do them, and news of all that.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentAt } from '@guidepost/advisor-file/edit/file-edit';
import type { Logger } from 'pino';
import { type AuditActor, type AuditEnd, type AuditStore, PUBLISHED } from '../audit/audit-store.ts';
import { logChange } from '../audit/log-change.ts';
import type { SnapshotAtHand, SnapshotsAtHand } from '../catalogs/take-snapshot.ts';
import type { JobEnd } from '../queue/job.ts';
import { JobNews } from '../queue/job-news.ts';
import { type JobLane, JobQueue } from '../queue/job-queue.ts';
import type { JobStore } from '../queue/job-store.ts';
import type { JobStores } from '../storage/definitions/definition-store.ts';
import { findDiskRoom } from '../storage/disk-room.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { runTask } from '../threads/run-task.ts';
import type { TaskEnd } from '../threads/task-thread.ts';
import { WarmTasks } from '../threads/warm-tasks.ts';
import { folderNameFor, UploadFolder } from '../uploads/upload-folder.ts';
import { type UploadLimits, Uploads } from '../uploads/uploads.ts';
import { LONG_WORK, type LongWork, type LongWorkResult, type OrderedWork } from './long-work.ts';
import type { LongWorkTask } from './long-work-worker.ts';
import { MappingTrials } from './mapping-trials.ts';
import { QuestionDrafts } from './question-drafts.ts';

export interface LongWorkParts {
  readonly stores: JobStores;
  readonly location: StoreLocation;
  readonly limits: UploadLimits;
  /** What a job keeps of its end. */
  readonly view: (work: LongWork, end: TaskEnd<LongWorkResult>) => Promise<JobEnd>;
  readonly audit: AuditStore;
  /** What the log of changes knows of a result; null: nothing was changed. */
  readonly tell: (work: OrderedWork, result: LongWorkResult) => Promise<Omit<AuditEnd, 'outcome'> | null>;
  /** In memory that threads share. */
  readonly snapshots: SnapshotsAtHand;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

export interface RunningLongWork {
  readonly store: JobStore;
  readonly queue: JobQueue;
  readonly uploads: Uploads;
  readonly trials: MappingTrials;
  readonly questions: QuestionDrafts;
  readonly news: JobNews;
  stop(): Promise<void>;
}

/** What people wait for while they edit, one after another. Its threads stay warm for the next one. */
const EDITING: readonly LongWork['kind'][] = ['survey', 'check', 'draft', 'simulate', 'replay'];

/** Imports wait for each other anyway. What people wait for while they edit waits neither for them nor for one simulation. */
const LANES: readonly JobLane[] = [
  { kinds: ['import', 'import-trial', 'delete'], most: 1 },
  { kinds: ['publish', 'rollback'], most: 1 },
  { kinds: EDITING, most: 2 },
];

/** As the queue keeps it. */
export interface OrderedJob {
  readonly work: OrderedWork;
  readonly by: AuditActor;
}

/** What the log of changes calls work that changes something. */
const CHANGES: Readonly<Partial<Record<LongWork['kind'], string>>> = {
  import: 'catalog imported',
  delete: 'products deleted',
  publish: PUBLISHED,
  rollback: 'advisor rolled back',
};

export const changesSomething = (kind: string): boolean => Object.hasOwn(CHANGES, kind);

/** The longest that a job may run, in milliseconds. */
const TIME = 30 * 60_000;

export async function openLongWork({
  stores,
  location,
  limits,
  view,
  audit,
  tell,
  snapshots,
  log,
}: LongWorkParts): Promise<RunningLongWork> {
  const { jobs: store, uploads: uploadStore } = stores;
  const path =
    location.kind === 'embedded' ? join(location.folder, 'uploads') : join(tmpdir(), folderNameFor(location.url));
  const folder = await UploadFolder.open(path);
  const room = () => findDiskRoom(folder.pathOf('.'));
  const uploads = new Uploads({ store: uploadStore, folder, room, isAlone: store.isAlone, limits });
  const warm = new WarmTasks<LongWorkTask, LongWorkResult>(LONG_WORK);
  const [trials, questions] = [new MappingTrials(folder), new QuestionDrafts()];
  const queue = new JobQueue({
    ...{ store, place: folder.place, lanes: LANES, log },
    run: async ({ id, client, kind, about, file, upload }, ordered, control) => {
      const name = file ?? '';
      const { by, work: asOrdered } = ordered as OrderedJob;
      const work = {
        ...asOrdered,
        ...(upload !== null && { path: folder.pathOf(upload), name }),
      } as LongWork;
      const task = { location, work, atHand: await findAtHand(client, work, snapshots) };
      const bounds = { ...control, time: TIME };
      const run = (): Promise<TaskEnd<LongWorkResult>> =>
        EDITING.includes(work.kind) ? warm.run(task, { ...bounds, givesTime: true }) : runTask(LONG_WORK, task, bounds);
      const action = isTrial(work) ? undefined : CHANGES[work.kind];
      const intent = { client, door: 'admin interface', by, target: about } as const;
      const end =
        action === undefined
          ? await run()
          : await logChange(audit, { ...intent, action }, run, (ended) => endOf(asOrdered, ended, tell));
      if (end.kind === 'failed') log.error({ job: id, kind, stack: end.stack }, 'a job ended in an internal error');
      if (end.kind === 'lost') log.warn({ job: id, kind, reason: end.reason }, 'a job was ended too early');
      return view(work, end);
    },
  });
  const news = new JobNews(store, (error) => log.warn({ err: error }, 'the store cannot be asked for news of jobs'));
  await uploads.start();
  await queue.start();
  return {
    ...{ store, queue, uploads, news, trials, questions },
    stop: async () => {
      news.stop();
      await queue.stop();
      await Promise.all([warm.stop(), trials.stop(), questions.stop()]);
      await uploads.stop();
    },
  };
}

/** A large catalog takes longer to build than a draft to check, and whoever edits sees it in the preview anyway. */
async function findAtHand(
  client: string,
  work: LongWork,
  snapshots: LongWorkParts['snapshots'],
): Promise<SnapshotAtHand | null> {
  if (work.kind !== 'check' || !('draft' in work.file)) return null;
  const catalog = contentAt(work.file.draft.document, '/catalog');
  if (typeof catalog !== 'string') return null;
  // The check itself tells what is wrong with the catalog.
  const snapshot = await snapshots.find(client, catalog).catch(() => null);
  return snapshot && { client, catalog, snapshot };
}

const isTrial = (work: LongWork): boolean =>
  (work.kind === 'import' || work.kind === 'delete') && work.order.dryRun === true;

/** What was stopped or lost may have been done all the same, if it was just about to end. */
async function endOf(
  work: OrderedWork,
  end: TaskEnd<LongWorkResult>,
  tell: LongWorkParts['tell'],
): Promise<AuditEnd | null> {
  if (end.kind === 'failed') return { outcome: 'failed' };
  if (end.kind !== 'done') return null;
  const told = await tell(work, end.result);
  return told === null ? { outcome: 'refused' } : { outcome: 'done', ...told };
}
