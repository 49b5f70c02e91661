// What becomes of products that none of a question's answers stands for, once somebody gives one of these answers, as the conversation has it.

import { type DraftDocument, type DraftObject, isRecord } from '../draft/draft-document.ts';

/**
 * `behind`: the question only orders, so they come after the others. `never`: the question is kept whatever it leaves. `near`: where too few
 * products fit, results go on with them. `aside`: only if nothing fits at all, because the advisor shows nothing that is merely near.
 */
export type Unfit = 'behind' | 'never' | 'near' | 'aside';

export function becomesOfUnfit({ role, must, firm }: DraftObject, { results }: DraftDocument): Unfit {
  if (role === 'preference') return 'behind';
  if (must === true || firm === true) return 'never';
  return isRecord(results) && results.nearest === false ? 'aside' : 'near';
}

/** Whether products without a value stay, behind the others. What is firm keeps nothing of which it is not known. */
export const keepsUnknown = ({ role, missing, firm }: DraftObject): boolean =>
  role !== 'preference' && missing === 'keep' && firm !== true;
