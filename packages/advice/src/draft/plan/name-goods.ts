// Says what the goods are in the question for their kind: in a shop of laptops, `What are you looking for?` is no question.

import type { Question } from '@guidepost/engine/advisor';
import { valueAt } from '@guidepost/engine/snapshot';
import { kindKey } from '../words/kind-synonyms.ts';
import type { Phrases } from '../words/phrases.ts';
import type { Plan } from './plan.ts';

/** `questions` are in the order of `plans`; `goods`: what every product is, or null. */
export function withGoodsNamed(
  questions: readonly Question[],
  plans: readonly Plan[],
  goods: string | null,
  phrases: Phrases,
): readonly Question[] {
  if (goods === null) return questions;
  return questions.map((question, nth) => {
    const plan = plans[nth];
    const isOfKind = plan?.profile.concept === 'kind' && !areGoods(plan);
    const isPlain = isOfKind && question.title === phrases.askChoice(PLAIN, false);
    return isPlain ? { ...question, title: phrases.askKindOf(goods) } : question;
  });
}

const PLAIN = { concept: 'kind', label: '', unit: null } as const;

/** The kinds are goods themselves: of `Tablet` and `Laptop`, none is a kind of laptop. */
const areGoods = ({ profile: { column, codes } }: Plan): boolean =>
  codes.some((code) => kindKey(valueAt(column, code)) !== null);
