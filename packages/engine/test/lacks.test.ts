// What shoppers want and are not shown, against the reference model's reading of every product.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/fixture/test-length.ts';
import type { Advisor } from '../src/advisor.ts';
import { buildSnapshot } from '../src/build-snapshot.ts';
import { compile } from '../src/compile.ts';
import { type Outcome, view } from '../src/converse.ts';
import { FIRST_RESULTS } from '../src/lacks.ts';
import type { Session } from '../src/session.ts';
import { converse } from './conversation.ts';
import { anyAdvisor, catalog, moves } from './generate.ts';
import { filtersOf, narrowing } from './reference/candidates.ts';
import type { Catalog } from './reference/catalog.ts';
import { missedQuestions } from './reference/nearest.ts';
import { reasonsOf } from './reference/reasons.ts';

const ALL_REPLIES = { reasons: false, counts: false, histogram: false, replies: true, reconsider: true };

test('tell each reply that was set aside, and each that some of the first ten results miss, with how many', () => {
  let told = 0;
  fc.assert(
    fc.property(catalog, anyAdvisor, moves, (shop, guide, shopper) => {
      const compiled = compile(guide, buildSnapshot(shop.products, shop.attributes));
      for (const { session } of converse(shop, compiled, shopper)) {
        for (const nearest of [true, false]) {
          const outcome = view(compiled, session, { nearest, lacks: true, wanted: ALL_REPLIES });
          const { results, lacks } = outcome;
          if (results === null) expect(lacks).toBeNull();
          else {
            const plain = (lacks ?? []).map(({ place, ...lack }) => ({
              question: guide.questions[place]?.id,
              ...lack,
            }));
            expect(plain).toEqual(lacksOf(shop, guide, session, outcome));
            told += plain.length;
          }
        }
        expect(view(compiled, session).lacks).toBeNull();
      }
    }),
    runs(800, 7500),
  );
  expect(told).toBeGreaterThan(100);
});

function lacksOf(shop: Catalog, guide: Advisor, session: Session, { results, said }: Outcome) {
  const first = (results ?? []).slice(0, FIRST_RESULTS).map((result) => shop.products[result]!);
  const { candidates, taken } = narrowing(shop, guide, session);
  const relaxed = new Set(
    said?.replies?.filter(({ status }) => status === 'relaxed').map(({ place }) => guide.questions[place]?.id),
  );
  return filtersOf(guide, session).flatMap((question) => {
    const { id } = question;
    const reply = session.replies[id] ?? [];
    const isWhole = candidates.length > 0 && !taken.has(id);
    const missing = first.filter((product) => missedQuestions(shop, guide, session, product).includes(id));
    const isSetAside = relaxed.has(id);
    if (isWhole || (missing.length === 0 && !isSetAside)) return [];
    const wantsAll = question.type === 'MULTIPLE' && question.match === 'all' && !isSetAside;
    const missed = missing.flatMap(
      (product) => reasonsOf(shop, guide, session, product).find((reason) => reason.question === id)?.missed ?? [],
    );
    const answers = wantsAll && reply.length > 1 ? reply.filter((answer) => missed.includes(answer)) : reply;
    return { question: id, answers, isSetAside, missedBy: missing.length };
  });
}
