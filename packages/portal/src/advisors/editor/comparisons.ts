// The ways in which an attribute is compared with something, as one chooses among them.

import type { AttributeView } from '@guidepost/contract/views/attribute-view';
import type { TestName, TestNode } from './condition-tree.ts';

/** Whether it is known at all is compared with nothing. */
export type Comparison = Exclude<TestName, 'exists'> | 'known' | 'unknown';

const COMPARISONS_OF: Readonly<Record<AttributeView['type'], readonly Comparison[]>> = {
  number: ['gte', 'lte', 'between', 'gt', 'lt', 'in', 'not_in', 'known', 'unknown'],
  text: ['in', 'not_in', 'known', 'unknown'],
  list: ['in', 'not_in', 'known', 'unknown'],
  boolean: ['in', 'known', 'unknown'],
};

export const comparisonOf = ({ test, value }: TestNode): Comparison =>
  test === 'exists' ? (value === false ? 'unknown' : 'known') : test;

/** What suits the attribute, and what is chosen already. */
export function comparisonsFor(type: AttributeView['type'], test: TestNode): readonly Comparison[] {
  const [of, chosen] = [COMPARISONS_OF[type], comparisonOf(test)];
  return of.includes(chosen) ? of : [...of, chosen];
}

/** Not finished yet. */
export const firstTestOf = ({ name, type }: AttributeView): TestNode =>
  compared({ kind: 'test', attribute: name, test: 'in', value: undefined }, COMPARISONS_OF[type][0] ?? 'in');

/** The same attribute compared otherwise, with what was entered where that still means something. */
export function compared(test: TestNode, comparison: Comparison): TestNode {
  if (comparison === 'known' || comparison === 'unknown')
    return { ...test, test: 'exists', value: comparison === 'known' };
  return { ...test, test: comparison, value: isKept(test.test, comparison) ? test.value : carried(test, comparison) };
}

const isKept = (before: TestName, now: TestName): boolean => before === now || (isOfValues(before) && isOfValues(now));

const isOfValues = (test: TestName): boolean => test === 'in' || test === 'not_in';

/** The numbers that were entered, as the other comparison has them. Undefined: it has none of them. */
function carried({ test, value }: TestNode, comparison: Exclude<Comparison, 'known' | 'unknown'>): unknown {
  const all: unknown[] = test === 'exists' ? [] : Array.isArray(value) ? value : [value];
  const entered = all.filter((each) => each !== undefined);
  const numbers = entered.filter((each) => typeof each === 'number');
  const [first] = numbers;
  if (first === undefined || numbers.length < entered.length) return undefined;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (isOfValues(comparison)) return numbers.length === 1 ? [first] : undefined;
  if (comparison === 'between')
    return test === 'gt' || test === 'gte' ? [first] : isUpper(test) ? undefined : [least, most];
  return isUpper(comparison) ? most : least;
}

const isUpper = (test: TestName): boolean => test === 'lt' || test === 'lte';
