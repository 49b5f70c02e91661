// Joins branches of a tree of categories with the category that they hang on, where most of its products hang on it themselves: of
// `Tanks` and `Tanks > For a slab` the second is a tank as well, and who chooses tanks looks for both.

import type { CountedValue } from '../column/column-facts.ts';

/** Of the products of a category and all below it, those of the category itself. */
const MOSTLY_ITSELF = 0.5;
/** Of all products: what more lie below is the root of the tree. */
const MOST_BELOW = 0.6;
const MOST_JOINED = 100;

interface Category {
  /** The last part. */
  readonly name: string;
  readonly above: readonly string[];
  own: number;
  /** Of itself and what is below it. */
  all: number;
}

/** Last part of a path → the last part of the path that it is joined with. `partsOf`: the parts of a cell; null where it is no single path. */
export function joinBranches(
  values: readonly CountedValue[],
  partsOf: (text: string) => readonly string[] | null,
): readonly (readonly [name: string, joined: string])[] {
  const categories = new Map<string, Category>();
  let products = 0;
  for (const { text, count } of values) {
    const parts = partsOf(text);
    if (parts === null) continue;
    products += count;
    for (const [nth, name] of parts.entries()) {
      const key = keyOf(parts.slice(0, nth + 1));
      const category = categories.get(key) ?? { name, above: parts.slice(0, nth), own: 0, all: 0 };
      category.all += count;
      if (nth === parts.length - 1) category.own += count;
      categories.set(key, category);
    }
  }
  const joined = new Map<string, string>();
  const placesOf = new Map<string, number>();
  for (const category of categories.values()) {
    if (category.own === 0) continue;
    placesOf.set(category.name, (placesOf.get(category.name) ?? 0) + 1);
    const stem = category.above
      .map((_, nth) => categories.get(keyOf(category.above.slice(0, nth + 1))))
      .find((one) => one !== undefined && isStem(one, products));
    if (stem !== undefined && stem.name !== category.name) joined.set(category.name, stem.name);
  }
  // The same name elsewhere in the tree is another category.
  const sure = [...joined].filter(([name]) => placesOf.get(name) === 1);
  return sure.length <= MOST_JOINED ? sure : [];
}

const isStem = ({ own, all }: Category, products: number): boolean =>
  own >= all * MOSTLY_ITSELF && all <= products * MOST_BELOW;

const keyOf = (parts: readonly string[]): string => parts.join('\n');
