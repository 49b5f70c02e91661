// What every figure and finding of a proof rests on: an exploration with shared states sees what playing every conversation
// by itself sees, and no shopper, whatever they send, gets to see what it has not seen.

import { accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { advance, type Outcome, type Step, start } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import type { Offer } from '@guidepost/engine/offer';
import type { Session } from '@guidepost/engine/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { anyBranching } from './any-branching.fixture.ts';
import { anyCompiled, anyReply } from './any-compiled.fixture.ts';
import { anyFirmLast } from './any-firm-last.fixture.ts';
import { inAnyOrder } from './any-order.fixture.ts';
import { anyRangeFirst } from './any-range-first.fixture.ts';
import { anyRangeWhole } from './any-range-whole.fixture.ts';
import { explore } from './explore.ts';
import { Memories } from './memory.ts';
import { type ModelReply, modelReplies } from './model-replies.ts';
import { Observations } from './observations.ts';
import { passing } from './select-reply.ts';
import { universeOf } from './walk-of.ts';

const ALL = { states: Number.POSITIVE_INFINITY };
const MOST_CONVERSATIONS = 4000;

interface Conversation {
  readonly likelihood: number;
  readonly asked: readonly Offer[];
  readonly said: readonly ModelReply[];
  /** By step: whether the reply left no candidate. */
  readonly emptied: readonly boolean[];
  readonly repliesUntilResults: number;
  readonly results: readonly number[];
}

/** Every conversation with the replies that are reckoned with, each played by the engine; null where there are too many. */
function playAll(compiled: CompiledAdvisor): Conversation[] | null {
  const memories = new Memories(compiled);
  const ended: Conversation[] = [];
  const goOn = ({ session, outcome }: Step, sofar: Conversation): boolean => {
    if (outcome.question === null) {
      ended.push({ ...sofar, results: outcome.results ?? [] });
      return ended.length <= MOST_CONVERSATIONS;
    }
    const offered = outcome.question;
    const asked = compiled.questions[offered.place]!;
    const narrowed = narrow(compiled, session);
    const among = { ...narrowed, candidates: narrowed.candidates.slice() };
    return modelReplies(offered, asked, among, memories.testsOf(offered.place)).every((each) => {
      const accepted = accept(compiled, session, asked.question.id, each.reply);
      if (accepted.kind !== 'accepted') throw new Error(`${JSON.stringify(each.reply)} was refused.`);
      expect(accepted.reply).toEqual(each.reply);
      const step = advance(compiled, session, accepted);
      const { applied } = narrow(compiled, step.session);
      return goOn(step, {
        ...sofar,
        likelihood: sofar.likelihood * each.likelihood,
        asked: [...sofar.asked, offered],
        said: [...sofar.said, each],
        emptied: [
          ...sofar.emptied,
          applied.some(({ place, effect }) => place === offered.place && effect !== 'narrowed'),
        ],
        repliesUntilResults: sofar.repliesUntilResults + (session.resultsGiven ? 0 : 1),
      });
    });
  };
  const begin = { likelihood: 1, asked: [], said: [], emptied: [], repliesUntilResults: 0, results: [] };
  return goOn(start(compiled, 'en'), begin) ? ended : null;
}

const sumOf = (conversations: readonly Conversation[], value: (conversation: Conversation) => number): number =>
  conversations.reduce((sum, conversation) => sum + conversation.likelihood * value(conversation), 0);

function offeredPlaces(offered: Offer): number[] {
  if (offered.kind === 'choice') return [...offered.answers];
  if (offered.kind === 'values') return offered.values.map(({ code }) => code);
  return offered.groupings.map(({ grouping }) => grouping);
}

test.each([
  ['listed order', anyCompiled],
  ['any order, firm filters anywhere', inAnyOrder(anyCompiled)],
  ['any order, branches', inAnyOrder(anyBranching)],
  ['a firm range behind what is not firm', anyFirmLast],
])(
  'An exploration sees what playing every conversation sees: shares, numbers, lengths, answers offered, replies set aside: %s',
  (_, all) => {
    let compared = 0;
    fc.assert(
      fc.property(all, (compiled) => {
        if (compiled.questions.length === 0) return;
        const conversations = playAll(compiled);
        if (conversations === null) return;
        compared++;
        const seen = new Observations(universeOf(compiled));
        const walk = explore(universeOf(compiled), ALL, seen);
        expect(walk.isComplete).toBe(true);
        const likely = conversations.filter(({ likelihood }) => likelihood > 0);
        expect(seen.questionsAsked.share).toBeCloseTo(1, 9);
        const lengths = conversations.map(({ said }) => said.length);
        const tallies = [
          [seen.questionsAsked, sumOf(conversations, ({ said }) => said.length), lengths],
          [
            seen.untilResults,
            sumOf(conversations, ({ repliesUntilResults }) => repliesUntilResults),
            conversations.map(({ repliesUntilResults }) => repliesUntilResults),
          ],
          [
            seen.results,
            sumOf(conversations, ({ results }) => results.length),
            conversations.map(({ results }) => results.length),
          ],
        ] as const;
        for (const [tally, sum, numbers] of tallies) {
          expect(tally.sum).toBeCloseTo(sum, 9);
          expect([tally.fewest, tally.most]).toEqual([Math.min(...numbers), Math.max(...numbers)]);
        }
        expect(seen.questionsAsked.paths).toBe(likely.length);
        expect(seen.shareWithout).toBeCloseTo(
          sumOf(conversations, ({ results }) => (results.length === 0 ? 1 : 0)),
          9,
        );
        for (const { place } of compiled.questions) {
          const stepOf = ({ asked }: Conversation) => asked.findIndex((offered) => offered.place === place);
          const own = seen.questions[place]!;
          expect(own.share).toBeCloseTo(
            sumOf(conversations, (one) => (stepOf(one) === -1 ? 0 : 1)),
            9,
          );
          expect(own.state !== null).toBe(conversations.some((one) => stepOf(one) !== -1));
          const offered = conversations.flatMap((one) => one.asked.filter((each) => each.place === place));
          expect([...own.encounters.everOffered].sort()).toEqual([...new Set(offered.flatMap(offeredPlaces))].sort());
          const emptied = conversations.filter((one) => one.emptied[stepOf(one)]);
          expect(own.emptied?.share ?? 0).toBeCloseTo(
            sumOf(emptied, () => 1),
            9,
          );
          expect(own.emptied !== null).toBe(emptied.length > 0);
          if (own.emptied !== null) {
            const said = emptied.map(
              (one) => one.said.slice(0, stepOf(one) + 1).filter(({ reply }) => reply.length > 0).length,
            );
            expect(own.emptied.way.said).toBe(Math.min(...said));
          }
        }
      }),
      runs(300, 1500),
    );
    expect(compared).toBeGreaterThan(200);
  },
);

test.each([
  ['anything may be set', anyCompiled],
  ['replies that are set aside often meet an ask_if', anyBranching],
  ['a range first, and what is strict behind it', anyRangeFirst],
  ['a range that is the whole of what few products have', anyRangeWhole],
])(
  'Whatever a shopper replies within an offer, they meet nothing that a complete exploration says nobody meets: %s',
  (_, all) => {
    fc.assert(
      fc.property(all, fc.infiniteStream(fc.nat()), (compiled, luck) => {
        if (compiled.questions.length === 0) return;
        const seen = new Observations(universeOf(compiled));
        const walk = explore(universeOf(compiled), ALL, seen);
        if (!walk.holdsForward) return;
        for (let conversation = 0; conversation < 20; conversation++) {
          let { session, outcome }: { session: Session; outcome: Outcome } = start(compiled, 'en');
          let asked = 0;
          while (outcome.question !== null) {
            const offered = outcome.question;
            const { place, question } = offered;
            const own = seen.questions[place]!;
            asked++;
            expect(own.state).not.toBeNull();
            // `max` may hide a value while many are left, and show it when few are; nothing is claimed of that.
            if (offered.kind !== 'values') {
              for (const nth of offeredPlaces(offered)) expect(own.encounters.everOffered.has(nth)).toBe(true);
            }
            const { candidates } = narrow(compiled, session);
            const choice = compiled.questions[place]!;
            for (const { first, second, areOffered } of own.encounters.alike) {
              if (choice.kind !== 'choice' || offered.kind !== 'choice' || !areOffered || place === 0) continue;
              if (!offered.answers.includes(first) || !offered.answers.includes(second)) continue;
              const both = [passing(choice, first)!, passing(choice, second)!];
              const [one, other] = both.map((set) => set.map((word, w) => word & candidates[w]!));
              expect(one).toEqual(other);
            }
            const accepted = accept(
              compiled,
              session,
              question.id,
              anyReply(offered, () => luck.next().value),
            );
            if (accepted.kind !== 'accepted') throw new Error(accepted.kind);
            ({ session, outcome } = advance(compiled, session, accepted));
          }
          expect(asked).toBeLessThanOrEqual(seen.questionsAsked.most);
        }
      }),
      runs(500, 2500),
    );
  },
);

test.each([
  ['listed order', anyCompiled],
  ['any order', inAnyOrder(anyCompiled)],
])(
  'With too small a budget the covered share is what was followed to the end, and the rest is owned up to: %s',
  (_, all) => {
    fc.assert(
      fc.property(all, fc.integer({ min: 1, max: 12 }), (compiled, states) => {
        if (compiled.questions.length === 0) return;
        const seen = new Observations(universeOf(compiled));
        const walk = explore(universeOf(compiled), { states, timeLeft: () => 0 }, seen);
        const left = walk.left.reduce((sum, share) => sum + share, 0);
        expect(seen.questionsAsked.share + left).toBeCloseTo(1, 9);
        if (left > 1e-9) expect(walk.isComplete).toBe(false);
        expect(walk.states).toBeLessThanOrEqual(Math.max(states, compiled.questions.length));
        expect(walk.states).toBeGreaterThan(0);
      }),
      runs(200),
    );
  },
);

test.each([
  ['listed order', anyCompiled],
  ['any order', inAnyOrder(anyCompiled)],
])('It makes no difference to what is seen in how many rounds everything is looked at: %s', (_, all) => {
  fc.assert(
    fc.property(all, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (compiled, luck) => {
      if (compiled.questions.length === 0) return;
      const atOnce = new Observations(universeOf(compiled));
      const { isComplete } = explore(universeOf(compiled), ALL, atOnce);
      const seen = new Observations(universeOf(compiled));
      const timeLeft = () => luck.next().value / 10;
      const walk = explore(universeOf(compiled), { ...ALL, timeLeft, stretch: 1 }, seen);
      expect(walk.isComplete).toBe(isComplete);
      const figures = ({ questionsAsked, untilResults, results, questions }: Observations) => [
        ...[questionsAsked, untilResults, results].map((tally) => [tally.paths, tally.fewest, tally.most]),
        ...questions.map(({ state, encounters: { everOffered, alike }, emptied }) => [
          [state?.way?.said, state?.way?.length],
          [...everOffered].sort(),
          alike,
          [emptied?.paths, emptied?.way.said],
        ]),
      ];
      expect(figures(seen)).toEqual(figures(atOnce));
      const sums = ({ questionsAsked, untilResults, results, questions }: Observations) => [
        ...[questionsAsked, untilResults, results].flatMap(({ sum, share }) => [sum, share]),
        ...questions.flatMap(({ share, emptied }) => [share, emptied?.share ?? 0]),
      ];
      const expected = sums(atOnce);
      for (const [nth, sum] of sums(seen).entries()) expect(sum).toBeCloseTo(expected[nth]!, 9);
    }),
    runs(200, 1000),
  );
});
