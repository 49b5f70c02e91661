// Long work of a running server: the uploads that it reads, the queue of jobs, the threads that do them, and news of all that.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { JobEnd } from '../queue/job.ts';
import { JobNews } from '../queue/job-news.ts';
import { type JobLane, JobQueue } from '../queue/job-queue.ts';
import type { JobStore } from '../queue/job-store.ts';
import type { JobStores } from '../storage/definitions/definition-store.ts';
import { findDiskRoom } from '../storage/disk-room.ts';
import type { StoreLocation } from '../storage/store-location.ts';
import { runTask, type TaskEnd } from '../threads/run-task.ts';
import { folderNameFor, UploadFolder } from '../uploads/upload-folder.ts';
import { type UploadLimits, Uploads } from '../uploads/uploads.ts';
import { LONG_WORK, type LongWork, type LongWorkResult, type OrderedWork } from './long-work.ts';
import type { LongWorkTask } from './long-work-worker.ts';

export interface LongWorkParts {
  readonly stores: JobStores;
  readonly location: StoreLocation;
  readonly limits: UploadLimits;
  /** What a job keeps of its end. */
  readonly view: (work: LongWork, end: TaskEnd<LongWorkResult>) => Promise<JobEnd>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

export interface RunningLongWork {
  readonly store: JobStore;
  readonly queue: JobQueue;
  readonly uploads: Uploads;
  readonly news: JobNews;
  stop(): Promise<void>;
}

/** Imports wait for each other anyway. What people wait for while they edit waits neither for them nor for one simulation. */
const LANES: readonly JobLane[] = [
  { kinds: ['import', 'delete'], most: 1 },
  { kinds: ['publish', 'rollback'], most: 1 },
  { kinds: ['survey', 'check', 'draft', 'simulate'], most: 2 },
];

/** The longest that a job may run, in milliseconds. */
const TIME = 30 * 60_000;

export async function openLongWork({ stores, location, limits, view, log }: LongWorkParts): Promise<RunningLongWork> {
  const { jobs: store, uploads: uploadStore } = stores;
  const path =
    location.kind === 'embedded' ? join(location.folder, 'uploads') : join(tmpdir(), folderNameFor(location.url));
  const folder = await UploadFolder.open(path);
  const room = () => findDiskRoom(folder.pathOf('.'));
  const uploads = new Uploads({ store: uploadStore, folder, room, isAlone: store.isAlone, limits });
  const queue = new JobQueue({
    ...{ store, place: folder.place, lanes: LANES, log },
    run: async ({ id, kind, file, upload }, ordered, control) => {
      const name = file ?? '';
      const work = {
        ...(ordered as OrderedWork),
        ...(upload !== null && { path: folder.pathOf(upload), name }),
      } as LongWork;
      const task = { location, work };
      const end = await runTask<LongWorkTask, LongWorkResult>(LONG_WORK, task, { ...control, time: TIME });
      if (end.kind === 'failed') log.error({ job: id, kind, stack: end.stack }, 'a job ended in an internal error');
      if (end.kind === 'lost') log.warn({ job: id, kind, reason: end.reason }, 'a job was ended too early');
      return view(work, end);
    },
  });
  const news = new JobNews(store, (error) => log.warn({ err: error }, 'the store cannot be asked for news of jobs'));
  await uploads.start();
  await queue.start();
  return {
    ...{ store, queue, uploads, news },
    stop: async () => {
      news.stop();
      await queue.stop();
      await uploads.stop();
    },
  };
}
