// Reads a condition over product attributes (`where`) into the engine's shape. All members of an object must
// hold; an empty object is no condition. Only the catalog can say whether attributes exist and of which type they are.

import { CONDITION_TESTS } from '@guidepost/contract/advisor-condition';
import type { Condition, ConditionValue } from '@guidepost/engine/condition';
import { quoted } from '@guidepost/fault/say-names';
import { describeNode, isRefused, type PlacedMap, type PlacedNode } from '@guidepost/placed-text/placed-node';
import type { FaultList } from './advisor-file-fault.ts';
import { optionalMember } from './read-member.ts';
import { type Elsewhere, readBoolean, readList, readMap, readNumber } from './read-node.ts';

const TESTS = Object.keys(CONDITION_TESTS);

const OTHER_SPELLINGS: Elsewhere = {
  any: ['`any` combines conditions and cannot be inside an attribute.', 'Write a list: `attribute: [a, b]`.'],
  not: ['`not` combines conditions and cannot be inside an attribute.', 'Write `not_in: [a, b]`.'],
  min: ['There is no test `min`.', 'Write `gte`.'],
  max: ['There is no test `max`.', 'Write `lte`.'],
  ne: ['There is no test `ne`.', 'Write `not_in: [value]`.'],
};

/** Null if there is no condition (an empty object), or a fault was added. */
export const parseCondition = (node: PlacedNode, faults: FaultList): Condition | null => {
  if (node.kind !== 'map') {
    if (isRefused(node)) return null;
    faults.add(
      node,
      `A condition must name an attribute, but this is ${describeNode(node)}.`,
      (node.kind === 'scalar' ? mendComparison(node.text) : null) ??
        'Write `{ attribute: value }` or `{ attribute: { gte: 16 } }`.',
    );
    return null;
  }
  const terms: Condition[] = [];
  for (const [name, { name: place, node: inner }] of node.members) {
    if (name === 'any' || name === 'all') terms.push({ kind: name, of: parseList(inner, faults) });
    else if (name === 'not') terms.push({ kind: 'not', of: parseInner(inner, faults) });
    else if (name === '__proto__' || name.trim() === '') {
      faults.add(place, `An attribute cannot be named ${quoted(name)}.`, 'Name an attribute of the catalog.');
    } else {
      const mend = inner.kind === 'scalar' && inner.value === null ? mendComparison(name) : null;
      if (mend === null) terms.push(...parseAttribute(name, inner, faults));
      else faults.add(place, `${quoted(name)} has no colon, so it is not a condition.`, mend);
    }
  }
  const [first] = terms;
  if (first === undefined) return null;
  return terms.length === 1 ? first : { kind: 'all', of: terms };
};

const SIGNS: Readonly<Record<string, string>> = { '>=': 'gte', '>': 'gt', '<=': 'lte', '<': 'lt' };

/** How the file spells `weight <= 5` and `kind = shoe`; null if the text is no comparison. */
const mendComparison = (text: string): string | null => {
  const [, attribute, sign = '', value] = /^([\w-]+)\s*(>=|<=|>|<|==?|:)\s*([^=<>].*)$/u.exec(text) ?? [];
  if (attribute === undefined) return null;
  const test = SIGNS[sign];
  return `Write ${quoted(test === undefined ? `{ ${attribute}: ${value} }` : `{ ${attribute}: { ${test}: ${value} } }`)}.`;
};

const parseList = (node: PlacedNode, faults: FaultList): Condition[] =>
  readList(node, faults, { mend: 'Write at least one condition, or remove it.' }).map((item) =>
    parseInner(item, faults),
  );

const parseInner = (node: PlacedNode, faults: FaultList): Condition => {
  const condition = parseCondition(node, faults);
  if (condition === null && node.kind === 'map' && node.members.size === 0) {
    faults.add(node, 'This condition is empty.', 'Name an attribute in it, or remove it.');
  }
  return condition ?? { kind: 'all', of: [] };
};

const parseAttribute = (attribute: string, node: PlacedNode, faults: FaultList): Condition[] => {
  if (node.kind === 'map') return parseTests(attribute, node, faults);
  if (node.kind === 'list') return [{ kind: 'in', attribute, values: parseValues(node, faults) }];
  return [{ kind: 'in', attribute, values: [parseValue(node, faults)] }];
};

const parseTests = (attribute: string, node: PlacedMap, faults: FaultList): Condition[] => {
  readMap(node, faults, TESTS, OTHER_SPELLINGS);
  if (node.members.size === 0) {
    faults.add(node, `There is no test for ${quoted(attribute)}.`, `Write a value or one of: ${TESTS.join(', ')}.`);
  }
  const conditions: Condition[] = [];
  const compared: { gt?: number; gte?: number; lt?: number; lte?: number } = {};
  for (const test of TESTS) {
    const inner = optionalMember(node, test, faults);
    if (inner === null) continue;
    if (test === 'eq') conditions.push({ kind: 'in', attribute, values: [parseValue(inner, faults, true)] });
    else if (test === 'in' || test === 'not_in') {
      conditions.push({ kind: test, attribute, values: parseValues(inner, faults) });
    } else if (test === 'exists') conditions.push({ kind: 'exists', attribute, exists: readBoolean(inner, faults) });
    else if (test === 'gt' || test === 'gte' || test === 'lt' || test === 'lte') {
      compared[test] = readNumber(inner, faults);
    }
  }
  if (Object.keys(compared).length > 0) conditions.push({ kind: 'compare', attribute, ...compared });
  return conditions;
};

const parseValues = (node: PlacedNode, faults: FaultList): ConditionValue[] =>
  readList(node, faults, { mend: 'Write at least one value.' }).map((item) => parseValue(item, faults));

const parseValue = (node: PlacedNode, faults: FaultList, isEqual = false): ConditionValue => {
  if (node.kind !== 'scalar') {
    faults.add(
      node,
      `This must be a text, a number, true or false, not ${describeNode(node)}.`,
      isEqual && node.kind === 'list' ? 'Use `in` for several values.' : 'Write a single value.',
    );
    return '';
  }
  if (isRefused(node)) return '';
  if (node.value === null) {
    faults.add(
      node,
      'There is no value here.',
      'Write one; for products without the attribute write `{ exists: false }`.',
    );
    return '';
  }
  if (typeof node.value === 'number' && !Number.isFinite(node.value)) {
    faults.add(node, `${quoted(node.text)} is not a number to compare with.`, 'Write a finite number.');
  }
  if (typeof node.value === 'string' && !node.value.isWellFormed()) {
    faults.add(node, 'This text has half a character (an unpaired surrogate).', 'Write the character again.');
  }
  return node.value;
};
