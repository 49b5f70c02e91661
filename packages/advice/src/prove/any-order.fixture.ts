// Advisors whose replies are not taken in listed order: with adaptive order, and with firm filters anywhere.

import { type CompiledAdvisor, compile } from '@guidepost/engine/compile';
import fc from 'fast-check';

const settings = fc.record({
  isAdaptive: fc.boolean(),
  first: fc.option(fc.nat(), { freq: 3 }),
  firm: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  stages: fc.constantFrom([1, 1, 1, 1, 1], [1, 1, 2, 2, 2], [2, 1, 1, 2, 1]),
});

export const inAnyOrder = (all: fc.Arbitrary<CompiledAdvisor>): fc.Arbitrary<CompiledAdvisor> =>
  fc.tuple(all, settings).map(([{ advisor, snapshot }, { isAdaptive, first, firm, stages }]) => {
    const questions = advisor.questions.map((question, nth) => ({
      ...question,
      firm: question.role === 'filter' && firm[nth] === true,
      stage: stages[nth] ?? 1,
    }));
    const free = questions.filter(({ askIf }) => askIf === null);
    const opening = first === null ? undefined : free[first % Math.max(1, free.length)];
    return compile(
      {
        ...advisor,
        questions,
        order: isAdaptive ? 'adaptive' : 'listed',
        first: isAdaptive ? (opening?.id ?? null) : null,
      },
      snapshot,
    );
  });
