// Which values the products have that may be left when a question is asked, and that none of its answers admits: of one
// attribute, or of several that every answer tests together.

import { isValueAnswers } from '@guidepost/engine/advisor';
import { eachBit } from '@guidepost/engine/bits';
import type { CompiledQuestion } from '@guidepost/engine/compile';
import type { Condition } from '@guidepost/engine/condition';
import { type Column, codeOf, valueAt } from '@guidepost/engine/snapshot';
import { productsWhenAsked } from './asked-products.ts';
import type { CheckInput } from './check-input.ts';
import { testedAttributes } from './tested-attributes.ts';

export interface UnansweredValue {
  /** Of several attributes, theirs in their order: `1024 / 768`. */
  readonly value: string;
  /** In scope, of those that may be left when the question is asked. */
  readonly products: number;
}

export interface UnansweredValues {
  readonly attributes: readonly string[];
  /** Those of most products first. */
  readonly values: readonly UnansweredValue[];
}

/** Null where it cannot be told: the answers are made from values, or ask for different things. */
export function findUnanswered(input: CheckInput, compiled: CompiledQuestion): UnansweredValues | null {
  const { question } = compiled;
  if (question.type === 'RANGE' || isValueAnswers(question.answers)) return null;
  const wheres = question.answers.flatMap(({ where }) => (where === null ? [] : [where]));
  const tested = wheres.map((where) => testedAttributes(where));
  const attributes = [...new Set(tested.flatMap((names) => [...names]))];
  if (attributes.length === 0 || wheres.length < 2) return null;
  if (tested.some((names) => new Set(names).size < attributes.length)) return null;
  // Less than the least of what is offered is what a skip is for.
  if (wheres.every(isLowerBound)) return null;
  const columns = attributes.flatMap((attribute) => input.columnOf(attribute) ?? []);
  if (columns.length < attributes.length || columns.some(({ type }) => type === 'boolean')) return null;
  // Which value of a list goes with which of another attribute, nobody knows.
  if (columns.length > 1 && columns.some(({ offsets }) => offsets !== null)) return null;
  const values = countWithin(columns, eachBit(productsWhenAsked(input, compiled).products)).flatMap(
    ({ codes, products }) => {
      const own = new Map(columns.map((column, nth) => [attributes[nth] ?? '', { column, code: codes[nth] ?? 0 }]));
      if (wheres.some((where) => admits(where, own))) return [];
      const value = columns.map((column, nth) => String(valueAt(column, codes[nth] ?? 0))).join(' / ');
      return [{ value, products }];
    },
  );
  return { attributes, values: values.sort((a, b) => b.products - a.products) };
}

/** Of one number, or of several together, such as both sides of a picture. */
const isLowerBound = (where: Condition): boolean =>
  where.kind === 'all' ? where.of.every(isLowerBound) : isLeast(where);

const isLeast = (where: Condition): boolean =>
  where.kind === 'compare' && (where.gt ?? where.gte) !== undefined && (where.lt ?? where.lte) === undefined;

interface OwnValue {
  readonly column: Column;
  readonly code: number;
}

interface Counted {
  /** One for each column. */
  readonly codes: readonly number[];
  products: number;
}

/** How many products have each value, or these together, in the order of the values; without one, a product is not counted. */
function countWithin(columns: readonly Column[], products: Iterable<number>): Counted[] {
  const counts = new Map<number | string, Counted>();
  const add = (codes: readonly number[]) => {
    if (codes.includes(0)) return;
    const [one = 0] = codes;
    const key = codes.length === 1 ? one : codes.join(' ');
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { codes, products: 1 });
    else known.products++;
  };
  const [first] = columns;
  for (const product of products) {
    if (first === undefined || first.offsets === null) {
      add(columns.map(({ codes }) => codes[product] ?? 0));
      continue;
    }
    const end = first.offsets[product + 1] ?? 0;
    for (let at = first.offsets[product] ?? 0; at < end; at++) add([first.codes[at] ?? 0]);
  }
  const order = ({ codes: a }: Counted, { codes: b }: Counted): number =>
    a.reduce((sum, code, nth) => sum || code - (b[nth] ?? 0), 0);
  return [...counts.values()].sort(order);
}

/** Whether a product with only these values satisfies a condition that looks at no other attribute. */
function admits(condition: Condition, own: ReadonlyMap<string, OwnValue>): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((part) => admits(part, own));
    case 'any':
      return condition.of.some((part) => admits(part, own));
    case 'not':
      return !admits(condition.of, own);
    case 'exists':
      return condition.exists;
    default: {
      const value = own.get(condition.attribute);
      if (value === undefined) return false;
      const { column, code } = value;
      if (condition.kind !== 'compare') {
        const isNamed = condition.values.some((wanted) => codeOf(column, wanted) === code);
        return isNamed === (condition.kind === 'in');
      }
      const number = column.type === 'number' ? column.numbers[code - 1] : undefined;
      const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = condition;
      return number !== undefined && number > gt && number >= gte && number < lt && number <= lte;
    }
  }
}
