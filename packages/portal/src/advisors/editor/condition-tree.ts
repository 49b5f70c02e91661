// A condition on products as a person sees it: groups of which all or at least one part holds, and single tests. Whatever cannot be shown
// so stays as it is.

import { isRecord } from '../draft/draft-document.ts';

export type TestName = 'between' | 'in' | 'not_in' | 'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'exists';

export type ConditionNode =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly ConditionNode[] }
  | TestNode
  /** Spelled in a way that is not shown in fields. */
  | { readonly kind: 'as-is'; readonly written: unknown };

export interface TestNode {
  readonly kind: 'test';
  readonly attribute: string;
  readonly test: TestName;
  /** A list for `in` and `not_in`, two numbers for `between`, of which one may not be entered yet. Undefined: nothing was entered yet. */
  readonly value: unknown;
}

export type GroupNode = Extract<ConditionNode, { kind: 'all' | 'any' }>;

const TESTS: readonly string[] = ['in', 'not_in', 'eq', 'gt', 'gte', 'lt', 'lte', 'exists'];
const isTest = (name: string): name is TestName => TESTS.includes(name);

/** Always a group, so that something can be added. */
export function readTree(written: unknown): GroupNode {
  const node = readNode(written);
  return node.kind === 'all' || node.kind === 'any' ? node : { kind: 'all', parts: [node] };
}

function readNode(written: unknown): ConditionNode {
  if (written === undefined || written === null) return { kind: 'all', parts: [] };
  if (!isRecord(written)) return { kind: 'as-is', written };
  const parts = Object.entries(written).flatMap(([name, inner]) => readMember(name, inner));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'all', parts };
}

function readMember(name: string, inner: unknown): ConditionNode[] {
  if (name === 'any' || name === 'all') {
    return Array.isArray(inner) ? [{ kind: name, parts: inner.map(readNode) }] : [asIs(name, inner)];
  }
  if (name === 'not') return [asIs(name, inner)];
  if (Array.isArray(inner)) return [{ kind: 'test', attribute: name, test: 'in', value: inner }];
  if (!isRecord(inner)) return [{ kind: 'test', attribute: name, test: 'in', value: [inner] }];
  const tests = Object.entries(inner);
  if (tests.length === 0 || !tests.every(([test]) => isTest(test))) return [asIs(name, inner)];
  if (tests.length === 2 && typeof inner.gte === 'number' && typeof inner.lte === 'number')
    return [{ kind: 'test', attribute: name, test: 'between', value: [inner.gte, inner.lte] }];
  return tests.map(([test, value]) =>
    test === 'eq'
      ? { kind: 'test', attribute: name, test: 'in', value: [value] }
      : { kind: 'test', attribute: name, test: test as TestName, value },
  );
}

const asIs = (name: string, inner: unknown): ConditionNode => ({ kind: 'as-is', written: { [name]: inner } });

/** Without tests that are not finished. Undefined: there is no condition. */
export function writeTree(node: ConditionNode): unknown {
  if (node.kind === 'as-is') return node.written;
  if (node.kind === 'test') return isFinished(node) ? { [node.attribute]: writeTest(node) } : undefined;
  const parts = node.parts.flatMap((part) => writeTree(part) ?? []);
  if (parts.length < 2) return parts[0];
  if (node.kind === 'any') return { any: parts };
  return joined(parts) ?? { all: parts };
}

/** In one object, if no name comes twice. */
function joined(parts: readonly unknown[]): unknown {
  const made: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [name, inner] of isRecord(part) ? Object.entries(part) : []) {
      const before = Object.hasOwn(made, name) ? made[name] : undefined;
      if (before === undefined) made[name] = inner;
      else if (isNamedTests(name, before) && isNamedTests(name, inner) && haveNoneInCommon(before, inner)) {
        made[name] = { ...before, ...inner };
      } else return null;
    }
  }
  return made;
}

const isNamedTests = (name: string, tests: unknown): tests is Readonly<Record<string, unknown>> =>
  name !== 'not' && isRecord(tests);

const haveNoneInCommon = (a: object, b: object): boolean => Object.keys(a).every((name) => !Object.hasOwn(b, name));

function writeTest({ test, value }: TestNode): unknown {
  if (test === 'between') {
    const [gte, lte] = endsOfTest(value);
    return { gte, lte };
  }
  if (test !== 'in') return { [test]: value };
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

/** Of `between`; undefined where nothing is entered yet. */
export const endsOfTest = (value: unknown): readonly [number | undefined, number | undefined] => {
  const [from, to]: unknown[] = Array.isArray(value) ? value : [];
  return [typeof from === 'number' ? from : undefined, typeof to === 'number' ? to : undefined];
};

/** How many tests are in the fields only, because something is not entered yet. */
export const unfinishedTestsIn = (node: ConditionNode): number =>
  node.kind === 'as-is'
    ? 0
    : node.kind === 'test'
      ? Number(!isFinished(node))
      : node.parts.reduce((sum, part) => sum + unfinishedTestsIn(part), 0);

const isFinished = ({ attribute, test, value }: TestNode): boolean =>
  (test !== 'between' || endsOfTest(value).every((end) => end !== undefined)) &&
  attribute !== '' &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);
