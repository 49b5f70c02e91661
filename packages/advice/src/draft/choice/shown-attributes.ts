// Which attributes the results of a draft show. Several variants of one thing may be shown side by side under the same title, so what
// tells these apart comes first, then what shoppers were asked for.

import type { Profile } from '../attribute/profile.ts';
import type { Plan } from '../plan/plan.ts';

/** More do not fit on a card. */
const MOST = 4;
/** A list that is longer for some products than this is no fact to read at a glance. */
const LONGEST_LIST = 3;
/** An attribute of which fewer products have a value would leave most cards without it. */
const LEAST_FILL = 0.2;

/** `groups`: product → group; null if the catalog has none. The names are in the order in which they are shown. */
export function shownAttributes(
  plans: readonly Plan[],
  kind: Plan | null,
  groups: Uint32Array | null,
): readonly string[] {
  const facts = plans
    .filter((plan) => plan !== kind)
    .flatMap(({ profile, partner }) => (partner === undefined ? [profile] : [profile, partner]))
    .filter(isFact);
  const telling = groups === null ? [] : facts.filter((fact) => tellsVariantsApart(fact, groups));
  const names = [...telling, ...facts].map(({ attribute }) => attribute.name);
  return [...new Set(names)].slice(0, MOST);
}

/** The price stands on every card. */
const isFact = ({ concept, column, scope, known, products }: Profile): boolean =>
  concept !== 'price' &&
  concept !== 'theme' &&
  known >= LEAST_FILL * products &&
  (column.offsets === null ||
    scope.every((product) => (column.offsets[product + 1] ?? 0) - (column.offsets[product] ?? 0) <= LONGEST_LIST));

function tellsVariantsApart({ column, scope }: Profile, groups: Uint32Array): boolean {
  const spell = (product: number): string =>
    column.offsets === null
      ? String(column.codes[product])
      : column.codes.subarray(column.offsets[product], column.offsets[product + 1]).join(' ');
  const values = new Map<number, string>();
  return scope.some((product) => {
    const group = groups[product] as number;
    const value = spell(product);
    const first = values.get(group);
    values.set(group, first ?? value);
    return first !== undefined && first !== value;
  });
}
