// What a publish relies on: an advisor that passes the check opens with a question worth showing.

import { accept } from '@guidepost/engine/accept';
import { type ChoiceQuestion, isValueAnswers } from '@guidepost/engine/advisor';
import { countBits } from '@guidepost/engine/bits';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { advance, start } from '@guidepost/engine/converse';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId } from '@guidepost/engine/range-id';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { anyAdvisor, anyProducts } from './check/any-advisor.fixture.ts';
import { shop } from './check/small-shop.fixture.ts';
import { checkAdvisor } from './check-advisor.ts';

const NEVER_OFFERED = ['answer-never-offered', 'grouping-without-product'];

test('A finding says where, what and how to mend it, of any advisor', () => {
  fc.assert(
    fc.property(anyAdvisor, anyProducts, (advisor, products) => {
      for (const finding of checkAdvisor(advisor, shop.attributes, buildSnapshot(products, shop.attributes))) {
        expect(finding.pointer).toMatch(/^(\/[^/]+)+$/);
        expect(finding.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(finding.message).toMatch(/^[A-Z].*\.$/);
        expect(finding.mend).toMatch(/^[A-Z].*[.?]$/);
      }
    }),
    runs(500),
  );
});

test('Without errors and without what is never offered, a conversation opens with answers that products in scope satisfy', () => {
  let opened = 0;
  fc.assert(
    fc.property(anyAdvisor, anyProducts, (advisor, products) => {
      const snapshot = buildSnapshot(products, shop.attributes);
      const findings = checkAdvisor(advisor, shop.attributes, snapshot);
      if (findings.some(({ severity, code }) => severity === 'error' || NEVER_OFFERED.includes(code))) return;
      opened++;
      const compiled = compile(advisor, snapshot);
      const { scope } = compiled;
      const { question } = start(compiled, 'en').outcome;
      expect(question).not.toBeNull();
      const conditions = question === null ? [] : offeredConditions(question);
      expect(conditions.length).toBeGreaterThan(0);
      for (const condition of conditions) {
        const satisfied = condition === null ? scope : evaluateCondition(condition, snapshot);
        expect(countBits(satisfied.map((word, w) => word & (scope[w] ?? 0)))).toBeGreaterThan(0);
      }
    }),
    runs(1000),
  );
  expect(opened).toBeGreaterThan(80);
});

test('In no conversation is a question asked, or an answer offered, of which the check says that it never is', () => {
  const claims = new Set<string>();
  fc.assert(
    fc.property(anyAdvisor, anyProducts, fc.infiniteStream(fc.nat()), (advisor, products, luck) => {
      const snapshot = buildSnapshot(products, shop.attributes);
      const findings = checkAdvisor(advisor, shop.attributes, snapshot);
      if (findings.some(({ severity }) => severity === 'error')) return;
      const compiled = compile(advisor, snapshot);
      const said = (code: string, pointer: string): string =>
        findings.find((finding) => finding.code === code && finding.pointer.startsWith(pointer))?.message ?? '';
      for (const { code } of findings) claims.add(code);
      for (let conversation = 0; conversation < 12; conversation++) {
        let { session, outcome } = start(compiled, 'en');
        while (outcome.question !== null) {
          const { place, question } = outcome.question;
          const pointer = `/questions/${place}`;
          expect(said('question-never-reached', `${pointer}/ask_if`)).toBe('');
          expect(said('question-distinguishes-nothing', pointer)).not.toContain('always passed over');
          if (place > 0 && outcome.question.kind === 'choice') {
            for (const nth of outcome.question.answers) {
              expect(said('answer-never-offered', `${pointer}/answers/${nth}/`)).toBe('');
            }
          }
          const choices = offeredReplies(outcome.question);
          const reply = choices[luck.next().value % choices.length] ?? [];
          const accepted = accept(compiled, session, question.id, reply);
          if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
          ({ session, outcome } = advance(compiled, session, accepted));
        }
      }
    }),
    runs(600),
  );
  expect([...claims]).toEqual(expect.arrayContaining(['question-never-reached', 'question-distinguishes-nothing']));
});

/** The skip, every offered answer and two at once; of a RANGE, pieces of it. */
function offeredReplies(offered: Offer): string[][] {
  if (offered.kind === 'range') {
    const middle = Math.round((offered.from + offered.to) / 2);
    const within = [offered.from, middle, offered.to].filter((end) => end >= offered.from && end <= offered.to);
    const ranges = within.flatMap((from, nth) => within.slice(nth).map((to) => [formatRangeId({ from, to })]));
    return [[], ...ranges, ...offered.groupings.map((grouping) => [formatRangeId(grouping)])];
  }
  const ids =
    offered.kind === 'values'
      ? offered.values.map(({ id }) => id)
      : offered.answers.map((nth) => answerId(offered.question.answers, nth));
  const pairs = offered.question.type === 'MULTIPLE' ? ids.slice(1).map((id) => [ids[0]!, id]) : [];
  return [[], ...ids.map((id) => [id]), ...pairs];
}

const answerId = (answers: ChoiceQuestion['answers'], nth: number): string =>
  isValueAnswers(answers) ? '' : answers[nth]!.id;

/** What each offered answer asks for; of a RANGE, the whole of it and its groupings. */
function offeredConditions(offered: Offer): (Condition | null)[] {
  switch (offered.kind) {
    case 'choice': {
      const { answers } = offered.question;
      return 'attribute' in answers ? [] : offered.answers.map((nth) => answers[nth]?.where ?? null);
    }
    case 'values':
      return offered.values.map(({ id }) => ({ kind: 'in', attribute: offered.attribute, values: [id] }));
    default: {
      const { attribute } = offered.question;
      return [offered, ...offered.groupings].map(({ from, to }) => ({
        kind: 'compare',
        attribute,
        gte: from,
        lte: to,
      }));
    }
  }
}
