// What shops say only of products that have it: nobody writes of a lamp that it is not dimmable, or of a cream that it is not vegan. The
// catalog knows a yes or nothing, and shoppers who ask for it are shown only what certainly has it.

import { foldText } from '../words/fold-text.ts';
import type { Profile } from './profile.ts';

/** By these names an import calls what it reads out of names and texts. A mark in any other column, such as `Stocked`, may stand for anything. */
const SAID_WHERE_SO =
  /^(vegan|organic|bio|(gluten|grain|sugar|alcohol|lactose) free|decaf|decaffeinated|sterili[sz]ed|wet food|waterproof|cordless|wireless|solar|foldable|smart|dimmable|backlit|five g|5g|hybrid|used|with case)$/;

/** True if no product is said to lack it and a missing yes is a no. */
export const isSilenceNo = ({
  column,
  counts,
  attribute: { name },
}: Pick<Profile, 'column' | 'counts' | 'attribute'>): boolean =>
  column.type === 'boolean' && (counts[CODE_OF_NO] ?? 0) === 0 && SAID_WHERE_SO.test(foldText(name));
const CODE_OF_NO = 1;

/** How many products the catalog says it of, or is silent because it is not so. */
export const saidOf = (profile: Profile): number => (isSilenceNo(profile) ? profile.products : profile.known);
