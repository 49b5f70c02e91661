// Conversations that nobody had: the demo makes up a month of them, so that there is something to see. Their ids tell them apart wherever
// they go, also in backups and in other stores, so that nobody ever takes them for shoppers.

import type { SessionId } from './session-store.ts';

/** Of two million million conversations of shoppers, one ends like this by chance. */
const MARK = '0dec0ded00';

/** `like`: an id that the store made at the time at which the conversation begins. `number`: which of the made-up ones it is, from 0. */
export const madeUpSession = (like: SessionId, number: number): SessionId =>
  (like.slice(0, 16) + number.toString(16).padStart(6, '0') + MARK) as SessionId;

export const isMadeUp = (id: SessionId): boolean => id.endsWith(MARK);
