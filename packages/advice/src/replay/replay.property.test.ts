// What makes a replay worth looking at: it blames a version only for what the version does.

import { buildSnapshot } from '@guidepost/engine/build-snapshot';
import { compile } from '@guidepost/engine/compile';
import { view } from '@guidepost/engine/converse';
import { textAt } from '@guidepost/engine/text-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { anyAdvisor, catalog } from '../../../engine/test/generate.ts';
import { chooseMinds, truthfulCrowd } from '../simulate/crowds.ts';
import { playShoppers } from '../simulate/play-shoppers.ts';
import { followReplies } from './follow-replies.ts';
import { replay } from './replay.ts';
import type { ReplayedConversation } from './replay-report.ts';
import { simulatedConversations } from './simulated-conversations.ts';

const WHOLE = { shoppers: null, skips: 0, mistakes: 0, orders: 0, seed: 1 };

/** Replies of any kind, also to questions that an advisor does not have, and some that mean nothing. */
const anyConversation = fc
  .record({
    replies: fc.array(
      fc.tuple(
        fc.constantFrom('q0', 'q1', 'q2', 'q3', 'q4', 'gone'),
        fc.array(fc.constantFrom('a0', 'a1', 'a2', 'abc', 'red', '1.0-5.0', 'no such'), { maxLength: 2 }),
      ),
      { maxLength: 6 },
    ),
    times: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ replies, times }): ReplayedConversation => ({ replies: new Map(replies), times }));

const conversations = fc.array(anyConversation, { maxLength: 8 });

test('the same version changes nothing, whatever was replied', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, conversations, ({ products, attributes }, guide, given) => {
      const compiled = compile(guide, buildSnapshot(products, attributes));
      const report = replay(compiled, compiled, [...given, ...simulatedConversations(compiled, 20)]);
      expect(report.changes.same + report.changes.unseen).toBe(report.conversations);
      expect(report).toMatchObject({ losing: 0, gaining: 0, questions: [], examples: [] });
      expect(report.asked.after).toBe(report.asked.before);
    }),
    runs(60),
  );
});

test('every conversation has exactly one change, and what one way loses the other way gains', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, anyAdvisor, conversations, ({ products, attributes }, one, other, given) => {
      const snapshot = buildSnapshot(products, attributes);
      const [before, after] = [compile(one, snapshot), compile(other, snapshot)];
      const report = replay(before, after, given);
      expect(report.conversations).toBe(given.reduce((sum, { times }) => sum + times, 0));
      expect(Object.values(report.changes).reduce((sum, each) => sum + each, 0)).toBe(report.conversations);
      const changed = report.conversations - report.changes.same - report.changes.unseen;
      expect(Math.max(report.losing, report.gaining)).toBeLessThanOrEqual(changed);
      for (const { change, before: was, after: is } of report.examples) {
        expect(was === null).toBe(change === 'earlier');
        if (change === 'emptied') expect([was?.length, is]).toEqual([expect.any(Number), []]);
        if (change === 'other-first') expect(was?.[0]).not.toBe(is?.[0]);
        if (change === 'other-behind') expect(was?.[0]).toBe(is?.[0]);
      }
    }),
    runs(60),
  );
});

test('what shoppers replied in order is followed to the very results that they saw', () => {
  fc.assert(
    fc.property(catalog, anyAdvisor, ({ products, attributes }, guide) => {
      const compiled = compile(guide, buildSnapshot(products, attributes));
      playShoppers(compiled, truthfulCrowd(chooseMinds(compiled, WHOLE), 'alone'), [
        {
          asked: () => {},
          reached: () => {},
          ended: ({ session }) => {
            const seen = view(compiled, session, { nearest: true }).results ?? [];
            const followed = followReplies(compiled, new Map(Object.entries(session.replies)), false);
            expect(followed.results).toEqual(seen.map((product) => textAt(compiled.snapshot.skus, product)));
            expect(followed.notUnderstood).toEqual([]);
          },
        },
      ]);
    }),
    runs(60),
  );
});
