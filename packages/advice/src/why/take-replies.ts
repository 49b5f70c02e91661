// Plays replies to an advisor as far as they still hold. So a conversation is brought along when the advisor, or its catalog, has changed.

import { accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { begin, move } from '@guidepost/engine/converse';
import type { Session } from '@guidepost/engine/session';

export interface GivenReply {
  readonly question: string;
  /** Ids of answers; empty for a skip. */
  readonly answers: readonly string[];
}

export interface Taken {
  readonly session: Session;
  /** Those that do not hold: their question or an answer is not there any more, or the question was not asked so far. */
  readonly left: readonly GivenReply[];
}

/** In their order; a reply whose question is not asked yet waits for it. Several to one question change it, as a shopper does. */
export function takeReplies(compiled: CompiledAdvisor, language: string, given: readonly GivenReply[]): Taken {
  let { session } = begin(compiled, language);
  let waiting = given;
  const refused: GivenReply[] = [];
  for (;;) {
    const next = waiting.find(({ question }) => isKnown(session, question));
    if (next === undefined) return { session, left: [...waiting, ...refused] };
    waiting = waiting.filter((reply) => reply !== next);
    const read = accept(compiled, session, next.question, next.answers);
    if (read.kind === 'accepted') session = move(compiled, session, read).session;
    else refused.push(next);
  }
}

const isKnown = ({ shown, replies }: Session, question: string): boolean =>
  question === shown || Object.hasOwn(replies, question);
