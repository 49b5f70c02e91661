// Where conversations live. A step is a compare-and-set on the session's step number, and its event is part of the same
// commit. If two steps from one state come at the same time, exactly one happens. What was acknowledged is on disk.

import type { Contender } from '@guidepost/engine/choose-adaptively';
import type { Reply, Session } from '@guidepost/engine/session';
import { MendableError } from '@guidepost/fault/mendable-error';
import type { Given } from './given.ts';

/** 32 lower-case hexadecimal digits: 48 bits of milliseconds since 1970, then 80 random bits. So ids sort by time. */
export type SessionId = string & { readonly brand: 'SessionId' };

/** What never changes in a session. */
export interface SessionOrigin {
  readonly id: SessionId;
  readonly client: string;
  readonly advisor: string;
  /** The advisor version it started with and keeps to its end. */
  readonly version: number;
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number;
}

/** A session as it stands after `step` accepted replies; the start is step 0. */
export interface StoredSession extends SessionOrigin {
  readonly step: number;
  readonly steppedAt: number;
  /** The question whose reply was accepted last; null before the first reply. Retries are compared with it. */
  readonly lastReplied: string | null;
  readonly state: Session;
}

/** With adaptive order: the questions that could have come next, and what each would have gained, best first. */
export type ChosenBy = readonly Contender[];

/** What is kept of a step for later analysis. Nothing in it is personal. */
export interface StepEvent {
  readonly session: SessionId;
  readonly step: number;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly catalogRevision: number;
  readonly at: number;
  readonly language: string;
  /** The question that was replied to, and the reply; null for the start. */
  readonly question: string | null;
  readonly reply: Reply | null;
  /** The question shown after the step; null at the end. */
  readonly shown: string | null;
  readonly resultsGiven: boolean;
  /** What the question shown was chosen by; null if it was not chosen by what it gains. */
  readonly chosenBy: ChosenBy | null;
  /** What the results were; null if none were given, or nobody wrote it down. */
  readonly given: Given | null;
}

/**
 * The store cannot take steps just now, because its writer is gone, or the disk is full or fails. The same request, sent again,
 * shows whether the step happened.
 */
export class StoreUnavailable extends MendableError {
  override readonly name = 'StoreUnavailable';
}

export interface SessionStore {
  /** The id for a session that starts at `now` (milliseconds since 1970) and is going to be inserted here. */
  makeId(now: number): SessionId;

  /**
   * The newest state, committed or about to be; null if there is none. The caller checks whether it has expired. If several
   * processes share the store, a caller that goes on from `step` may get the state at that step though another process has gone
   * on from it meanwhile: then `advance` resolves to false.
   */
  find(id: SessionId, step?: number): StoredSession | null | Promise<StoredSession | null>;

  /**
   * Stores a new session (step 0). Resolves to true once committed. Rejects if that failed; then nothing is stored. `given`: what its
   * results are, as `writeGiven` writes it.
   */
  insert(
    session: StoredSession,
    catalogRevision: number,
    chosenBy?: ChosenBy | null,
    given?: string | null,
  ): Promise<true>;

  /**
   * Stores `session` in place of its state at `session.step - 1`, from which it differs by exactly one reply (added or
   * replaced). Resolves to true once committed, and to false if the session is at another step or gone. Rejects if the commit
   * failed. In both these cases nothing has changed. Steps of one commit may share a promise.
   */
  advance(
    session: StoredSession,
    catalogRevision: number,
    chosenBy?: ChosenBy | null,
    given?: string | null,
  ): Promise<boolean>;

  /**
   * Resolves once every step of the session that `find` may have returned so far is committed, or rejects. Call it in the same
   * turn in which `find` answered, because a failure is told only once.
   */
  settled(id: SessionId): Promise<void>;

  /** Erases a session and its events. Resolves to whether there was one. */
  remove(id: SessionId): Promise<boolean>;

  /** Steps in order, for tests, exports and analysis. */
  events(id: SessionId): Promise<readonly StepEvent[]>;

  /**
   * Adds events older than `keepEventsFrom` to the daily counts and deletes them. Deletes what is left of sessions that ended
   * before `keepSessionsFrom`. Works in slices, so that no step waits for long.
   */
  sweep(limits: { keepSessionsFrom: number; keepEventsFrom: number }): Promise<{ events: number; sessions: number }>;

  /** What is left of steps that were swept, oldest day first. */
  dailyCounts(): Promise<readonly DailyCount[]>;

  /** Commits what is under way and closes the files. */
  close(): Promise<void>;
}

/** What is left of steps that were swept, for those who want to see how an advisor did earlier. */
export interface DailyCount {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly kind:
    | ('started' | 'shown' | 'replied' | 'chosen' | 'skipped' | 'results' | 'ended')
    | ('clicked' | 'added' | 'bought' | 'revenue');
  /** Empty unless the kind is shown, replied, chosen or skipped. */
  readonly question: string;
  /**
   * Of chosen the answer; of clicked, added and bought the sku, which is empty for products that the catalog did not have; of revenue the
   * currency, whose ten-thousandths are counted. Otherwise empty. Ranges are rounded outwards to two digits of their larger end; `...` stands for all answers
   * (or skus) beyond the first 200 that a question got on that day.
   */
  readonly answer: string;
  readonly count: number;
}

/** Ids of answers have no dots. */
export const OTHER_ANSWERS = '...';
