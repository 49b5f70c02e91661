// The same advisor with every preference a filter, nothing set aside and nothing kept for want of a value: its candidates
// are the products that fit every reply.

import { type CompiledAdvisor, compile, narrowingOrder } from '@guidepost/engine/compile';
import type { Preparation } from '@guidepost/engine/prepare';

/** `preparation` is the one that `compiled` was made with. */
export function makeStrict({ advisor, snapshot }: CompiledAdvisor, preparation: Preparation): CompiledAdvisor {
  const questions = advisor.questions.map(
    (question) => ({ ...question, role: 'filter', must: true, missing: 'drop' }) as const,
  );
  return compile({ ...advisor, questions }, snapshot, preparation);
}

/** The advisor with this question only, asked whatever was replied. */
export function onlyQuestion(compiled: CompiledAdvisor, place: number): CompiledAdvisor {
  const { advisor, questions } = compiled;
  const listed = advisor.questions.slice(place, place + 1).map((question) => ({ ...question, askIf: null }));
  const only = questions.slice(place, place + 1).map((question) => ({ ...question, place: 0 }));
  return {
    ...compiled,
    advisor: { ...advisor, questions: listed },
    questions: only,
    filters: narrowingOrder(only),
    places: new Map(listed.map(({ id }) => [id, 0])),
  };
}
