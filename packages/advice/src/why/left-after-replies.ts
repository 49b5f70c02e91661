// How many products are left after each reply of a conversation, and so which reply removed how many.

import { alternativeCounter } from '@guidepost/engine/alternatives';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { narrow } from '@guidepost/engine/narrow';
import { repliedQuestions, type Session } from '@guidepost/engine/session';
import { type ToldReply, tellReplies } from '@guidepost/engine/tell-replies';

/** Counts are of groups where results are one per group, as shoppers are told, else of products. */
export interface LeftAfterReplies {
  /** Before the first reply. */
  readonly scope: number;
  /** In the order in which they were given first. */
  readonly replies: readonly LeftAfterReply[];
}

export interface LeftAfterReply extends ToldReply {
  readonly left: number;
  /** Below 0 where it took back what an earlier one had removed. */
  readonly removed: number;
}

export function leftAfterReplies(compiled: CompiledAdvisor, session: Session): LeftAfterReplies {
  const count = alternativeCounter(compiled);
  const scope = count(compiled.scope);
  const told = tellReplies(compiled, session, narrow(compiled, session));
  const order = repliedQuestions(session);
  let before = scope;
  const replies = told.map((reply) => {
    const id = compiled.questions[reply.place]?.question.id ?? '';
    const sofar = order.slice(0, order.indexOf(id) + 1);
    const known = Object.fromEntries(sofar.map((question) => [question, session.replies[question] ?? []]));
    const { candidates, count: products } = narrow(compiled, { ...session, replies: known, order: sofar });
    const left = products === 0 ? 0 : count(candidates);
    const removed = before - left;
    before = left;
    return { ...reply, left, removed };
  });
  return { scope, replies };
}
