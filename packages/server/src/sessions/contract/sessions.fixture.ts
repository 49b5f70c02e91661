// Sessions as the contract of their store needs them, and a step of one.

import { withReply } from '@guidepost/engine/converse';
import type { Reply } from '@guidepost/engine/session';
import type { SessionId, SessionStore, StoredSession } from '../session-store.ts';

export const DAY = 24 * 60 * 60 * 1000;

let ids = 0;
export const newId = (at = 5 * DAY): SessionId =>
  (at.toString(16).padStart(12, '0') + (++ids).toString(16).padStart(20, '0')) as SessionId;

interface Start {
  readonly client: string;
  readonly advisor: string;
  readonly version: number;
  readonly language: string;
  readonly startedAt: number;
  readonly shown: string;
}

export const start = (given: Partial<Start> = {}): StoredSession => {
  const { language, shown, ...origin } = {
    client: 'demo',
    advisor: 'laptops',
    version: 1,
    language: 'en',
    startedAt: 20 * DAY,
    shown: 'use',
    ...given,
  };
  return {
    ...origin,
    id: newId(origin.startedAt),
    step: 0,
    steppedAt: origin.startedAt,
    lastReplied: null,
    state: { language, replies: {}, shown, resultsGiven: false },
  };
};

export const stored = async (store: SessionStore, revision = 1, given: Partial<Start> = {}): Promise<StoredSession> => {
  const session = start(given);
  await store.insert(session, revision);
  return session;
};

export const step = (from: StoredSession, question: string, reply: Reply, shown: string | null): StoredSession => ({
  ...from,
  step: from.step + 1,
  steppedAt: from.steppedAt + 1000,
  lastReplied: question,
  state: {
    ...withReply(from.state, question, reply),
    shown,
    resultsGiven: from.state.resultsGiven || shown === null,
  },
});
