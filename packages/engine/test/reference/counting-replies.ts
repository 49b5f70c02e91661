// Branches: which replies count, and which questions may still be asked.

import type { Advisor, Question } from '../../src/advisor.ts';
import type { ReplyCondition } from '../../src/condition.ts';
import type { Reply, Session } from '../../src/session.ts';

/** Question id → the reply that counts, in listed order. Those whose `ask_if` does not hold are left out. */
export function countingReplies(advisor: Advisor, session: Session): Map<string, Reply> {
  const counting = new Map<string, Reply>();
  for (const { id, askIf } of advisor.questions) {
    const reply = session.replies[id];
    if (reply && holds(askIf, counting)) counting.set(id, reply);
  }
  return counting;
}

export const holds = (condition: ReplyCondition | null, counting: ReadonlyMap<string, Reply>): boolean =>
  truth(condition, (id) => counting.get(id) ?? null) === 1;

/** 0: no, 1: yes, 0.5: it depends on a reply still to come (for which `replyTo` gives `'to come'`). */
function truth(condition: ReplyCondition | null, replyTo: (question: string) => Reply | null | 'to come'): 0 | 0.5 | 1 {
  if (condition === null) return 1;
  if (condition.kind === 'not') return (1 - truth(condition.of, replyTo)) as 0 | 0.5 | 1;
  if ('of' in condition) {
    const truths = condition.of.map((part) => truth(part, replyTo));
    const decisive = condition.kind === 'all' ? 0 : 1;
    if (truths.includes(decisive)) return decisive;
    return truths.includes(0.5) ? 0.5 : condition.kind === 'all' ? 1 : 0;
  }
  const reply = replyTo(condition.question);
  if (reply === 'to come') return 0.5;
  const chosen = new Set(reply ?? []);
  const isTrue = () => {
    switch (condition.kind) {
      case 'any_of':
        return condition.answers.filter((answer) => chosen.has(answer)).length > 0;
      case 'all_of':
        return condition.answers.filter((answer) => !chosen.has(answer)).length === 0;
      case 'none_of':
        return condition.answers.filter((answer) => chosen.has(answer)).length === 0;
      case 'replied':
        return condition.replied ? reply !== null : reply === null;
      case 'gte':
        return chosen.size > 0 && readRange([...chosen]).from >= condition.value;
      case 'lte':
        return chosen.size > 0 && readRange([...chosen]).to <= condition.value;
    }
  };
  return isTrue() ? 1 : 0;
}

/** The ends of a RANGE reply in canonical spelling: the hyphen that follows a digit separates the two numbers. */
export function readRange(reply: Reply): { from: number; to: number } {
  const [, from, to] = /^(.*?\d)-(.*)$/.exec(reply[0] ?? '') ?? [];
  return { from: Number(from), to: Number(to) };
}

/** Whether a later `ask_if` may still hold: 0, 0.5 or 1. `isAskable` says which questions can get a reply. */
export function mayBeAsked(
  advisor: Advisor,
  session: Session,
  question: Question,
  isAskable: (question: Question) => boolean,
): 0 | 0.5 | 1 {
  const counting = countingReplies(advisor, session);
  return truth(question.askIf, (id) => {
    const other = advisor.questions.find((one) => one.id === id);
    const reply = counting.get(id);
    if (other === undefined || reply !== undefined) return reply ?? null;
    // A reply that does not count just now counts again when its branch comes back.
    if (Object.hasOwn(session.replies, id)) {
      return mayBeAsked(advisor, session, other, isAskable) === 0.5 ? 'to come' : null;
    }
    return isAskable(other) && mayBeAsked(advisor, session, other, isAskable) > 0 ? 'to come' : null;
  });
}
