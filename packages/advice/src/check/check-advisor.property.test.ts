// What a publish relies on: an advisor that passes the check opens with a question worth showing.

import { countBits } from '@guidepost/engine/bits';
import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { start } from '@guidepost/engine/converse';
import { evaluateCondition } from '@guidepost/engine/evaluate-condition';
import type { Offer } from '@guidepost/engine/offer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAdvisor, anyProducts } from './any-advisor.fixture.ts';
import { checkAdvisor } from './check-advisor.ts';
import { shop } from './small-shop.fixture.ts';

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
    { numRuns: 500 },
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
      const { scope, ...compiled } = compile(advisor, snapshot);
      const { question } = start({ scope, ...compiled }, 'en').outcome;
      expect(question).not.toBeNull();
      const conditions = question === null ? [] : offeredConditions(question);
      expect(conditions.length).toBeGreaterThan(0);
      for (const condition of conditions) {
        const satisfied = condition === null ? scope : evaluateCondition(condition, snapshot);
        expect(countBits(satisfied.map((word, w) => word & (scope[w] ?? 0)))).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
  expect(opened).toBeGreaterThan(100);
});

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
