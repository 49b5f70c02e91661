// Scope, filters, setting aside, missing values: which products are left, and what the order has to know about it.

import type { Advisor, Question, RangeQuestion } from '../../src/advisor.ts';
import { isValueAnswers } from '../../src/advisor.ts';
import type { Condition } from '../../src/condition.ts';
import type { Product } from '../../src/product.ts';
import type { Reply, Session } from '../../src/session.ts';
import { type Catalog, typeOf } from './catalog.ts';
import { countingReplies, readRange } from './counting-replies.ts';
import { type Bounds, boundsOf } from './range-bounds.ts';
import { couldSatisfy, satisfies } from './satisfies.ts';

/** A reply that counts for the order. */
export interface Wish {
  readonly question: Question;
  readonly reply: Reply;
  /** For a RANGE: what it asks for. */
  readonly range: Bounds | null;
  /** For a RANGE: over how far outside satisfaction falls. */
  readonly width: number;
}

export interface Narrowing {
  readonly candidates: readonly Product[];
  readonly setAside: readonly Wish[];
  /** For filters with `missing: keep` that narrowed: the condition that products of known value satisfy. */
  readonly kept: readonly Condition[];
  /** By question: replies that narrowed, and those that would have left nothing. */
  readonly taken: ReadonlySet<string>;
}

/** In the order in which their replies narrow: firm questions first. With adaptive order, the reply given first goes first. */
export const filtersOf = ({ questions, order }: Advisor, { replies, order: given }: Session): Question[] => {
  const asked = order === 'listed' ? questions : orderOfReplies(questions, given ?? Object.keys(replies));
  const filters = asked.filter(({ role }) => role === 'filter');
  return [...filters.filter(({ firm }) => firm), ...filters.filter(({ firm }) => !firm)];
};

const orderOfReplies = (questions: readonly Question[], ids: readonly string[]): Question[] =>
  ids.flatMap((id) => questions.filter((question) => question.id === id));

export const scopeOf = (catalog: Catalog, { where, results }: Advisor): Product[] =>
  catalog.products
    .filter((product) => where === null || satisfies(product, where))
    .filter((product) => results.unavailable === 'last' || product.available);

export function narrowing(catalog: Catalog, advisor: Advisor, session: Session): Narrowing {
  let candidates = scopeOf(catalog, advisor);
  const setAside: Wish[] = [];
  const kept: Condition[] = [];
  const counting = countingReplies(advisor, session);
  const taken = new Set<string>();
  for (const question of filtersOf(advisor, session)) {
    const reply = counting.get(question.id);
    if (reply === undefined || candidates.length === 0) continue;
    const condition = meaningOf(catalog, question, reply, candidates);
    if (condition === null) continue;
    taken.add(question.id);
    const left = candidates.filter((product) => passes(catalog, question, product, condition));
    if (left.length > 0 || question.must) {
      candidates = left;
      if (question.missing === 'keep') kept.push(condition);
    } else {
      setAside.push({ question, reply, ...rangeOf(question, reply) });
    }
  }
  return { candidates, setAside, kept, taken };
}

/** With `missing: keep`, what could be satisfied passes, too. */
export function passes(catalog: Catalog, question: Question, product: Product, condition: Condition): boolean {
  if (question.missing !== 'keep') return satisfies(product, condition);
  // If the attribute is not a number in this catalog, no product has a value for the question.
  const isUnknown = question.type === 'RANGE' && !isNumeric(catalog, question.attribute);
  return isUnknown || couldSatisfy(product, condition);
}

const isNumeric = (catalog: Catalog, attribute: string): boolean =>
  attribute === 'price' || typeOf(catalog, attribute) === 'number';

/** What a reply demands of products; null if it changes nothing: a skip, "no preference", a whole range. */
export function meaningOf(
  catalog: Catalog,
  question: Question,
  reply: Reply,
  candidates: readonly Product[],
): Condition | null {
  if (reply.length === 0) return null;
  if (question.type !== 'RANGE') {
    const of = reply.flatMap((id) => meaningOfAnswer(question, id) ?? []);
    return of.length === 0 ? null : { kind: question.match, of };
  }
  const { from, to } = readRange(reply);
  const bounds = boundsOf(catalog, question, candidates);
  // If no candidate has a value, there is no whole range either, and no product satisfies the reply.
  if (bounds !== null && from <= bounds.from && to >= bounds.to) return null;
  return { kind: 'compare', attribute: question.attribute, gte: from, lte: to };
}

export function meaningOfAnswer(question: Question, id: string): Condition | null {
  if (question.type === 'RANGE') return null;
  if (!isValueAnswers(question.answers)) return question.answers.find((answer) => answer.id === id)?.where ?? null;
  return { kind: 'in', attribute: question.answers.attribute, values: [id] };
}

/** What a RANGE asks for, and over how far outside satisfaction falls: its width, at least one step. */
export function rangeOf(question: Question, reply: Reply, wide = readRange(reply)): Pick<Wish, 'range' | 'width'> {
  if (question.type !== 'RANGE') return { range: null, width: 0 };
  return { range: readRange(reply), width: Math.max(wide.to - wide.from, question.step) };
}

/** The part of the reply within the bounds; the reply itself if they have nothing in common. */
export function clippedRange(
  catalog: Catalog,
  question: RangeQuestion,
  reply: Reply,
  candidates: readonly Product[],
): Bounds {
  const asked = readRange(reply);
  const bounds = typeOf(catalog, question.attribute) === null ? null : boundsOf(catalog, question, candidates);
  if (bounds === null) return asked;
  const clipped = { from: Math.max(asked.from, bounds.from), to: Math.min(asked.to, bounds.to) };
  return clipped.from <= clipped.to ? clipped : asked;
}
