// How many alternatives each offered answer would leave, or for a preference, how many satisfy it.

import { alternativeCounter } from './alternatives.ts';
import { intersectInto } from './bits.ts';
import type { CompiledAdvisor, CompiledChoice, CompiledQuestion } from './compile.ts';
import { type Narrowed, selectProducts, withPossible } from './narrow.ts';
import type { Offer } from './offer.ts';
import { formatRangeId } from './range-id.ts';
import { scratchCounted } from './scratch.ts';

/** By offered answer, in the order in which they are offered. A RANGE offers its groupings, or the whole range without any. */
export function countAnswers(compiled: CompiledAdvisor, narrowed: Narrowed, offered: Offer): number[] {
  const question = compiled.questions[offered.place];
  if (question === undefined) throw new Error('The offer belongs to another advisor version.');
  const count = alternativeCounter(compiled);
  const { candidates } = narrowed;
  const [chosen, left] = scratchCounted(candidates.length);
  const { role, missing } = question.question;
  const keeps = role === 'filter' && missing === 'keep';
  let all = -1;
  const counts: number[] = [];
  for (const id of answerIds(question, offered)) {
    const reply = [id];
    const selected = selectProducts(question, reply, candidates, narrowed.count, chosen);
    if (selected === null) {
      if (all < 0) all = count(candidates);
      counts.push(all);
      continue;
    }
    const passing = keeps ? withPossible(question, reply, chosen) : selected;
    counts.push(intersectInto(candidates, passing, left) === 0 ? 0 : count(left));
  }
  return counts;
}

function answerIds(question: CompiledQuestion, offered: Offer): string[] {
  switch (offered.kind) {
    case 'choice':
      return question.kind === 'choice' ? offered.answers.map((place) => idAt(question, place)) : [];
    case 'values':
      return offered.values.map(({ id }) => id);
    case 'range':
      return (offered.groupings.length > 0 ? offered.groupings : [offered]).map(formatRangeId);
  }
}

function idAt({ answers }: CompiledChoice, place: number): string {
  const answer = answers[place];
  if (answer === undefined) throw new Error('The offer belongs to another advisor version.');
  return answer.answer.id;
}
