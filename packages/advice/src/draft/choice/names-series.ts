// Finds a finer kind that only the shop understands: the names of its series behind the words of the broad kind, such as `Desk lamps NOVA` and
// `Desk lamps R4`. Who does not know the shop cannot choose among them, so they come when nothing else tells apart what is left.

import { valueAt } from '@guidepost/engine/snapshot';
import type { Profile } from '../attribute/profile.ts';
import type { Plan } from '../plan/plan.ts';
import { foldText } from '../words/fold-text.ts';

/** The share of the values. */
const MOST = 0.6;
const FEWEST = 4;
/** In capitals, or with a digit: `NOVA`, `R4`, `1500`. */
const CODE = /^(?=.*[\p{Lu}\d])[\p{Lu}\d./-]{2,}$/u;
const PLAIN_WORD = /\p{Ll}{2}/u;

export function namesSeries({ profile }: Plan, { profile: kind }: Plan): boolean {
  const { concept, column, codes } = profile;
  if (profile === kind || concept !== 'kind' || column.type !== 'text' || codes.length < FEWEST) return false;
  const known = wordsOf(kind);
  const series = codes.filter((code) => {
    const words = valueAt(column, code).split(/\s+/);
    const own = words.filter((word) => !known.has(foldText(word)));
    const isOfKind = words.some((word) => known.has(foldText(word)) && PLAIN_WORD.test(word));
    return isOfKind && own.length > 0 && own.every((word) => CODE.test(word));
  });
  return series.length >= MOST * codes.length;
}

const wordsOf = ({ column, codes }: Profile): ReadonlySet<string> =>
  new Set(codes.flatMap((code) => valueAt(column, code).split(/\s+/).map(foldText)));
