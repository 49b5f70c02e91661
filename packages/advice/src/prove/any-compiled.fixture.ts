// Advisors bound to a stock at random, with more settings than the checks of a scope look at, and shoppers who reply whatever an
// offer lets them.

import type { Advisor, Question } from '@guidepost/engine/advisor';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import fc from 'fast-check';
import { anyAdvisor, anyProducts } from '../check/any-advisor.fixture.ts';
import { shop } from '../check/small-shop.fixture.ts';

const settings = fc.record({
  must: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  show: fc.constantFrom('after_filters' as const, 'at_end' as const, { afterQuestions: 1 }, { afterQuestions: 2 }),
  limit: fc.constantFrom(1, 2, 10),
  onePer: fc.constantFrom('group' as const, 'group_first' as const, 'product' as const),
  groups: fc.array(fc.option(fc.constantFrom('A', 'B'), { nil: null }), { minLength: 12, maxLength: 12 }),
});

export const anyCompiled = fc.tuple(anyAdvisor, anyProducts, settings).map(([plain, products, more]) => {
  const { must, groups, ...results } = more;
  const advisor: Advisor = {
    ...plain,
    questions: plain.questions.map((question, nth) => ({ ...inOrder(question), must: must[nth] ?? false })),
    results: { ...plain.results, ...results },
  };
  const grouped = products.map((product, nth) => ({ ...product, group: groups[nth] ?? null }));
  return compile(advisor, buildSnapshot(grouped, shop.attributes));
});

/** A file in which a range ends before it begins is not read. */
function inOrder(question: Question): Question {
  if (question.type !== 'RANGE' || question.from === 'auto' || question.to === 'auto') return question;
  return { ...question, from: Math.min(question.from, question.to), to: Math.max(question.from, question.to) };
}

/** Any reply that an offer lets a shopper send: any of the answers, any range within the bounds, often from and to whole numbers, or up to a bound. */
export function anyReply(offered: Offer, next: () => number): Reply {
  if (offered.kind === 'range') {
    if (next() % 5 === 0) return [];
    const isWhole = next() % 2 === 0;
    const end = (): number => {
      // Whoever moves one end of a slider leaves the other where it was.
      const part = Math.min(1, Math.max(0, ((next() % 61) - 10) / 40));
      const value = offered.from + (offered.to - offered.from) * part;
      const near = isWhole ? Math.round(value) : Number(value.toFixed(3));
      return Math.min(offered.to, Math.max(offered.from, near));
    };
    const one = end();
    const other = next() % 3 === 0 ? one : end();
    return [formatRangeId({ from: Math.min(one, other), to: Math.max(one, other) })];
  }
  const ids =
    offered.kind === 'values'
      ? offered.values.map(({ id }) => id)
      : offered.answers.map((nth) =>
          'attribute' in offered.question.answers ? '' : (offered.question.answers[nth]?.id ?? ''),
        );
  if (offered.question.type === 'SINGLE')
    return ids.filter((_, nth) => next() % (ids.length - nth) === 0).slice(0, next() % 2);
  return ids.filter(() => next() % 2 === 0);
}
