// Groups that make "another variant of it" say little: too large, of products that differ in what is asked, or of products whose
// titles have nothing in common, so that they are hardly variants of one thing.

import type { Column } from '@guidepost/engine/snapshot';
import { alikeForm } from '../alike-form.ts';
import { attributesAsked } from './attributes-asked.ts';
import { knownAs } from './find-differing.ts';
import type { Misleading, MisleadingExample } from './misleading-figures.ts';
import type { ScopeTitles } from './scope-titles.ts';

/** Of one thing there are hardly more variants. */
const MOST_VARIANTS = 100;
/** Smaller groups are no reason for a doubt, however few products there are. */
const LEAST_LARGE = 20;
const LARGE_SHARE = 0.1;
const MOST_EXAMPLES = 5;
const MOST_TITLES = 3;
/** Of fewer alternatives it cannot be told which words are common ones. */
const LEAST_FOR_COMMON = 10;

export function findMisleadingGroups(scope: ScopeTitles): Misleading[] {
  const groups = [...scope.alternatives.values()].filter(({ length }) => length > 1);
  return [
    misleadingBy('large-group', scope, groups.filter(isLargeIn(scope))),
    findMixed(scope, groups),
    misleadingBy('unlike-titles', scope, groups.filter(isUnlikeIn(scope))),
  ].filter(({ count }) => count > 0);
}

type Group = readonly number[];

const isLargeIn =
  ({ compiled, products }: ScopeTitles) =>
  ({ length }: Group): boolean =>
    length > MOST_VARIANTS ||
    (length >= Math.max(LEAST_LARGE, compiled.advisor.results.limit + 1) && length >= products.length * LARGE_SHARE);

function isUnlikeIn({ alternatives, titles }: ScopeTitles): (group: Group) => boolean {
  if (titles.length === 0) return () => false;
  const wordsOf = (product: number) => new Set((titles[product] ?? '').split(/[\s\p{P}]+/u).map(alikeForm));
  const counts = new Map<string, number>();
  for (const [first] of alternatives.values())
    for (const word of first === undefined ? [] : wordsOf(first)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = alternatives.size < LEAST_FOR_COMMON ? Number.POSITIVE_INFINITY : alternatives.size / 2;
  const isTelling = (word: string): boolean => word.length > 1 && (counts.get(word) ?? 0) <= most;
  return (group) => {
    if (new Set(group.map((product) => alikeForm(titles[product] ?? ''))).size === 1) return false;
    const [first, ...others] = group.map(wordsOf);
    return ![...(first ?? [])].some((word) => isTelling(word) && others.every((words) => words.has(word)));
  };
}

function misleadingBy(kind: Misleading['kind'], scope: ScopeTitles, groups: readonly Group[]): Misleading {
  const largest = groups.toSorted((a, b) => b.length - a.length).slice(0, MOST_EXAMPLES);
  return {
    kind,
    count: groups.length,
    products: groups.reduce((sum, { length }) => sum + length, 0),
    examples: largest.map((group) => exampleOf(scope, null, group, group.length)),
  };
}

/** Each example is an attribute, with a group in which it differs. */
function findMixed(scope: ScopeTitles, groups: readonly Group[]): Misleading {
  const { advisor, snapshot } = scope.compiled;
  const mixed = new Set<Group>();
  const examples: MisleadingExample[] = [];
  for (const attribute of new Set(advisor.questions.flatMap((question) => [...attributesAsked(question)]))) {
    const column = snapshot.columns.get(attribute);
    if (column === undefined) continue;
    const differing = groups.filter((group) => differs(column, group));
    for (const group of differing) mixed.add(group);
    const products = differing.reduce((sum, { length }) => sum + length, 0);
    const [first] = differing.toSorted((a, b) => b.length - a.length);
    if (first !== undefined) examples.push(exampleOf(scope, attribute, apart(column, first), products));
  }
  return {
    kind: 'mixed-group',
    count: mixed.size,
    products: [...mixed].reduce((sum, { length }) => sum + length, 0),
    examples: examples.sort((a, b) => b.products - a.products).slice(0, MOST_EXAMPLES),
  };
}

const isKnown = (known: number | string): boolean => known !== 0 && known !== '';

const differs = (column: Column, group: Group): boolean =>
  new Set(group.map((product) => knownAs(column, product)).filter(isKnown)).size > 1;

/** Products of a group that differ from each other. */
function apart(column: Column, group: Group): number[] {
  const byValue = new Map(group.toReversed().map((product) => [knownAs(column, product), product]));
  return [...byValue].filter(([known]) => isKnown(known)).map(([, product]) => product);
}

function exampleOf(
  { nameProduct }: ScopeTitles,
  about: string | null,
  group: Group,
  products: number,
): MisleadingExample {
  const named = new Map(group.toReversed().map((product) => [nameProduct(product).title, nameProduct(product)]));
  const shown = [...named.values()].reverse().slice(0, MOST_TITLES);
  return { about, products, texts: shown.map(({ title }) => title), skus: shown.map(({ sku }) => sku) };
}
