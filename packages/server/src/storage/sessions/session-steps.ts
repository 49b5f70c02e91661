// A session can only be stored as its steps if each step replaces one reply and leaves everything else of the past alone. A
// caller that breaks this rule would get back another session than it stored, so it is stopped here.

import type { StoredSession } from '../../sessions/session-store.ts';

/** Throws unless the session has just started. */
export const assertStart = (session: StoredSession): void => {
  const { step, startedAt, steppedAt, lastReplied, state } = session;
  if (step !== 0 || startedAt !== steppedAt || lastReplied !== null || Object.keys(state.replies).length > 0) {
    throw new Error('a session starts at step 0, at the time it was stepped at, without replies');
  }
};

/** Throws unless `next` is `current` with one reply added or replaced. */
export const assertFollows = (current: StoredSession, next: StoredSession): void => {
  if (
    next.client !== current.client ||
    next.advisor !== current.advisor ||
    next.version !== current.version ||
    next.startedAt !== current.startedAt
  ) {
    throw new Error('a step never changes the client, advisor, version or start of its session');
  }
  const { lastReplied } = next;
  if (lastReplied === null || !Object.hasOwn(next.state.replies, lastReplied)) {
    throw new Error('a step names the question replied to, and has its reply');
  }
  const before = current.state.replies;
  const after = next.state.replies;
  const questions = Object.keys(before);
  const expected = questions.length + (Object.hasOwn(before, lastReplied) ? 0 : 1);
  if (Object.keys(after).length !== expected) throw new Error('a step adds or replaces one reply');
  for (const question of questions) {
    if (question === lastReplied) continue;
    const was = before[question];
    const is = after[question];
    if (is !== was && (is === undefined || was === undefined || !sameReply(was, is))) {
      throw new Error(`a step replies to one question, this one also changed ${JSON.stringify(question)}`);
    }
  }
};

const sameReply = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((answer, index) => answer === other[index]);
