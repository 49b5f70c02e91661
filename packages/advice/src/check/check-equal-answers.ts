// How the answers of one question stand to each other: two that mean the same, or answers to be combined that never go
// together.

import { type Bits, countBits, emptyBits, intersectInto } from '@guidepost/engine/bits';
import type { CompiledChoice } from '@guidepost/engine/compile';
import { pointerTo } from '@guidepost/fault/json-pointer';
import { capital, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import type { CheckInput } from './check-input.ts';
import { productCount, questionName } from './wording.ts';

/** `sound`: places of the answers whose conditions can be judged. `pointer`: of the answers. */
export function checkEqualAnswers(
  input: CheckInput,
  { question, answers, place }: CompiledChoice,
  sound: ReadonlySet<number>,
  pointer: string,
): Finding[] {
  const { scope, scopeSize } = input.compiled;
  const findings: Finding[] = [];
  const byMark = new Map<string, { id: string; products: Bits }[]>();
  const everything = emptyBits(input.snapshot.size);
  let sum = 0;
  let satisfiable = 0;
  for (const [nth, { answer, satisfied }] of answers.entries()) {
    if (satisfied === null || !sound.has(nth)) continue;
    const products = emptyBits(input.snapshot.size);
    const count = intersectInto(satisfied, scope, products);
    if (count === 0) continue;
    satisfiable++;
    sum += count;
    for (let w = 0; w < products.length; w++) everything[w] = (everything[w] ?? 0) | (products[w] ?? 0);
    // An answer that changes nothing is a finding of its own.
    if (count === scopeSize) continue;
    const mark = markOf(products, count);
    const alike = byMark.get(mark) ?? [];
    const same = alike.find((other) => other.products.every((word, w) => word === products[w]));
    byMark.set(mark, [...alike, { id: answer.id, products }]);
    if (same === undefined) continue;
    findings.push({
      severity: 'warning',
      code: 'answers-alike',
      pointer: pointerTo(pointer, nth),
      message: `Answers ${quoted(same.id)} and ${quoted(answer.id)} of ${questionName(question)} are satisfied by exactly the same ${productCount(count)} in scope, so it makes no difference which is chosen.`,
      mend: 'Change one of the conditions, or join the two answers.',
    });
  }
  const combines = question.type === 'MULTIPLE' && question.match === 'all' && question.role === 'filter';
  if (combines && satisfiable > 1 && sum === countBits(everything)) {
    findings.push(exclusiveFinding(questionName(question), pointerTo('/questions', place, 'match')));
  }
  return findings;
}

export const exclusiveFinding = (name: string, pointer: string): Finding => ({
  severity: 'warning',
  code: 'answers-exclude-each-other',
  pointer,
  message: `${capital(name)} requires all of the chosen answers (\`match: all\`), but no product in scope satisfies two of them.`,
  mend: 'Write `match: any`, or make the question SINGLE.',
});

/** Equal sets have equal marks, others hardly ever. */
function markOf(products: Bits, count: number): string {
  let sum = 0;
  for (let w = 0; w < products.length; w++) sum = (Math.imul(sum, 31) + (products[w] ?? 0)) | 0;
  return `${count} ${sum}`;
}
