// The tables of jobs and uploads, as the newest migration leaves them, and what the databases do each in its own way.

import type { Kysely, RawBuilder } from 'kysely';

export interface JobSchema {
  readonly jobs: JobTable;
  readonly uploads: UploadTable;
}

export interface JobDatabases {
  readonly db: Kysely<JobSchema>;
  /** One transaction; all others of this function wait, in whichever process. Servers need not follow it, so no mark of changes moves. */
  alone<Result>(work: (db: Kysely<JobSchema>) => Promise<Result>): Promise<Result>;
  /** The time of the database, in milliseconds since 1970. */
  readonly now: RawBuilder<number>;
  readonly isAlone: boolean;
}

interface JobTable {
  id: string;
  client: string;
  kind: string;
  ordered_by: string;
  about: string;
  file: string | null;
  upload: string | null;
  place: string | null;
  /** Null once it has ended. */
  work: string | null;
  state: string;
  share: number;
  count: number;
  ordered_at: number;
  started_at: number | null;
  ended_at: number | null;
  changed_at: number;
  /** When somebody last said that somebody is there for it. */
  seen_at: number;
  holder: string | null;
  cancel_asked: number;
  outcome: string | null;
  result: string | null;
  result_size: number;
}

interface UploadTable {
  id: string;
  client: string;
  name: string;
  bytes: number;
  sha256: string;
  place: string;
  uploaded_by: string;
  uploaded_at: number;
  used_at: number;
}
