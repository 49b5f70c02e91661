// How many products an answer leaves, among those that a draft does not ask about: what a merchandiser would see who asked after all. A
// product of unknown value stays with every answer where the question keeps it, so it narrows little that few are known of.

import type { Profile } from './attribute/profile.ts';
import { askAdaptively } from './choice/ask-adaptively.ts';
import type { LeftByAnswer } from './draft.ts';
import type { Plan } from './plan/plan.ts';
import { isSilentOfSome } from './plan/question-base.ts';

/** Null where nobody is left out: it only orders, or it has no answer. */
export function leftByAnswer(plan: Plan): LeftByAnswer | null {
  const { profile, question } = plan;
  const [asked = question] = askAdaptively([question], [profile]).questions;
  if (asked.role !== 'filter') return null;
  // Within the kinds for which a draft would ask it, all may be known; whoever adds it asks it of all.
  const isKept = asked.missing === 'keep' || (plan.kinds !== undefined && isSilentOfSome(profile));
  const counts = countByAnswer(plan, (product) => !isKept || isKnown(profile, product));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const staying = isKept ? profile.products - profile.known : 0;
  const fitting = counts.reduce((sum, count) => sum + count * count, 0) / all;
  return { left: Math.round(fitting + staying), staying };
}

const isKnown = ({ column: { codes, offsets } }: Profile, product: number): boolean =>
  offsets === null ? codes[product] !== 0 : (offsets[product + 1] ?? 0) > (offsets[product] ?? 0);

/** A product that several answers are for is counted for each of them. */
function countByAnswer({ replies, isList, profile: { scope } }: Plan, counts: (product: number) => boolean): number[] {
  const products = new Map<number, number>();
  const add = (answer: number): unknown => products.set(answer, (products.get(answer) ?? 0) + 1);
  for (const product of scope) {
    const reply = replies[product] ?? 0;
    if (reply === 0 || !counts(product)) continue;
    if (!isList) add(reply);
    else for (let rest = reply, bit = 0; rest !== 0; rest >>>= 1, bit++) if ((rest & 1) === 1) add(bit);
  }
  return [...products.values()];
}
