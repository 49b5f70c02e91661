// "Not what I want": which reply to ask for again. A shopper who finds nothing among the results has most likely given one wrong
// reply, so it is the one whose change frees the most likely products. A product is the less likely the more replies it
// contradicts; each counts by how easily it is given by mistake.

import { outsideEstimator } from './alternatives.ts';
import type { CompiledAdvisor, CompiledQuestion } from './compile.ts';
import type { Misses } from './misses.ts';
import { narrow } from './narrow.ts';
import { isEmptyOffer, type Offer, offer } from './offer.ts';
import type { Reply, Session } from './session.ts';
import { valueCount } from './snapshot.ts';
import type { Wish } from './wishes.ts';

export interface Reconsidered {
  /** The question with the answers that it would offer had it no reply yet. */
  readonly offer: Offer;
  /** The reply as it stands. */
  readonly reply: Reply;
}

/** One reply in ten is a mistake, and a reply that was changed once is one only if both were. */
const MISTAKE = 0.1;
const MISTAKE_AGAIN = MISTAKE ** 2;

/** A shopper's range is one of about so many that lie beside each other. */
const RANGES = 5;

/**
 * Null if no other reply to any question would show anything new. `results`: the products that the shopper sees and that are not
 * wanted. Replies that were changed already are asked for again only if no other can be.
 */
export function reconsider(
  compiled: CompiledAdvisor,
  session: Session,
  misses: Misses,
  results: readonly number[],
): Reconsidered | null {
  const { wishes } = misses;
  if (wishes.length === 0) return null;
  const changed = new Set(session.changed ?? []);
  const likely = likelihoods(compiled, misses, changed, results);
  for (let left = wishes.length; left > 0; left--) {
    const nth = findLikeliest(wishes, likely, changed);
    if (nth === null) return null;
    const { question, reply } = wishes[nth] as Wish;
    const offered = offerAgain(compiled, session, question);
    if (isChoice(offered, reply)) return { offer: offered, reply };
    likely[nth] = 0;
  }
  return null;
}

/** Those that were changed come last, and listed order settles what is equal. Null if none is likely at all. */
function findLikeliest(
  wishes: readonly Wish[],
  likely: readonly number[],
  changed: ReadonlySet<string>,
): number | null {
  let best: number | null = null;
  for (let nth = 0; nth < wishes.length; nth++) {
    if (likely[nth] === 0) continue;
    if (best === null || isLikelier(nth, best)) best = nth;
  }
  return best;

  function isLikelier(one: number, other: number): boolean {
    const { question } = (wishes[one] as Wish).question;
    const { question: before } = (wishes[other] as Wish).question;
    const difference =
      Number(changed.has(question.id)) - Number(changed.has(before.id)) ||
      (likely[other] as number) - (likely[one] as number) ||
      (wishes[one] as Wish).question.place - (wishes[other] as Wish).question.place;
    return difference < 0;
  }
}

/**
 * By wish: how likely it is to be the wrong one, as a sum over the alternatives that contradict it, up to a common factor. A
 * product that contradicts more than two is not looked at: it is far too unlikely.
 */
function likelihoods(
  compiled: CompiledAdvisor,
  { wishes, few: { once, twice } }: Misses,
  changed: ReadonlySet<string>,
  results: readonly number[],
): number[] {
  const odds: number[] = [];
  for (const { question } of wishes) {
    const mistake = changed.has(question.question.id) ? MISTAKE_AGAIN : MISTAKE;
    odds.push(mistake / (1 - mistake) / Math.max(1, answersOf(question) - 1));
  }
  const count = outsideEstimator(compiled, results);
  const sums = odds.map(() => 0);
  for (let nth = 0; nth < wishes.length; nth++) {
    const { products } = wishes[nth] as Wish;
    const own = odds[nth] as number;
    sums[nth] = (sums[nth] as number) + own * count(once, products, products);
    for (let other = nth + 1; other < wishes.length; other++) {
      const shared = own * (odds[other] as number) * count(twice, products, (wishes[other] as Wish).products);
      sums[nth] = (sums[nth] as number) + shared;
      sums[other] = (sums[other] as number) + shared;
    }
  }
  return sums;
}

/** How many replies the question has room for; the more there are, the less likely it is to hit a certain wrong one. */
function answersOf(compiled: CompiledQuestion): number {
  switch (compiled.kind) {
    case 'choice':
      return compiled.answers.length;
    case 'values':
      return compiled.values === null ? 1 : Math.min(compiled.max, valueCount(compiled.values.column));
    case 'range':
      return compiled.question.groupings.length || RANGES;
  }
}

/** What a question that was replied to would offer if it had no reply yet. It narrows anew. */
export function offerAgain(compiled: CompiledAdvisor, session: Session, question: CompiledQuestion): Offer {
  const narrowed = narrow(compiled, session, question.place);
  const offered = offer(question, narrowed, false);
  return isEmptyOffer(offered) ? offer(question, narrowed, true) : offered;
}

/** Whether something else than the present reply can be chosen. */
function isChoice(offered: Offer, reply: Reply): boolean {
  switch (offered.kind) {
    case 'choice': {
      const { answers } = offered.question;
      return offered.answers.some((place) => 'length' in answers && !reply.includes(answers[place]?.id ?? ''));
    }
    case 'values':
      return offered.values.some(({ id }) => !reply.includes(id));
    case 'range':
      return offered.from < offered.to;
  }
}
