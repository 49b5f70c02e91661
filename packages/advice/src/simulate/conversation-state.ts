// Where a conversation stands, as the engine would have it, without the cost of what nobody looks at. The session goes on
// exactly as in a real conversation; a property test holds every state against `advance`.

import type { Accepted } from '@guidepost/engine/accept';
import { areResultsDue, chooseFirst, chooseQuestion } from '@guidepost/engine/choose';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { withReply } from '@guidepost/engine/converse';
import { type Narrowed, narrow } from '@guidepost/engine/narrow';
import { isEmptyOffer, type Offer, offer } from '@guidepost/engine/offer';
import { rank } from '@guidepost/engine/rank';
import type { Session } from '@guidepost/engine/session';
import { makeReplier } from './make-replier.ts';
import type { Replier } from './replier.ts';

export interface ConversationState {
  readonly session: Session;
  /** How many replies were given, skips included. */
  readonly replies: number;
  /** What is asked now; null at the end. */
  readonly offer: Offer | null;
  /** How shoppers reply to it. */
  readonly replier: Replier | null;
  /** The results of this moment, whether or not they are given yet. */
  readonly results: readonly number[];
  readonly setAside: number;
}

export function startState(compiled: CompiledAdvisor): ConversationState {
  const first = compiled.questions[chooseFirst(compiled).place ?? 0];
  if (first === undefined) throw new Error('An advisor has at least one question.');
  const { language } = compiled.advisor;
  const session: Session = { language, replies: {}, shown: first.question.id, resultsGiven: false };
  const narrowed = narrow(compiled, session);
  return derive(compiled, session, 0, narrowed, offer(first, narrowed, true));
}

export function nextState(
  compiled: CompiledAdvisor,
  before: ConversationState,
  { question, reply }: Accepted,
): ConversationState {
  const replied = withReply(before.session, question, reply);
  const narrowed = narrow(compiled, replied);
  const current = chooseQuestion(compiled, narrowed);
  const resultsGiven = areResultsDue(compiled, replied, narrowed, current);
  const compiledQuestion = current === null ? undefined : compiled.questions[current];
  const session: Session = { ...replied, shown: compiledQuestion?.question.id ?? null, resultsGiven };
  let offered: Offer | null = null;
  if (compiledQuestion !== undefined) {
    offered = offer(compiledQuestion, narrowed, false);
    if (isEmptyOffer(offered)) offered = offer(compiledQuestion, narrowed, true);
  }
  return derive(compiled, session, before.replies + 1, narrowed, offered);
}

/** Takes all that is needed out of `narrowed`, which the next step overwrites. */
function derive(
  compiled: CompiledAdvisor,
  session: Session,
  replies: number,
  narrowed: Narrowed,
  offered: Offer | null,
): ConversationState {
  return {
    session,
    replies,
    offer: offered,
    replier: offered === null ? null : makeReplier(compiled, offered, narrowed),
    results: rank(compiled, narrowed, compiled.advisor.results.limit),
    setAside: narrowed.applied.reduce((count, { effect }) => count + (effect === 'set-aside' ? 1 : 0), 0),
  };
}
