// "Not what I want": the reply that is asked for again, against a plain sum over all products.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { type CompiledAdvisor, compile } from '../src/compile.ts';
import { view } from '../src/converse.ts';
import { Misses } from '../src/misses.ts';
import { narrow } from '../src/narrow.ts';
import { offer } from '../src/offer.ts';
import { reconsider } from '../src/reconsider.ts';
import type { Session } from '../src/session.ts';
import { converse, offeredIds } from './conversation.ts';
import { advisor, catalog, moves } from './generate.ts';
import { likelihoods } from './reference/likelihoods.ts';

/** Whether the question offers anything but its present reply, had it none. */
function isOpenAgain(compiled: CompiledAdvisor, session: Session, id: string): boolean {
  const question = compiled.questions.find((one) => one.question.id === id)!;
  const { [id]: reply = [], ...replies } = session.replies;
  const narrowed = narrow(compiled, { ...session, replies });
  const pruned = offer(question, narrowed, false);
  if (pruned.kind === 'range') return pruned.from < pruned.to;
  const ids = offeredIds(pruned);
  return (ids.length > 0 ? ids : offeredIds(offer(question, narrowed, true))).some((id) => !reply.includes(id));
}

test('it is the reply whose change frees the most likely products; those that were changed come last', () => {
  let found = 0;
  fc.assert(
    fc.property(catalog, advisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { session } of converse(shop, compiled, shopper)) {
        // After `must` has emptied the results, nobody can tell which ranges were whole.
        if (narrow(compiled, session).count === 0) continue;
        const results = view(compiled, { ...session, resultsGiven: true }, { nearest: true }).results ?? [];
        const again = reconsider(compiled, session, new Misses(compiled, narrow(compiled, session)), results);
        const likely = likelihoods(shop, guide, session, results);
        const { changed = [] } = session;
        if (again === null) {
          const open = [...likely.keys()].filter((id) => isOpenAgain(compiled, session, id));
          expect(open.filter((id) => (likely.get(id) ?? 0) > 0)).toEqual([]);
          continue;
        }
        found++;
        const { id } = again.offer.question;
        const own = likely.get(id) ?? 0;
        expect(own).toBeGreaterThan(0);
        expect(again.reply).toEqual(session.replies[id]);
        expect(isOpenAgain(compiled, session, id)).toBe(true);
        for (const [other, likelihood] of likely) {
          if (other === id || !isOpenAgain(compiled, session, other)) continue;
          if (changed.includes(other) === changed.includes(id))
            expect(likelihood).toBeLessThanOrEqual(own * (1 + 1e-9));
          else expect(changed).toContain(other);
        }
      }
    }),
    runs(400),
  );
  expect(found).toBeGreaterThan(100);
});
