// A server that is going to be killed. It takes steps in several sessions at once, without end, and prints each acknowledged
// step as a line `id step`.

import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { SessionId, StoredSession } from '../../../sessions/session-store.ts';
import { openSqliteSessions, type SqliteSessionStore } from './sqlite-session-store.ts';

const converse = async (store: SqliteSessionStore): Promise<void> => {
  while (true) {
    const at = Date.now();
    let session: StoredSession = {
      id: (at.toString(16).padStart(12, '0') + randomBytes(10).toString('hex')) as SessionId,
      client: 'demo',
      advisor: 'laptops',
      version: 1,
      startedAt: at,
      step: 0,
      steppedAt: at,
      lastReplied: null,
      state: { language: 'en', replies: {}, shown: 'q1', resultsGiven: false },
    };
    await store.insert(session, 1);
    writeSync(1, `${session.id} 0\n`);
    for (let step = 1; step < 8; step++) {
      const question = `q${step}`;
      const replies = { ...session.state.replies, [question]: [`a${step}`] };
      session = {
        ...session,
        step,
        lastReplied: question,
        state: { ...session.state, replies, shown: `q${step + 1}` },
      };
      if (!(await store.advance(session, 1))) throw new Error(`step ${step} of ${session.id} was refused`);
      writeSync(1, `${session.id} ${step}\n`);
    }
  }
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the data folder');
const store = await openSqliteSessions(folder);
await Promise.all(Array.from({ length: 16 }, () => converse(store)));
