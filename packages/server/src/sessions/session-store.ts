// Where conversations live. A step is a compare-and-set on the session's step number, and its event is part of the same
// commit: of two concurrent steps from one state exactly one happens, and what was acknowledged is on disk.

import type { Reply, Session } from '@guidepost/engine/session';
import type { DailyCount } from './daily-count.ts';

/** 32 lower-case hexadecimal digits: 48 bits of milliseconds since 1970, then 80 random bits; so ids sort by time. */
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
  /** The question whose reply was accepted last; null before the first reply. A retry is compared with it. */
  readonly lastReplied: string | null;
  readonly state: Session;
}

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
}

/**
 * The store cannot take steps just now: what it writes with is gone, or has no room. Whether the step happened shows when
 * the same request is sent again.
 */
export class StoreUnavailable extends Error {}

export interface SessionStore {
  /** The newest committed or about-to-be-committed state, or null. Expiry is judged by the caller. */
  find(id: SessionId): StoredSession | null | Promise<StoredSession | null>;

  /** Stores a new session (step 0). Resolves to true once committed; rejects when that failed: then nothing is stored. */
  insert(session: StoredSession, catalogRevision: number): Promise<true>;

  /**
   * Stores `session` in place of its state at `session.step - 1`, from which it differs by exactly one reply (added or replaced). Resolves to true once committed, to false when the
   * session is at another step or gone (nothing changed); rejects when the commit failed (nothing changed). Steps of one
   * commit may share one promise.
   */
  advance(session: StoredSession, catalogRevision: number): Promise<boolean>;

  /**
   * Resolves once every step of the session that `find` may have returned so far is committed, or rejects. To be called in the
   * turn in which `find` answered: a failure that was told already is not repeated.
   */
  settled(id: SessionId): Promise<void>;

  /** Erases a session and its events. Resolves to whether there was one. */
  remove(id: SessionId): Promise<boolean>;

  /** Steps in order, for tests, exports and analysis. */
  events(id: SessionId): Promise<readonly StepEvent[]>;

  /**
   * Folds events older than `keepEventsFrom` into daily counts and deletes them, and deletes what is left of sessions
   * that ended before `keepSessionsFrom`; in slices, so that no step waits for long.
   */
  sweep(limits: { keepSessionsFrom: number; keepEventsFrom: number }): Promise<{ events: number; sessions: number }>;

  /** What is left of steps that were swept, oldest day first. */
  dailyCounts(): Promise<readonly DailyCount[]>;

  /** Commits what is under way and lets go of the files. */
  close(): Promise<void>;
}
