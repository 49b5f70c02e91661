// How many of the products shown miss a wish that the shopper has stated, and of how many that is not said. A plain caller says
// nothing of it; one that knows the reasons says those that the engine gives.

import { hasBit } from '@guidepost/engine/bits';
import type { CompiledAdvisor } from '@guidepost/engine/compile';
import { type Caller, reasons } from '@guidepost/engine/converse';
import { narrow } from '@guidepost/engine/narrow';
import type { Session } from '@guidepost/engine/session';
import { readWishes } from '@guidepost/engine/wishes';

/** Numbers of products. */
export interface Misses {
  readonly missing: number;
  readonly unsaid: number;
}

export function countMisses(
  compiled: CompiledAdvisor,
  session: Session,
  products: readonly number[],
  { nearest }: Caller,
): Misses {
  const wishes = readWishes(compiled, narrow(compiled, session));
  let missing = 0;
  let unsaid = 0;
  for (const product of products) {
    const missed = wishes.filter((wish) => !hasBit(wish.products, product)).map(({ question }) => question.question.id);
    if (missed.length === 0) continue;
    missing++;
    if (!nearest || !areSaid(compiled, session, product, missed)) unsaid++;
  }
  return { missing, unsaid };
}

function areSaid(compiled: CompiledAdvisor, session: Session, product: number, missed: readonly string[]): boolean {
  const given = reasons(compiled, session, product);
  return missed.every((id) => given.some(({ question, fit }) => question === id && fit !== 'met'));
}
