// Results for callers who can say what a product misses: every product gets the number of wishes that it misses, and all are
// sorted by it.

import type { Advisor, Question, RangeQuestion } from '../../src/advisor.ts';
import type { Condition } from '../../src/condition.ts';
import type { Product } from '../../src/product.ts';
import type { Reply, Session } from '../../src/session.ts';
import { filtersOf, meaningOf, narrowing, passes, rangeOf, scopeOf, type Wish } from './candidates.ts';
import { type Catalog, typeOf, valuesOf } from './catalog.ts';
import { countingReplies, readRange } from './counting-replies.ts';
import { keysBySession, order, satisfaction, sum } from './ranking.ts';

interface Asked extends Wish {
  readonly isMet: (product: Product) => boolean;
  /** With `missing: keep`: the condition that products of known value satisfy. */
  readonly kept: Condition | null;
}

/** The filter questions whose replies a product misses, in listed order. */
export const missedQuestions = (catalog: Catalog, advisor: Advisor, session: Session, product: Product): string[] =>
  advisor.questions
    .filter(({ role }) => role === 'filter')
    .filter((question) => {
      const asked = readAsked(catalog, advisor, session, question);
      return asked !== null && !asked.isMet(product);
    })
    .map(({ id }) => id);

/** Numbers of products in the catalog, best first; all of them, without the limit. */
export function nearest(catalog: Catalog, advisor: Advisor, session: Session): number[] {
  const { candidates } = narrowing(catalog, advisor, session);
  let within = scopeOf(catalog, advisor);
  const wishes: Asked[] = [];
  const kept: Condition[] = [];
  for (const question of filtersOf(advisor, session)) {
    const asked = readAsked(catalog, advisor, session, question);
    if (asked === null) continue;
    if (asked.kept !== null) kept.push(asked.kept);
    if (!question.must && !question.firm) {
      wishes.push(asked);
      continue;
    }
    const left = within.filter(asked.isMet);
    if (left.length > 0) within = left;
    else if (question.must) return [];
    else wishes.push(asked);
  }
  const keysOf = keysBySession(catalog, advisor, session, candidates);
  return order(
    catalog,
    advisor,
    within.map((product) => {
      const missed = wishes.filter(({ isMet }) => !isMet(product));
      const near = sum(wishes, (wish) => nearTo(product, wish), 1e9);
      return { product, keys: [-missed.length, ...keysOf(product, near, kept)] };
    }),
  );
}

function nearTo(product: Product, wish: Asked): number {
  const { question, reply } = wish;
  if (wish.isMet(product)) return 1;
  const isPartial =
    question.type === 'RANGE' || (question.type === 'MULTIPLE' && question.match === 'all' && reply.length > 1);
  return isPartial ? satisfaction(product, wish, 'missed') : 0;
}

function readAsked(catalog: Catalog, advisor: Advisor, session: Session, question: Question): Asked | null {
  const reply = countingReplies(advisor, session).get(question.id);
  if (reply === undefined || reply.length === 0) return null;
  const scope = scopeOf(catalog, advisor);
  const { candidates, taken } = narrowing(catalog, advisor, session);
  const wish = { question, reply, ...rangeOf(question, reply) };
  const isWhole =
    !taken.has(question.id) &&
    question.type === 'RANGE' &&
    (candidates.length > 0 || meaningOf(catalog, question, reply, scope) === null);
  if (isWhole) return { ...wish, isMet: (product) => isLeftByWhole(catalog, question, reply, product), kept: null };
  // Of choices, the products do not matter. A range that is not whole stands for what it says.
  const condition = question.type === 'RANGE' ? ofRange(question, reply) : meaningOf(catalog, question, reply, scope);
  if (condition === null) return null;
  const isKeeping = question.missing === 'keep';
  return {
    ...wish,
    isMet: (product) => passes(catalog, question, product, condition),
    kept: isKeeping ? condition : null,
  };
}

const ofRange = ({ attribute }: RangeQuestion, reply: Reply): Condition => {
  const { from, to } = readRange(reply);
  return { kind: 'compare', attribute, gte: from, lte: to };
};

/** Outside a range that was whole when it was replied; an end at the author's own bound is open. */
export function isLeftByWhole(catalog: Catalog, question: RangeQuestion, reply: Reply, product: Product): boolean {
  const [value] = valuesOf(product, question.attribute);
  if (typeof value !== 'number' || typeOf(catalog, question.attribute) !== 'number') return true;
  const { from, to } = readRange(reply);
  const isBelow = value < from && !(question.from !== 'auto' && from <= question.from);
  const isAbove = value > to && !(question.to !== 'auto' && to >= question.to);
  return !isBelow && !isAbove;
}
