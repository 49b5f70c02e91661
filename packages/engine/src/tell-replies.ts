// What became of each reply: whether it counts, could not be met together with the others, or is not asked any more.

import type { CompiledAdvisor } from './compile.ts';
import type { Narrowed } from './narrow.ts';
import { type Reply, repliedQuestions, type Session } from './session.ts';

export interface ToldReply {
  readonly place: number;
  readonly reply: Reply;
  /**
   * `relaxed`: no product satisfies it together with the others, so it was set aside, or with `must` it left nothing.
   * `not-asked`: its question's `ask_if` does not hold any more.
   */
  readonly status: 'counts' | 'relaxed' | 'not-asked';
}

/** In the order in which they were given first. */
export const tellReplies = ({ places }: CompiledAdvisor, session: Session, narrowed: Narrowed): ToldReply[] =>
  repliedQuestions(session).flatMap((question): ToldReply[] => {
    const place = places.get(question);
    const reply = session.replies[question];
    if (place === undefined || reply === undefined) return [];
    const applied = narrowed.applied.find((one) => one.place === place);
    const isLost = applied !== undefined && applied.effect !== 'narrowed';
    const status = narrowed.replies[place] === null ? 'not-asked' : isLost ? 'relaxed' : 'counts';
    return [{ place, reply, status }];
  });
