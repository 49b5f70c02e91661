// How many alternatives each offered answer would leave, or for a preference, how many satisfy it.

import { alternativeCounter } from './alternatives.ts';
import { intersectInto } from './bits.ts';
import type { CompiledAdvisor, CompiledQuestion } from './compile.ts';
import { type Narrowed, selectProducts, withPossible } from './narrow.ts';
import type { Offer } from './offer.ts';
import { formatRangeId } from './range-id.ts';

/** By offered answer, in the order in which they are offered. A RANGE offers its groupings, or the whole range without any. */
export function countAnswers(compiled: CompiledAdvisor, narrowed: Narrowed, offered: Offer): number[] {
  const question = compiled.questions[offered.place];
  if (question === undefined) throw new Error('The offer belongs to another advisor version.');
  const count = alternativeCounter(compiled);
  const { candidates } = narrowed;
  const chosen = new Uint32Array(candidates.length);
  const left = new Uint32Array(candidates.length);
  const all = count(candidates);
  return answerIds(question, offered).map((id) => {
    const selected = selectProducts(question, [id], candidates, narrowed.count, chosen);
    if (selected === null) return all;
    const keeps = question.question.role === 'filter' && question.question.missing === 'keep';
    const passing = keeps ? withPossible(question, [id], chosen) : selected;
    return intersectInto(candidates, passing, left) === 0 ? 0 : count(left);
  });
}

function answerIds(question: CompiledQuestion, offered: Offer): string[] {
  switch (offered.kind) {
    case 'choice':
      return question.kind === 'choice'
        ? offered.answers.flatMap((place) => question.answers[place]?.answer.id ?? [])
        : [];
    case 'values':
      return offered.values.map(({ id }) => id);
    case 'range':
      return (offered.groupings.length > 0 ? offered.groupings : [offered]).map(formatRangeId);
  }
}
