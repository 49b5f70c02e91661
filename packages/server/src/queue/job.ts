// Long work that somebody ordered, follows and may cancel. What is known of it is in the store, so that any process can tell of it.

export interface Job {
  readonly id: string;
  /** The shop that it belongs to. Nobody else can see it. */
  readonly client: string;
  readonly kind: string;
  /** Who ordered it, as the audit log calls them. */
  readonly orderedBy: string;
  /** The catalog or the advisor. */
  readonly about: string;
  /** What the file is called that it reads; null if it reads none. */
  readonly file: string | null;
  /** The upload that it reads. */
  readonly upload: string | null;
  readonly state: 'waiting' | 'running' | 'ended';
  /** From 0 to 1. */
  readonly share: number;
  /** The number of things done so far. */
  readonly count: number;
  /** All times are those of the store, in milliseconds since 1970. */
  readonly orderedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** When anything of this was last changed. */
  readonly changedAt: number;
  readonly isCancelAsked: boolean;
  /** Null until it has ended. */
  readonly outcome: JobOutcome | null;
  /** Characters of what came of it; more than are kept where it was too long. */
  readonly resultSize: number;
}

/** `refused`: it was done, and said why nothing was changed; `failed`: a fault of ours; `lost`: the process that did it is gone. */
export type JobOutcome = 'done' | 'refused' | 'failed' | 'stopped' | 'lost';

/** With what came of it, as JSON; null if that was nothing, or too long to be kept. */
export interface JobWithResult extends Job {
  readonly result: string | null;
}

export interface JobOrder extends Pick<Job, 'id' | 'client' | 'kind' | 'orderedBy' | 'about' | 'file' | 'upload'> {
  /** What to do, as JSON. */
  readonly work: string;
  /** Where the file is that it reads: only processes of that place can do it. Null: any process. */
  readonly place: string | null;
}

export interface ClaimedJob {
  readonly job: Job;
  readonly work: string;
}

export interface JobEnd {
  readonly outcome: JobOutcome;
  readonly result: string | null;
}
