// A product that a file lists again, once for each category that it is in: several rows of one sku that differ in nothing else.
// They are one product, in all these categories. Rows of one sku that differ in anything else are not, because nobody knows
// which of them is right.

import type { AttributeValue, Product } from '@guidepost/engine/product';
import type { Mapping } from '../mapping/mapping.ts';
import { columnsOf } from '../mapping/named-columns.ts';
import { fitsAttribute } from './value-limits.ts';

/** Attributes in which rows of one product may differ. */
export interface Collecting {
  /** Lists that take the values of all rows. */
  readonly lists: ReadonlySet<string>;
  /** What the mapping concludes from their columns, such as `vegan` from a category: the first row that says it counts. */
  readonly concluded: ReadonlySet<string>;
}

export interface Joined {
  readonly product: Product;
  /** The values that the first row did not have. */
  readonly added: Readonly<Record<string, readonly string[]>>;
}

/** Names of fields and attributes that forbid it. */
export interface NotJoined {
  readonly differs: readonly string[];
}

export function collectingOf(rules: Mapping | null): Collecting {
  const collecting = rules?.attributes.filter(({ collect }) => collect) ?? [];
  const columns = new Set(collecting.flatMap(({ from }) => from.flatMap(columnsOf)));
  const concluded = rules?.attributes.filter(
    ({ collect, from }) => !collect && from.some((source) => columnsOf(source).some((column) => columns.has(column))),
  );
  return {
    lists: new Set(collecting.map(({ name }) => name)),
    concluded: new Set(concluded?.map(({ name }) => name)),
  };
}

const FIELDS = ['title', 'description', 'image', 'price', 'listPrice', 'group', 'available'] as const;

/** `again`: the same sku. A product may have a page in each category, so another link counts only if no category is new. */
export function joinListed(first: Product, again: Product, { lists, concluded }: Collecting): Joined | NotJoined {
  const differs: string[] = FIELDS.filter((field) => first[field] !== again[field]);
  const attributes: Record<string, AttributeValue> = { ...first.attributes };
  const added: Record<string, readonly string[]> = {};
  for (const name of new Set([...Object.keys(first.attributes), ...Object.keys(again.attributes)])) {
    const [known, came] = [first.attributes[name], again.attributes[name]];
    if (came === undefined && (lists.has(name) || concluded.has(name))) continue;
    if (areSame(known, came)) continue;
    const all = lists.has(name) ? addValues(known, came) : null;
    if (all !== null) {
      attributes[name] = all;
      added[name] = all.slice(listOf(known)?.length ?? 0);
    } else if (concluded.has(name) && came !== undefined) {
      if (known === undefined || came === true) attributes[name] = came;
    } else differs.push(name);
  }
  if (Object.keys(added).length === 0 && first.link !== again.link) differs.push('link');
  return differs.length > 0 ? { differs } : { product: { ...first, attributes }, added };
}

const listOf = (value: AttributeValue | undefined): readonly string[] | null =>
  value === undefined ? [] : typeof value === 'object' ? value : null;

/** The values of the first, and those of the second that it lacks. Null: these are no lists, or too many values. */
export function addValues(first: AttributeValue | undefined, second: AttributeValue | undefined): string[] | null {
  const [known, came] = [listOf(first), listOf(second)];
  if (known === null || came === null) return null;
  const all = [...new Set([...known, ...came])];
  return fitsAttribute(all) ? all : null;
}

/** Lists are the same in any order. */
function areSame(one: AttributeValue | undefined, other: AttributeValue | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const known = new Set(one);
  return one.length === other.length && other.every((value) => known.has(value));
}
