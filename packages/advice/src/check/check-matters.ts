// Whether asking a question can make a difference at all. What makes none for the whole scope makes none for any part of
// it, so such a question is passed over in every conversation.

import type { CompiledQuestion } from '@guidepost/engine/compile';
import { isPassedOver } from '@guidepost/engine/matters';
import { offer } from '@guidepost/engine/offer';
import type { Finding } from '../finding.ts';
import { pointerTo } from './json-pointer.ts';
import type { Subject } from './subject.ts';
import { capital, questionName } from './wording.ts';

export function checkMatters(subject: Subject, compiled: CompiledQuestion): Finding[] {
  const { place, question } = compiled;
  const pruned = subject.withoutAlwaysAsk.questions[place];
  if (subject.compiled.scopeSize === 0 || pruned === undefined || !isPassedOver(pruned, subject.beginning)) return [];
  const isAsked = place === 0 || !isPassedOver(compiled, subject.beginning);
  const consequence = isAsked
    ? `it is asked all the same (${place === 0 ? 'it is the first' : '`always_ask`'})`
    : 'it is always passed over';
  return [
    {
      severity: 'warning',
      code: 'question-distinguishes-nothing',
      pointer: pointerTo('/questions', place),
      message: `${capital(questionName(question))} makes no difference to the products: ${reason(subject, compiled)}; ${consequence}.`,
      mend: isAsked ? 'Change what its answers ask for, or ask another question.' : 'Change it, or remove it.',
    },
  ];
}

function reason(subject: Subject, compiled: CompiledQuestion): string {
  const { question } = compiled;
  if (question.role === 'preference' && question.weight === 0) return 'its weight is 0';
  if (compiled.kind === 'range') return 'there is but one value within its bounds';
  const offered = offer(compiled, subject.beginning, false);
  const count =
    offered.kind === 'choice' ? offered.answers.length : offered.kind === 'values' ? offered.values.length : 0;
  if (count === 0) return 'none of its answers can ever be offered';
  if (count === 1 && question.type === 'SINGLE') return 'only one of its answers can ever be offered';
  return compiled.kind === 'values'
    ? `all ${subject.compiled.scopeSize} products in scope have the same value`
    : 'each answer that can be offered is satisfied by every product in scope';
}
