// Recognises attributes that name the variants of one thing: a flavour, a design. In a whole catalog nearly every product may have its own
// value, but once people have chosen the thing, they choose by nothing else.

import { frequentValues, type Profile } from './profile.ts';

/** The share of products that must have a value. */
const LEAST_FILL = 0.8;
/** The share of a thing's variants that must have different values. It is not 1, because a flavour may come in packs of one and of five. */
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
