// What the store promises about jobs. Any process may order one; one process claims it, does it, and says again and again that it is
// still there. All times are those of the store, so that no clock of a process decides anything.

import type { Page, PageRequest } from '../lists/page.ts';
import type { ClaimedJob, Job, JobEnd, JobOrder, JobWithResult } from './job.ts';

export interface JobStore {
  /** Whether one process alone uses the store: what others hold is then lost. */
  readonly isAlone: boolean;

  /** Which of the two bounds it would exceed, if one. Exact, however many order at the same time. */
  order(order: JobOrder, bounds: JobBounds): Promise<Job | 'client-full' | 'full'>;

  /** Only of this client. */
  find(client: string, id: string): Promise<JobWithResult | null>;
  /** Newest first. */
  list(client: string, page: PageRequest): Promise<Page<Job>>;
  /** Those of these clients that were changed since, in the order of their changes. */
  listChanged(clients: readonly string[], since: number): Promise<readonly Job[]>;
  /** The time of the store. */
  now(): Promise<number>;
  /** Whether a job that has not ended reads it. */
  usesUpload(upload: string): Promise<boolean>;

  /** Takes the next job, if one waits. Clients take turns: first comes the one with the fewest that run, then the one that waited longest for its turn. */
  claim(claim: JobClaim): Promise<ClaimedJob | null>;
  /** Says how far it is, and that its holder is still there. `lost`: it was taken for lost, or it is gone; nobody may go on with it. */
  tell(id: string, holder: string, share: number, count: number): Promise<'go on' | 'cancel' | 'lost'>;
  /** Only its holder can end it. False if it is not the holder's any more. */
  end(id: string, holder: string, end: JobEnd): Promise<boolean>;
  /** One that waits ends at once; the holder of one that runs is asked to stop. Null if there is none that has not ended. */
  cancel(client: string, id: string): Promise<Job | null>;

  /** Says that somebody is there for those that wait at this place. */
  attend(place: string): Promise<void>;
  /** Ends those as lost of which nobody has said for so long, in milliseconds, that somebody is there for them. Resolves to how many. */
  endSilent(patience: { readonly running: number; readonly waiting: number }): Promise<number>;
  /** Forgets those that ended longer ago than `age`, in milliseconds, and the oldest beyond `mostPerClient`. */
  clearOut(age: number, mostPerClient: number): Promise<void>;
}

/** Jobs that may wait or run. */
export interface JobBounds {
  readonly perClient: number;
  readonly inAll: number;
}

export interface JobClaim {
  readonly holder: string;
  /** Of the process that claims it. */
  readonly place: string;
  readonly kinds: readonly string[];
}

/** Characters of a result that are kept. A longer one is told by its size. */
export const LONGEST_RESULT = 1024 * 1024;
