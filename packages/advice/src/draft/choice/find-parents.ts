// Finds questions about a level above another one: nobody is asked for the region before the country. The products show the levels:
// each region is in one country, and a country has several regions.

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

/** Question → the question about the next level above it. `scope`: the products that decide. */
export function findParents(plans: readonly Plan[], scope: Uint32Array): ReadonlyMap<Plan, Plan> {
  const words = plans.filter(isLevel);
  const parents = new Map<Plan, Plan>();
  for (const plan of words) {
    if (countValues(plan) < FEWEST_VALUES) continue;
    const [nearest] = words
      .filter((other) => countValues(other) <= countValues(plan) / 2 && isWithin(plan, other, scope))
      .sort((a, b) => countValues(b) - countValues(a));
    if (nearest !== undefined) parents.set(plan, nearest);
  }
  return parents;
}

/** People say their brand and their colour whatever else there is, and levels of kinds are asked for elsewhere. */
const isLevel = ({ profile: { column, concept }, partner, isForeign }: Plan): boolean =>
  column.type === 'text' && concept !== 'kind' && !TASTE.has(concept) && partner === undefined && isForeign !== true;

const countValues = ({ profile }: Plan): number => profile.codes.length;

function isWithin({ profile: below }: Plan, { profile: above }: Plan, scope: Uint32Array): boolean {
  const counts = new Map<number, Map<number, number>>();
  const all = new Map<number, number>();
  let known = 0;
  for (const product of scope) {
    const [own, level] = [below.column.codes[product] ?? 0, above.column.codes[product] ?? 0];
    if (own === 0) continue;
    known++;
    const levels = counts.get(own) ?? new Map<number, number>();
    counts.set(own, levels.set(level, (levels.get(level) ?? 0) + 1));
    all.set(level, (all.get(level) ?? 0) + 1);
  }
  if (Math.max(...all.values()) > MOST_OF_ONE * known) return false;
  let within = 0;
  let telling = 0;
  for (const levels of counts.values()) {
    const products = [...levels.values()].reduce((sum, count) => sum + count, 0);
    if (products === 1) continue;
    telling += products;
    within += Math.max(...levels.values());
  }
  return telling >= TOLD_BY * known && within >= WITHIN * telling;
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
