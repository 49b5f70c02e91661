// What a replay found, for tools, with the texts that people know questions, answers and products by.

import type { ReplayExample } from '@guidepost/advice/replay/replay-report';
import type { ReplayView } from '@guidepost/contract/views/replay-view';
import type { Advisor, Question } from '@guidepost/engine/advisor';
import { parseRangeId } from '@guidepost/engine/range-id';
import type { ReplayOutcome } from '../insights/replay-draft.ts';

type Replayed = Extract<ReplayOutcome, { kind: 'replayed' }>;
type ExampleView = ReplayView['examples'][number];

export function viewReplay({ version, source, report, before, after, titles }: Replayed): ReplayView {
  const { changes, questions, examples, ...figures } = report;
  const find = (id: string) => findQuestion(before, id) ?? findQuestion(after, id);
  const name = (skus: readonly string[] | null) => skus?.map((sku) => ({ sku, title: titles.get(sku) ?? sku })) ?? null;
  return {
    ...{ client: before.client, advisor: before.id, version, source },
    ...figures,
    changes: {
      ...{ unseen: changes.unseen, same: changes.same, emptied: changes.emptied, filled: changes.filled },
      ...{ earlier: changes.earlier, other_first: changes['other-first'], other_behind: changes['other-behind'] },
    },
    questions: questions.map(({ question, notAsked, notUnderstood, newlyAsked }) => ({
      ...{ question_id: question, title: find(question)?.title ?? question },
      ...{ not_asked: notAsked, not_understood: notUnderstood, newly_asked: newlyAsked },
    })),
    examples: examples.map(({ change, conversation, before: was, after: is }) => ({
      ...{ change: CHANGES[change], times: conversation.times },
      replies: [...conversation.replies].map(([id, reply]) => viewReply(id, find(id), reply)),
      ...{ before: name(was), after: name(is) },
    })),
  };
}

const CHANGES: Readonly<Record<ReplayExample['change'], ExampleView['change']>> = {
  emptied: 'emptied',
  filled: 'filled',
  earlier: 'earlier',
  'other-first': 'other_first',
  'other-behind': 'other_behind',
};

const findQuestion = ({ questions }: Advisor, id: string): Question | undefined =>
  questions.find((question) => question.id === id);

const viewReply = (
  id: string,
  question: Question | undefined,
  reply: readonly string[],
): ExampleView['replies'][number] => ({
  ...{ question_id: id, title: question?.title ?? id },
  answers: reply.map((answer) => ({ id: answer, title: titleOf(question, answer) })),
});

/** Answers made from values are called by their id. */
function titleOf(question: Question | undefined, answer: string): string {
  if (question === undefined) return answer;
  if (question.type !== 'RANGE')
    return 'length' in question.answers ? (question.answers.find(({ id }) => id === answer)?.title ?? answer) : answer;
  const range = parseRangeId(answer);
  return range === null ? answer : `${range.from} – ${range.to} ${question.label}`.trimEnd();
}
