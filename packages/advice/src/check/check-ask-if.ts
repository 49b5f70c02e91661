// Whether the condition under which a question is asked can ever hold, and speaks of values that products have.

import type { CompiledQuestion, CompiledValues } from '@guidepost/engine/compile';
import { codeOf, valueAt } from '@guidepost/engine/snapshot';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';
import { countOfCodeWithin } from './column-values.ts';
import { placeReplyLeaves } from './place-leaves.ts';
import { isReachable } from './reachable.ts';
import { questionName } from './wording.ts';

export function checkAskIf(input: CheckInput, { place, question }: CompiledQuestion): Finding[] {
  if (question.askIf === null || input.compiled.scopeSize === 0) return [];
  const pointer = pointerTo('/questions', place, 'ask_if');
  const leaves = placeReplyLeaves(question.askIf, pointer);
  const findings: Finding[] = [];
  for (const { leaf, inside } of leaves) {
    const asked = input.compiled.questions[input.compiled.places.get(leaf.question) ?? -1];
    if (asked?.kind !== 'values' || asked.values === null || !('answers' in leaf)) continue;
    for (const [nth, id] of leaf.answers.entries()) {
      const mend = mendValue(input, asked, id);
      if (mend === null) continue;
      findings.push({
        severity: 'warning',
        code: 'ask-if-value-unknown',
        pointer: inside(leaf.kind, nth),
        message: `${capital(questionName(question))} depends on the answer ${quoted(id)} of ${questionName(asked.question)}. The answers of that question are the values that products have, and no product in scope has this one.`,
        mend,
      });
    }
  }
  if (isReachable(input, place) === false) {
    const others = [...new Set(leaves.map(({ leaf }) => quoted(leaf.question)))];
    findings.push({
      severity: 'warning',
      code: 'question-never-reached',
      pointer,
      message: `Nobody reaches ${questionName(question)}: whatever is replied to ${listed(others)}, its \`ask_if\` is not true.`,
      mend: 'Change `ask_if`, or remove the question.',
    });
  }
  return findings;
}

/** Null where the value is offered; ids are compared letter by letter, so `16.0` is not the answer `16`. */
function mendValue(input: CheckInput, { values }: CompiledValues, id: string): string | null {
  if (values === null) return null;
  const { column } = values;
  const code = codeOf(column, id);
  if (code !== 0 && valueAt(column, code) !== id) return `Write ${quoted(valueAt(column, code))}.`;
  if (code !== 0 && countOfCodeWithin(column, code, input.compiled.scope) > 0) return null;
  const suggestion = code === 0 ? input.values.suggestValue(column, id, input.compiled.scope) : null;
  return suggestion ?? `Name another value, or remove ${quoted(id)} from \`ask_if\`.`;
}
