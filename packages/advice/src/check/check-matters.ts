// Whether asking a question can make a difference at all. What makes none for the whole scope makes none for any part of
// it, so such a question is passed over in every conversation.

import { isWithin } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import { isPassedOver } from '@guidepost/engine/matters';
import { offer } from '@guidepost/engine/offer';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';
import { questionName } from './wording.ts';

export function checkMatters(input: CheckInput, compiled: CompiledQuestion): Finding[] {
  const { place, question } = compiled;
  const pruned = input.withoutAlwaysAsk.questions[place];
  if (input.compiled.scopeSize === 0 || pruned === undefined || !isPassedOver(pruned, input.beginning)) return [];
  const isAsked = place === input.opening || !isPassedOver(compiled, input.beginning);
  const consequence = isAsked
    ? `it is asked all the same (${place === input.opening ? 'it is the first' : '`always_ask`'})`
    : 'it is always passed over';
  if (leavesOnlyOne(input, compiled)) {
    // Whoever wants something else can only skip it, and nobody but the first is asked it at all.
    return [
      {
        severity: 'warning',
        code: isAsked ? 'one-answer-asked' : 'one-answer',
        pointer: pointerTo('/questions', place),
        message: `${capital(questionName(question))} ${reason(input, compiled)}; ${consequence}.`,
        mend: 'Add an answer for the other products.',
      },
    ];
  }
  return [
    {
      severity: 'warning',
      code: 'question-distinguishes-nothing',
      pointer: pointerTo('/questions', place),
      message: `${capital(questionName(question))} ${reason(input, compiled)}; ${consequence}.`,
      mend: isAsked ? 'Change what its answers ask for, or ask another question.' : 'Change it, or remove it.',
    },
  ];
}

/** Whether a SINGLE offers one answer only, which does tell products apart: some satisfy it, and others do not. */
function leavesOnlyOne(input: CheckInput, compiled: CompiledQuestion): boolean {
  const { question } = compiled;
  if (question.type !== 'SINGLE' || (question.role === 'preference' && question.weight === 0)) return false;
  const { scope } = input.compiled;
  const offered = offer(compiled, input.beginning, false);
  if (offered.kind === 'values') return offered.values.length === 1 && input.lacking(offered.attribute).count > 0;
  if (compiled.kind !== 'choice' || offered.kind !== 'choice' || offered.answers.length !== 1) return false;
  const satisfied = compiled.answers[offered.answers[0] ?? -1]?.satisfied ?? null;
  return satisfied !== null && !isWithin(scope, satisfied);
}

function reason(input: CheckInput, compiled: CompiledQuestion): string {
  const { question, place } = compiled;
  const idle = 'makes no difference to the products';
  if (question.role === 'preference' && question.weight === 0) return `${idle}: its weight is 0`;
  if (compiled.kind === 'range') return `${idle}: there is only one value within its bounds`;
  const offered = offer(compiled, input.beginning, false);
  const count =
    offered.kind === 'choice' ? offered.answers.length : offered.kind === 'values' ? offered.values.length : 0;
  // The first question offers all of its answers, also those that no product satisfies.
  const areSatisfied = place === input.opening ? 'is satisfied by a product in scope' : 'can ever be offered';
  if (count === 0) return `${place === input.opening ? 'leaves no choice' : idle}: none of its answers ${areSatisfied}`;
  if (count === 1 && question.type === 'SINGLE') return `leaves no choice: only one of its answers ${areSatisfied}`;
  return compiled.kind === 'values'
    ? `${idle}: all ${input.compiled.scopeSize} products in scope have the same value`
    : `${idle}: each answer that can be offered is satisfied by every product in scope`;
}
