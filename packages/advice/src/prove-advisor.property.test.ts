// What people and programs rely on in every finding of a proof: it can be read, and its conversation can be had.

import { accept } from '@guidepost/engine/accept';
import { advance, start } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { shop } from './check/small-shop.fixture.ts';
import { checkAdvisor } from './check-advisor.ts';
import { anyCompiled } from './prove/any-compiled.fixture.ts';
import { proveAdvisor } from './prove-advisor.ts';

const LOST = ['reply-set-aside', 'results-emptied', 'range-gap', 'reply-lost-after-change'];

test('A finding says where, what and how to mend it, and its conversation leads there', () => {
  const codes = new Set<string>();
  fc.assert(
    fc.property(anyCompiled, (compiled) => {
      const { advisor, snapshot } = compiled;
      const known = checkAdvisor(advisor, shop.attributes, snapshot);
      if (known.some(({ severity }) => severity === 'error')) return;
      const proof = proveAdvisor(advisor, shop.attributes, snapshot, { states: 1000 }, known);
      for (const finding of proof.findings) {
        codes.add(finding.code);
        expect(finding.pointer).toMatch(/^(\/[^/]+)+$/);
        expect(finding.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(finding.message).toMatch(/^[A-Z0-9`].*\.$/);
        expect(finding.mend).toMatch(/^[A-Z].*\.$/);
        expect(finding.severity).not.toBe('error');
        const conversation = finding.conversation ?? [];
        let { session, outcome } = start(compiled, 'en');
        for (const { question, reply } of conversation) {
          const accepted = accept(compiled, session, question, reply);
          if (accepted.kind !== 'accepted') throw new Error(`${finding.message} ${JSON.stringify(conversation)}`);
          ({ session, outcome } = advance(compiled, session, accepted));
        }
        if (!LOST.includes(finding.code)) continue;
        const { applied } = narrow(compiled, session);
        expect(applied.some(({ effect }) => effect !== 'narrowed')).toBe(true);
        if (finding.code === 'results-emptied') expect(outcome.candidates).toBe(0);
      }
    }),
    runs(500),
  );
  expect(codes.size).toBeGreaterThan(4);
});
