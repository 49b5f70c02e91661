// What every "nobody" of a proof rests on: however often a shopper changes earlier replies, they meet nothing that is said to be met
// by nobody.

import { accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { advance, type Outcome, start } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import type { Session } from '@guidepost/engine/session';
import { textAt } from '@guidepost/engine/text-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { shop } from '../check/small-shop.fixture.ts';
import { checkAdvisor } from '../check-advisor.ts';
import { proveAdvisor } from '../prove-advisor.ts';
import { anyBranching } from './any-branching.fixture.ts';
import { anyCompiled, anyReply } from './any-compiled.fixture.ts';
import { anyRangeFirst } from './any-range-first.fixture.ts';
import type { Encounters } from './encounters.ts';
import { goBack } from './go-back.ts';
import { passing } from './select-reply.ts';
import { makeUniverse } from './universe.ts';

const CONVERSATIONS = 12;
const STEPS = 16;

/** Plays conversations in which every other reply or so is to an earlier question; tells what is shown before each reply. */
function play(
  compiled: CompiledAdvisor,
  next: () => number,
  tell: (offered: Offer | null, session: Session, outcome: Outcome) => void,
): void {
  for (let conversation = 0; conversation < CONVERSATIONS; conversation++) {
    let { session, outcome }: { session: Session; outcome: Outcome } = start(compiled, 'en');
    const shown = new Map<string, Offer>();
    for (let step = 0; step < STEPS; step++) {
      const { question } = outcome;
      if (question !== null) {
        shown.set(question.question.id, question);
      }
      tell(question, session, outcome);
      const earlier = [...shown.keys()];
      const isBack = question === null || next() % 2 === 0;
      const id = isBack ? (earlier[next() % earlier.length] as string) : question.question.id;
      const reply = anyReply(shown.get(id) as Offer, next);
      const accepted = accept(compiled, session, id, reply);
      // What was shown and went away without a reply.
      if (accepted.kind === 'ended' || accepted.kind === 'not-current') continue;
      if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
      ({ session, outcome } = advance(compiled, session, accepted));
    }
  }
}

const offeredPlaces = (offered: Offer): readonly number[] =>
  offered.kind === 'choice'
    ? offered.answers
    : offered.kind === 'range'
      ? offered.groupings.map(({ grouping }) => grouping)
      : [];

/** Offered together just now, and not satisfied by the same candidates. */
function areDifferent(
  compiled: CompiledAdvisor,
  offered: Offer,
  session: Session,
  pair: readonly [number, number],
): boolean {
  const asked = compiled.questions[offered.place]!;
  if (asked.kind !== 'choice' || offered.kind !== 'choice') return false;
  const { candidates } = narrow(compiled, session);
  const isMet = (nth: number) =>
    asked.answers[nth]!.satisfied?.some((word, w) => (word & candidates[w]!) !== 0) === true;
  if (!pair.every(isMet)) return false;
  const [one, other] = pair.map((nth) => passing(asked, nth)!.map((word, w) => word & candidates[w]!));
  return one!.some((word, w) => word !== other![w]);
}

test.each([
  ['replies that are set aside often meet an ask_if', anyBranching],
  ['anything may be set', anyCompiled],
  ['a range first, and what is strict behind it', anyRangeFirst],
])('Nobody meets what is met by nobody, however often they go back: %s', (_, advisors) => {
  fc.assert(
    fc.property(advisors, fc.infiniteStream(fc.nat()), (compiled, luck) => {
      if (compiled.questions.length === 0) return;
      const known = goBack(makeUniverse(compiled));
      if (known === null) return;
      play(
        compiled,
        () => luck.next().value,
        (offered, session) => {
          if (offered === null) return;
          const own = known.questions[offered.place] as Encounters;
          expect(known.opened[offered.place]).toBe(true);
          expect(own.isAsked).toBe(true);
          for (const nth of offeredPlaces(offered)) expect(own.everOffered.has(nth)).toBe(true);
          for (const { first, second } of own.alike) {
            expect(areDifferent(compiled, offered, session, [first, second])).toBe(false);
          }
        },
      );
    }),
    runs(150, 1500),
  );
});

test('No conversation contradicts what a finding says is for nobody, and most such findings are of every shopper', () => {
  const counted = new Map<string, number>();
  const count = (code: string): number => counted.get(code) ?? 0;
  fc.assert(
    fc.property(anyBranching, fc.infiniteStream(fc.nat()), (compiled, luck) => {
      const { advisor, snapshot } = compiled;
      const known = checkAdvisor(advisor, shop.attributes, snapshot);
      if (known.some(({ severity }) => severity === 'error')) return;
      const { findings, products } = proveAdvisor(advisor, shop.attributes, snapshot, { states: 5000 }, known);
      for (const { code } of findings) counted.set(code, count(code) + 1);
      const saysOf = (code: string, pointer: string): boolean =>
        [...known, ...findings].some((each) => each.code === code && `${each.pointer}/`.startsWith(`${pointer}/`));
      const never = new Set(products.neverSkus);
      const next = () => luck.next().value;
      play(compiled, next, (offered, _, { results }) => {
        for (const product of results ?? []) expect(never.has(textAt(snapshot.skus, product))).toBe(false);
        if (offered === null) return;
        const pointer = `/questions/${offered.place}`;
        expect(saysOf('question-never-reached', pointer)).toBe(false);
        if (offered.place === 0) return;
        const inside = offered.kind === 'range' ? 'range/groupings' : 'answers';
        for (const nth of offeredPlaces(offered)) {
          expect(saysOf('answer-never-offered', `${pointer}/${inside}/${nth}`)).toBe(false);
        }
      });
    }),
    runs(150, 1500),
  );
  expect(count('question-never-reached')).toBeGreaterThan(count('question-not-reached-forward'));
});
