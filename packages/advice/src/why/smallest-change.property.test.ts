// What is said to bring a product back does bring it back, and nobody who tries every change finds a smaller one.

import { accept } from '@guidepost/engine/accept';
import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor, CompiledQuestion } from '@guidepost/engine/compile';
import { type Caller, move, type Step, start, view } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import { isInside, withOpenEnds } from '@guidepost/engine/range-bounds';
import { acceptedRange, formatRangeId } from '@guidepost/engine/range-id';
import { type Reply, repliedQuestions, type Session } from '@guidepost/engine/session';
import { valueAt, valueCount } from '@guidepost/engine/snapshot';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { anyBranching } from '../prove/any-branching.fixture.ts';
import { anyCompiled, anyReply } from '../prove/any-compiled.fixture.ts';
import { numberOf } from './may-pass.ts';
import { findSmallestChange } from './smallest-change.ts';
import type { GivenReply } from './take-replies.ts';

const CALLERS: readonly Caller[] = [{ nearest: false }, { nearest: true }];
const anyCaller = fc.constantFrom(...CALLERS);

/** A conversation of so many replies, if it has so many. */
function converse(compiled: CompiledAdvisor, replies: number, luck: readonly number[]): Session {
  let at = 0;
  const next = () => luck[at++ % luck.length] ?? 0;
  let step: Step = start(compiled, 'en');
  for (let nth = 0; nth < replies && step.outcome.question !== null; nth++) {
    const offered = step.outcome.question;
    const read = accept(compiled, step.session, offered.question.id, anyReply(offered, next));
    if (read.kind !== 'accepted') throw new Error('What was offered was refused.');
    const { session } = move(compiled, step.session, read);
    step = { session, outcome: view(compiled, session), chosenBy: null };
  }
  return step.session;
}

function play(compiled: CompiledAdvisor, session: Session, replies: readonly GivenReply[]): Session | null {
  let played = session;
  for (const { question, answers } of replies) {
    const read = accept(compiled, played, question, answers);
    if (read.kind !== 'accepted') return null;
    played = move(compiled, played, read).session;
  }
  return played;
}

const setAside = (compiled: CompiledAdvisor, session: Session): string[] =>
  narrow(compiled, session).applied.flatMap(({ place, effect }) =>
    effect === 'narrowed' ? [] : [compiled.questions[place]!.question.id],
  );

/** As whoever looks at the conversation sees it. */
function isThere(
  compiled: CompiledAdvisor,
  before: Session,
  session: Session,
  changed: readonly GivenReply[],
  product: number,
  caller: Caller,
): boolean {
  const known = setAside(compiled, before).filter((id) => !changed.some(({ question }) => question === id));
  const { applied } = narrow(compiled, session);
  if (applied.some(({ effect }) => effect === 'emptied')) return false;
  if (!setAside(compiled, session).every((id) => known.includes(id))) return false;
  if (!hasBit(narrow(compiled, session).candidates, product)) return false;
  return !session.resultsGiven || view(compiled, session, caller).results!.includes(product);
}

/**
 * Every reply to a question, one of each effect; of ranges, between all numbers at which something changes, and beside them. Bounds that
 * move with the catalog let in ranges beyond it, but no slider can be set to them.
 */
function everyReply(question: CompiledQuestion): Reply[] {
  if (question.kind === 'range') {
    const known = question.values === null ? [] : [...question.values.column.numbers];
    const from = question.question.from === 'auto' ? Math.min(...known) : Number.NEGATIVE_INFINITY;
    const to = question.question.to === 'auto' ? Math.max(...known) : Number.POSITIVE_INFINITY;
    const beside = [...known, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16].flatMap((n) => [n - 0.25, n, n + 0.25]);
    const points = [...new Set(beside)].filter((point) => point >= from && point <= to);
    points.sort((a, b) => a - b);
    const ranges = points.flatMap((from, nth) => points.slice(nth).map((to) => [formatRangeId({ from, to })]));
    return [[], ...ranges];
  }
  const ids =
    question.kind === 'choice'
      ? question.answers.map(({ answer }) => answer.id)
      : question.values === null
        ? []
        : Array.from({ length: valueCount(question.values.column) }, (_, n) => valueAt(question.values!.column, n + 1));
  // Of more than four answers the search does not look at every choice; what it says is the smallest change of those that it looks at.
  if (question.question.type === 'SINGLE' || ids.length > 4) return [[], ...ids.map((id) => [id])];
  return ids.reduce<string[][]>((sofar, id) => sofar.flatMap((some) => [some, [...some, id]]), [[]]);
}

type IsLookedAt = (question: CompiledQuestion, reply: Reply) => boolean;

function* everyChange(
  compiled: CompiledAdvisor,
  session: Session,
  size: number,
  isLookedAt: IsLookedAt,
  from = 0,
): Generator<GivenReply[]> {
  if (size === 0) {
    yield [];
    return;
  }
  const replied = repliedQuestions(session);
  for (let nth = from; nth + size <= replied.length; nth++) {
    const question = compiled.questions[compiled.places.get(replied[nth]!)!]!;
    for (const answers of everyReply(question)) {
      if (!isLookedAt(question, answers)) continue;
      for (const rest of everyChange(compiled, session, size - 1, isLookedAt, nth + 1))
        yield [{ question: question.question.id, answers }, ...rest];
    }
  }
}

/** Every change of two replies may be a million. */
const MOST_CHANGES = 20_000;

function someChangeHelps(
  compiled: CompiledAdvisor,
  session: Session,
  size: number,
  product: number,
  caller: Caller,
  isLookedAt: IsLookedAt,
) {
  let tried = 0;
  for (const change of everyChange(compiled, session, size, isLookedAt)) {
    if (++tried > MOST_CHANGES) return null;
    const played = play(compiled, session, change);
    if (played !== null && isThere(compiled, session, played, change, product, caller)) return change;
  }
  return null;
}

const EVERY: IsLookedAt = () => true;

/**
 * A range is looked at if it holds what the product has, and all that the present one holds. Others could only make room among few
 * results, by shutting out what is there or setting it back. The ends of a filter are open at the author's bounds; those of a preference
 * are not.
 */
const about =
  (session: Session) =>
  (product: number): IsLookedAt =>
  (question, reply) => {
    if (question.kind !== 'range' || reply.length === 0) return true;
    const value = numberOf(question, product);
    const range = acceptedRange(reply)!;
    const present = acceptedRange(session.replies[question.question.id] ?? []);
    if (value === null || present === null || range.from > present.from || range.to < present.to) return false;
    const { role } = question.question;
    return isInside(value, role === 'filter' ? withOpenEnds(range, question.question) : range);
  };

function expectSmallest(
  compiled: CompiledAdvisor,
  session: Session,
  caller: Caller,
  looking: (product: number) => IsLookedAt,
): void {
  for (let product = 0; product < compiled.snapshot.size; product++) {
    const change = findSmallestChange(compiled, session, product, caller);
    const isHere = isThere(compiled, session, session, [], product, caller);
    if (!hasBit(compiled.scope, product) || isHere) {
      expect(change).toBeNull();
      continue;
    }
    const size = change?.replies.length ?? Number.POSITIVE_INFINITY;
    if (change !== null) {
      const played = play(compiled, session, change.replies);
      expect(played).not.toBeNull();
      expect(isThere(compiled, session, played!, change.replies, product, caller)).toBe(true);
      expect(change.isSmallest).toBe(true);
    }
    for (let smaller = 1; smaller < Math.min(size, 3); smaller++)
      expect({
        product,
        change: someChangeHelps(compiled, session, smaller, product, caller, looking(product)),
      }).toEqual({
        product,
        change: null,
      });
  }
}

const conversation = fc.record({
  replies: fc.integer({ min: 1, max: 5 }),
  luck: fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }),
});

describe('the smallest change', () => {
  test('brings the product back, and no smaller one does, where branches and replies that are set aside meet', () => {
    fc.assert(
      fc.property(anyBranching, conversation, anyCaller, (compiled, { replies, luck }, caller) => {
        expectSmallest(compiled, converse(compiled, replies, luck), caller, () => EVERY);
      }),
      runs(150),
    );
  });

  test('the same where few results are shown, of groups, and by preference', () => {
    fc.assert(
      fc.property(anyCompiled, conversation, anyCaller, (compiled, { replies, luck }, caller) => {
        fc.pre(compiled.questions.length > 0);
        const session = converse(compiled, replies, luck);
        expectSmallest(compiled, session, caller, about(session));
      }),
      runs(150),
    );
  });
});
