// What is to be said of a product: for each reply that counts, whether the product satisfies it, worked out from the product
// alone.

import type { Advisor, ChoiceQuestion, Question, RangeQuestion } from '../../src/advisor.ts';
import type { Reason } from '../../src/explain.ts';
import type { Product } from '../../src/product.ts';
import type { Reply, Session } from '../../src/session.ts';
import { meaningOf, meaningOfAnswer, narrowing } from './candidates.ts';
import { type Catalog, typeOf, valuesOf } from './catalog.ts';
import { countingReplies, readRange } from './counting-replies.ts';
import { isLeftByWhole } from './nearest.ts';
import { couldSatisfy, satisfies } from './satisfies.ts';

export type PlainReason = Omit<Reason, 'satisfaction' | 'isRange'>;

/** In listed order. A reply that says nothing of the product has none: a skip, "no preference", a range that left everything. */
export function reasonsOf(catalog: Catalog, advisor: Advisor, session: Session, product: Product): PlainReason[] {
  const counting = countingReplies(advisor, session);
  return advisor.questions.flatMap((question): PlainReason[] => {
    const reply = counting.get(question.id);
    if (reply === undefined || reply.length === 0) return [];
    const said =
      question.type === 'RANGE'
        ? ofRange(catalog, advisor, session, question, reply, product)
        : ofChoice(question, reply, product);
    return said === null ? [] : [{ question: question.id, role: question.role, ...said }];
  });
}

type Said = Omit<PlainReason, 'question' | 'role'>;

function ofRange(
  catalog: Catalog,
  advisor: Advisor,
  session: Session,
  question: RangeQuestion,
  reply: Reply,
  product: Product,
): Said | null {
  if (saysNothing(catalog, advisor, session, question, reply, product)) return null;
  const { from, to } = readRange(reply);
  const isNumber = typeOf(catalog, question.attribute) === 'number';
  const [own] = isNumber ? valuesOf(product, question.attribute) : [];
  if (typeof own !== 'number') return { fit: 'unknown', met: [], missed: reply, value: null, missedBy: null };
  const missedBy = own < from ? own - from : own > to ? own - to : 0;
  const isMet = missedBy === 0;
  return {
    ...{ fit: isMet ? 'met' : 'missed', met: isMet ? reply : [], missed: isMet ? [] : reply },
    ...{ value: own, missedBy },
  };
}

function saysNothing(
  catalog: Catalog,
  advisor: Advisor,
  session: Session,
  question: RangeQuestion,
  reply: Reply,
  product: Product,
): boolean {
  const { candidates, taken } = narrowing(catalog, advisor, session);
  if (question.role === 'preference') {
    const has = (one: Product) => valuesOf(one, question.attribute).some((value) => typeof value === 'number');
    return !candidates.some(has) || meaningOf(catalog, question, reply, candidates) === null;
  }
  if (taken.has(question.id) || candidates.length === 0) return false;
  return isLeftByWhole(catalog, question, reply, product);
}

function ofChoice(question: ChoiceQuestion, reply: Reply, product: Product): Said | null {
  const asked = reply.flatMap((id) => {
    const meaning = meaningOfAnswer(question as Question, id);
    return meaning === null
      ? []
      : [{ id, isMet: satisfies(product, meaning), mightBe: couldSatisfy(product, meaning) }];
  });
  if (asked.length === 0) return null;
  const met = asked.filter(({ isMet }) => isMet).map(({ id }) => id);
  const missed = asked.filter(({ isMet }) => !isMet);
  const wantsAll = question.type === 'MULTIPLE' && question.match === 'all';
  const isMet = wantsAll ? missed.length === 0 : met.length > 0;
  const isUnknown = wantsAll ? missed.every(({ mightBe }) => mightBe) : missed.some(({ mightBe }) => mightBe);
  return {
    fit: isMet ? 'met' : isUnknown ? 'unknown' : met.length > 0 ? 'partly' : 'missed',
    ...{ met, missed: missed.map(({ id }) => id), value: null, missedBy: null },
  };
}
