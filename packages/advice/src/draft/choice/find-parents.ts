// Finds questions about a level above another one: nobody is asked for the region before the country. The products show the levels:
// each region is in one country, and a country has several regions.

import type { Profile } from '../attribute/profile.ts';
import type { Plan } from '../plan/plan.ts';
import { TASTE } from '../plan/question-base.ts';

/** A question with fewer values can be read as it is. */
const FEWEST_VALUES = 13;
/** The share of the products of a value that must have the same value of the level above. */
const WITHIN = 0.98;
/** If one value above is so frequent, nearly everything is within it, whatever the levels are. */
const MOST_OF_ONE = 0.8;
/** A value of a single product is within one value of anything. So large a share of the products must have a value with others. */
const TOLD_BY = 0.6;

/** Question → the question about the next level above it. The products that questions are chosen for decide. */
export function findParents(plans: readonly Plan[]): ReadonlyMap<Plan, Plan> {
  const words = plans.filter(isLevel).sort((a, b) => countValues(b) - countValues(a));
  const parents = new Map<Plan, Plan>();
  for (const plan of words) {
    const coarser = words.filter((other) => countValues(other) <= countValues(plan) / 2);
    if (coarser.length === 0 || countValues(plan) < FEWEST_VALUES) continue;
    const telling = countSharing(plan.profile);
    if (telling < TOLD_BY * plan.profile.known) continue;
    const products = sortByValue(plan.profile);
    const nearest = coarser.find((other) => isWithin(plan.profile, other.profile, products, (1 - WITHIN) * telling));
    if (nearest !== undefined) parents.set(plan, nearest);
  }
  return parents;
}

/** People say their brand and their colour whatever else there is, and levels of kinds are asked for elsewhere. */
const isLevel = ({ profile: { column, concept }, partner, isForeign }: Plan): boolean =>
  column.type === 'text' && concept !== 'kind' && !TASTE.has(concept) && partner === undefined && isForeign !== true;

const countValues = ({ profile }: Plan): number => profile.codes.length;

/** How many products share their value with another one. */
const countSharing = ({ codes, counts }: Profile): number =>
  codes.reduce((sum, code) => sum + ((counts[code] ?? 0) > 1 ? (counts[code] ?? 0) : 0), 0);

/** The products that have a value, those of each value side by side, in the order of the codes. */
function sortByValue({ column, scope, codes, counts, known }: Profile): Uint32Array {
  const places = new Uint32Array(counts.length);
  let place = 0;
  for (const code of codes) {
    places[code] = place;
    place += counts[code] ?? 0;
  }
  const sorted = new Uint32Array(known);
  for (const product of scope) {
    const code = column.codes[product] ?? 0;
    if (code === 0) continue;
    const at = places[code] ?? 0;
    sorted[at] = product;
    places[code] = at + 1;
  }
  return sorted;
}

/** `products`: see `sortByValue`. At most `strays` of them may lie outside the usual level of their value; most pairs have that many soon. */
function isWithin(below: Profile, above: Profile, products: Uint32Array, strays: number): boolean {
  const all = new Uint32Array(above.counts.length);
  const own = new Uint32Array(above.counts.length);
  let stray = 0;
  let start = 0;
  for (const code of below.codes) {
    const end = start + (below.counts[code] ?? 0);
    let usual = 0;
    for (let at = start; at < end; at++) {
      const level = above.column.codes[products[at] ?? 0] ?? 0;
      const count = (own[level] ?? 0) + 1;
      own[level] = count;
      all[level] = (all[level] ?? 0) + 1;
      if (count > usual) usual = count;
    }
    for (let at = start; at < end; at++) own[above.column.codes[products[at] ?? 0] ?? 0] = 0;
    stray += end - start - usual;
    if (stray > strays) return false;
    start = end;
  }
  return all.every((count) => count <= MOST_OF_ONE * below.known);
}

/** Each level after the one above it, which takes its place if it would come later. `parents`: by names of attributes. */
export function withLevelsInOrder(plans: readonly Plan[], parents: ReadonlyMap<string, string>): Plan[] {
  const nameOf = ({ profile }: Plan): string => profile.attribute.name;
  const ordered: Plan[] = [];
  const add = (plan: Plan): void => {
    if (ordered.includes(plan)) return;
    const above = plans.find((other) => nameOf(other) === parents.get(nameOf(plan)));
    if (above !== undefined) add(above);
    ordered.push(plan);
  };
  for (const plan of plans) add(plan);
  return ordered;
}
