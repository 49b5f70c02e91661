// What the variants of one thing are called by: a flavour, a design. Over a whole catalog nearly every product may have one of its
// own, and still it is all that people choose by once they have the thing.

import { frequentValues, type Profile } from './profile.ts';

/** Known of so many products. */
const LEAST_FILL = 0.8;
/** Of so many variants of a thing, each has one of its own: a flavour may come in packs of one and of five. */
const LEAST_OWN = 0.5;
const FEWEST_GROUPS = 3;
const MOST_WORDS = 5;
const LONGEST = 40;
const SOME = 200;

/** `groups`: product → group. */
export function namesVariants(profile: Profile, groups: Uint32Array): boolean {
  const { attribute, column, scope, known, products } = profile;
  if (attribute.type !== 'text' || column.offsets !== null || known < LEAST_FILL * products) return false;
  const values = frequentValues(profile, SOME);
  if (values.some((value) => value.length > LONGEST || value.split(/\s+/).length > MOST_WORDS)) return false;
  const byGroup = new Map<number, { all: number; different: Set<number> }>();
  for (const product of scope) {
    const group = groups[product] as number;
    const own = byGroup.get(group) ?? { all: 0, different: new Set<number>() };
    own.all++;
    own.different.add(column.codes[product] ?? 0);
    byGroup.set(group, own);
  }
  const several = [...byGroup.values()].filter(({ all }) => all > 1);
  const variants = several.reduce((sum, { all }) => sum + all, 0);
  const own = several.reduce((sum, { different }) => sum + different.size, 0);
  return several.length >= FEWEST_GROUPS && own >= LEAST_OWN * variants;
}
