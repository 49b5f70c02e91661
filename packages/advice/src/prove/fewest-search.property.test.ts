// What a proof says of the fewest and the most questions, replies and results: nobody who only goes forward meets fewer or more,
// whatever they reply, and somebody meets the fewest.

import { accept } from '@guidepost/engine/accept';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { advance, type Step, start } from '@guidepost/engine/converse';
import type { Offer } from '@guidepost/engine/offer';
import { formatRangeId } from '@guidepost/engine/range-id';
import type { Reply } from '@guidepost/engine/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { type Spreads, spreadsOf } from '../prove-advisor.ts';
import { anyBranching } from './any-branching.fixture.ts';
import { anyCompiled, anyReply } from './any-compiled.fixture.ts';
import { anyRangeFirst } from './any-range-first.fixture.ts';
import { explore } from './explore.ts';
import { findFewest } from './fewest-search.ts';
import { offeredIds } from './model-replies.ts';
import { Observations } from './observations.ts';
import type { Spread } from './proof.ts';
import { makeUniverse } from './universe.ts';

const MOST_STEPS = 6000;
const MOST_ENDS = 24;
const GOALS = ['questions', 'untilResults', 'results'] as const;

const NOTHING_SEEN = { questions: Infinity, untilResults: Infinity, results: Infinity };

function prove(compiled: CompiledAdvisor): Spreads {
  const universe = makeUniverse(compiled);
  const seen = new Observations(universe);
  const walk = explore(universe, { states: Number.POSITIVE_INFINITY }, seen);
  return spreadsOf(universe, seen, walk);
}

/** What one conversation comes to. */
type Figures = { [goal in (typeof GOALS)[number]]: number };

const goOn = ({ session, outcome }: Step, compiled: CompiledAdvisor, id: string, reply: Reply): Step => {
  const accepted = accept(compiled, session, id, reply);
  if (accepted.kind !== 'accepted') throw new Error(`${JSON.stringify(reply)} to ${outcome.question?.place}`);
  return advance(compiled, session, accepted);
};

/** Every choice of the answers; every range between whole and half numbers and just beside them. Null: too many. */
function allReplies(offered: Offer): Reply[] | null {
  if (offered.kind === 'range') {
    const { from, to } = offered;
    const whole = Array.from({ length: Math.min(MOST_ENDS, 2 * (to - from)) }, (_, nth) => Math.ceil(from) + nth / 2);
    const inside = whole.flatMap((end) => [end - 0.25, end, end + 0.25]);
    const ends = [...new Set([from, ...inside.filter((end) => end > from && end < to), to])].sort((a, b) => a - b);
    if (2 * (to - from) > MOST_ENDS) return null;
    return [
      [],
      ...ends.flatMap((one, nth) => ends.slice(nth).map((other) => [formatRangeId({ from: one, to: other })])),
    ];
  }
  const ids = offeredIds(offered);
  if (offered.question.type === 'SINGLE') return [[], ...ids.map((id) => [id])];
  let choices: string[][] = [[]];
  for (const id of ids) choices = choices.flatMap((some) => [some, [...some, id]]);
  return choices;
}

/** The fewest of all conversations, each played by the engine; null where there are too many. */
function playAll(compiled: CompiledAdvisor): Figures | null {
  const fewest: Figures = { questions: Infinity, untilResults: Infinity, results: Infinity };
  let steps = 0;
  const play = (step: Step, said: number, until: number | null): boolean => {
    const { question, results } = step.outcome;
    const untilResults = until ?? (results === null ? null : said);
    if (question === null) {
      const own = { questions: said, untilResults: untilResults ?? said, results: results?.length ?? 0 };
      for (const goal of GOALS) fewest[goal] = Math.min(fewest[goal], own[goal]);
      return true;
    }
    const replies = allReplies(question);
    if (replies === null) return false;
    steps += replies.length;
    if (steps > MOST_STEPS) return false;
    return replies.every((reply) => play(goOn(step, compiled, question.question.id, reply), said + 1, untilResults));
  };
  return play(start(compiled, 'en'), 0, null) ? fewest : null;
}

const kinds = [
  ['anything may be set', anyCompiled],
  ['few products, and many branches', anyBranching],
  ['a range first, and what is strict behind it', anyRangeFirst],
] as const;

test.each(kinds)(
  'The fewest that are proven are those of all conversations, and mostly they are proven: %s',
  (_, all) => {
    let compared = 0;
    let proven = 0;
    fc.assert(
      fc.property(all, (compiled) => {
        if (compiled.questions.length === 0) return;
        const fewest = playAll(compiled);
        if (fewest === null) return;
        const spreads = prove(compiled);
        for (const goal of GOALS) {
          compared++;
          if (spreads[goal].fewest === null) continue;
          proven++;
          expect([goal, spreads[goal].fewest]).toEqual([goal, fewest[goal]]);
        }
        // Also where nothing was seen before.
        const found = findFewest(makeUniverse(compiled), NOTHING_SEEN);
        for (const goal of GOALS) if (found.isProven[goal]) expect([goal, found[goal]]).toEqual([goal, fewest[goal]]);
      }),
      runs(200, 1000),
    );
    expect(compared).toBeGreaterThan(200);
    expect(proven).toBeGreaterThan(0.9 * compared);
  },
);

test.each(kinds)(
  'Nobody who only goes forward meets fewer or more than are said to be the fewest and the most: %s',
  (_, all) => {
    fc.assert(
      fc.property(all, fc.infiniteStream(fc.nat()), (compiled, luck) => {
        if (compiled.questions.length === 0) return;
        const spreads = prove(compiled);
        const expectWithin = ({ fewest, most }: Spread, figure: number): void => {
          expect(figure).toBeGreaterThanOrEqual(fewest ?? figure);
          expect(figure).toBeLessThanOrEqual(most ?? figure);
        };
        for (let conversation = 0; conversation < 20; conversation++) {
          let step = start(compiled, 'en');
          let said = 0;
          let until: number | null = null;
          for (let { question } = step.outcome; question !== null; { question } = step.outcome) {
            step = goOn(
              step,
              compiled,
              question.question.id,
              anyReply(question, () => luck.next().value),
            );
            said++;
            if (step.outcome.results !== null) until ??= said;
          }
          expectWithin(spreads.questions, said);
          expectWithin(spreads.untilResults, until ?? said);
          expectWithin(spreads.results, step.outcome.results?.length ?? 0);
        }
      }),
      runs(200, 1000),
    );
  },
);
