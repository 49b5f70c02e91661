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
export function tellReplies(
  { places }: CompiledAdvisor,
  session: Session,
  { replies, applied }: Narrowed,
): ToldReply[] {
  const told: ToldReply[] = [];
  for (const question of repliedQuestions(session)) {
    const place = places.get(question);
    const reply = session.replies[question];
    if (place === undefined || reply === undefined) continue;
    const isLost = applied.some((one) => one.place === place && one.effect !== 'narrowed');
    const status = replies[place] === null ? 'not-asked' : isLost ? 'relaxed' : 'counts';
    told.push({ place, reply, status });
  }
  return told;
}
