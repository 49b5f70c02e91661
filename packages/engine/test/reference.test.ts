// The engine against the reference model: two readings of the same rules, one fast and one plain.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { view } from '../src/converse.ts';
import { converse, plainOutcome } from './conversation.ts';
import { advisor, catalog, moves, runs } from './generate.ts';
import { afterReply, outcomeOf } from './reference/outcome.ts';

test('the engine equals the reference model at every step of every conversation', () => {
  fc.assert(
    fc.property(catalog, advisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { before, accepted, session, outcome } of converse(shop, compiled, shopper)) {
        if (accepted !== null) {
          expect(session).toEqual(afterReply(shop, guide, before, accepted.question, accepted.reply));
        }
        const expected = outcomeOf(shop, guide, session);
        expect(plainOutcome(compiled, session, outcome)).toEqual(expected);
        expect(outcome.candidates).toBe(expected.candidates.length);
        expect(view(compiled, session)).toEqual(outcome);
      }
    }),
    runs(1500),
  );
});
