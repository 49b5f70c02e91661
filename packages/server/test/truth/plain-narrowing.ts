// What is left after the replies, by the rules of docs/conversation.md, one product and one reply at a time.

import type { Truth } from './plain-condition.ts';
import { boundsAmong, type Ends, isInside, rangeOf, withOpenEnds } from './plain-range.ts';
import type { PlainReading } from './plain-reading.ts';
import { knownValue, type PlainQuestion, type Replies } from './plain-shop.ts';

/** A filter reply that asks for something. */
export interface Wish {
  readonly question: PlainQuestion;
  /** By product of the scope. */
  readonly passes: readonly boolean[];
  /** A range that was all there was then: it left nothing out, but what lies outside misses it all the same. */
  readonly isWhole: boolean;
}

export interface Narrowing {
  /** Places in the scope. */
  readonly left: readonly number[];
  readonly wishes: readonly Wish[];
  /** Ids of questions whose reply nothing satisfies together with those before it. */
  readonly relaxed: ReadonlySet<string>;
}

export function narrow(reading: PlainReading, counting: Replies, given: Replies): Narrowing {
  const { scope } = reading;
  const everything = scope.map((_, place) => place);
  let left: readonly number[] = everything;
  const wishes: Wish[] = [];
  const relaxed = new Set<string>();
  const ranges = new Set<Wish>();
  for (const question of inOrder(reading, given)) {
    const reply = counting.get(question.id);
    const truths = reply === undefined ? null : reading.replyTruths(question, reply);
    if (reply === undefined || truths === null) continue;
    const range = question.type === 'RANGE' ? rangeOf(reply[0] ?? '') : null;
    if (range !== null && isWhole(reading, question, range, left.length > 0 ? left : everything)) {
      ranges.add(push(wishes, wholeWish(reading, question, range)));
      continue;
    }
    const wish = push(wishes, { question, passes: truths.map((truth) => passes(question, truth)), isWhole: false });
    if (left.length === 0) continue;
    const passing = left.filter((place) => wish.passes[place]);
    if (passing.length === 0) relaxed.add(question.id);
    if (passing.length > 0 || question.must === true) left = passing;
  }
  if (left.length > 0) return { left, wishes, relaxed };
  // A `must` left nothing, so nobody can tell what was whole; only what the advisor speaks of can say it.
  return {
    left,
    relaxed,
    wishes: wishes.map((wish) => {
      const reply = counting.get(wish.question.id) ?? [];
      if (!ranges.has(wish) || isWhole(reading, wish.question, rangeOf(reply[0] ?? ''), everything)) return wish;
      const truths = reading.replyTruths(wish.question, reply) ?? [];
      return { ...wish, isWhole: false, passes: truths.map((truth) => passes(wish.question, truth)) };
    }),
  };
}

function push(wishes: Wish[], wish: Wish): Wish {
  wishes.push(wish);
  return wish;
}

/** Firm ones first; with adaptive order, what was replied first goes first. */
function inOrder({ advisor }: PlainReading, given: Replies): readonly PlainQuestion[] {
  const all =
    advisor.order === 'adaptive'
      ? [...given.keys()].flatMap((id) => advisor.questions.filter((one) => one.id === id))
      : advisor.questions;
  const filters = all.filter(({ role }) => role === 'filter');
  return [...filters.filter(({ firm }) => firm), ...filters.filter(({ firm }) => !firm)];
}

const passes = ({ missing }: PlainQuestion, truth: Truth): boolean =>
  truth === 'holds' || (truth === 'unknown' && missing === 'keep');

function isWhole({ scope }: PlainReading, question: PlainQuestion, range: Ends, among: readonly number[]): boolean {
  const bounds = boundsAmong(
    question,
    among.flatMap((place) => scope[place] ?? []),
  );
  return bounds !== null && range.from <= bounds.from && range.to >= bounds.to;
}

function wholeWish({ scope }: PlainReading, question: PlainQuestion, range: Ends): Wish {
  const open = withOpenEnds(range, question);
  const passing = scope.map((product) => {
    const value = knownValue(product, question.attribute ?? '');
    return typeof value !== 'number' || isInside(value, open);
  });
  return { question, passes: passing, isWhole: true };
}
