// Whether a condition over products speaks of what the catalog has: attributes, their types, and their values.

import type { Bits } from '@guidepost/engine/bits';
import type { Condition, ConditionValue } from '@guidepost/engine/condition';
import type { AttributeType } from '@guidepost/engine/product';
import type { Column } from '@guidepost/engine/snapshot';
import { capital, listed, quoted } from '@guidepost/fault/say-names';
import type { Finding } from '../finding.ts';
import { checkAttributeName } from './check-attribute-name.ts';
import type { CheckInput } from './check-input.ts';
import { hasValue } from './column-values.ts';
import { type Placed, type ProductLeaf, placeProductLeaves } from './place-leaves.ts';

export interface ConditionPlace {
  /** Of the condition in the file. */
  readonly pointer: string;
  /** What has the condition: `answer … of question …`. */
  readonly owner: string;
}

export function checkCondition(input: CheckInput, condition: Condition, place: ConditionPlace): Finding[] {
  const leaves = placeProductLeaves(condition, place.pointer);
  return leaves.flatMap((placed) => checkLeaf(input, placed, place.owner));
}

function checkLeaf(input: CheckInput, { leaf, pointer, inside }: Placed<ProductLeaf>, owner: string): Finding[] {
  const type = input.typeOf(leaf.attribute);
  if (type === null) return checkAttributeName(input, leaf.attribute, pointer, owner);
  if (leaf.kind === 'exists') return [];
  if (leaf.kind !== 'compare') {
    const at = (nth: number) => (leaf.kind === 'not_in' ? inside('not_in', nth) : pointer);
    return leaf.values.flatMap((value, nth) => checkValue(input, leaf.attribute, type, value, at(nth), owner));
  }
  if (type === 'number') return [];
  const test = (['gt', 'gte', 'lt', 'lte'] as const).find((name) => leaf[name] !== undefined) ?? 'gte';
  return [
    {
      severity: 'error',
      code: 'comparison-not-number',
      pointer: inside(test),
      message: `${capital(owner)} compares ${quoted(leaf.attribute)} with \`${test}\`, but the attribute is ${TYPE_NAMES[type]}.`,
      mend: 'Name values instead (`attribute: [a, b]`), or compare an attribute that is a number.',
    },
  ];
}

export const TYPE_NAMES: Readonly<Record<AttributeType, string>> = {
  number: 'a number',
  text: 'a text',
  list: 'a list of texts',
  boolean: 'true or false',
};

function checkValue(
  input: CheckInput,
  attribute: string,
  type: AttributeType,
  value: ConditionValue,
  pointer: string,
  owner: string,
): Finding[] {
  const column = input.columnOf(attribute);
  if (column !== undefined && hasValue(column, value)) return [];
  if (!isOfType(value, type)) {
    return [
      {
        severity: 'error',
        code: 'value-type',
        pointer,
        message: `${capital(owner)} looks for ${quoted(value)} in ${quoted(attribute)}, but the attribute is ${TYPE_NAMES[type]}.`,
        mend: mendType(input, column, type, value, countedIn(input, pointer)),
      },
    ];
  }
  // In an empty catalog no value is there, which is another finding.
  if (input.snapshot.size === 0) return [];
  const meant = column === undefined ? null : input.values.meantValue(column, value);
  return [
    {
      severity: 'warning',
      code: 'value-not-in-catalog',
      pointer,
      message: `${capital(owner)} looks for ${quoted(value)} in ${quoted(attribute)}, but no product in the catalog has that value.`,
      mend:
        (column && input.values.suggestValue(column, value, countedIn(input, pointer))) ??
        mendWithoutSuggestion([String(value)]),
      written: String(value),
      ...(meant === null ? {} : { meant }),
    },
  ];
}

/** What to do about values that no product has, where none that products have is near. */
export const mendWithoutSuggestion = (values: readonly string[]): string =>
  `Check the spelling in the catalog, or remove ${listed(values.map(quoted))} from the condition.`;

/** Of the scope's own condition it says nothing how many products are in scope, nor of one that is empty. */
const countedIn = ({ compiled }: CheckInput, pointer: string): Bits | null =>
  compiled.scopeSize === 0 || pointer.startsWith('/where') ? null : compiled.scope;

function mendType(
  input: CheckInput,
  column: Column | undefined,
  type: AttributeType,
  value: ConditionValue,
  within: Bits | null,
): string {
  if (type === 'number') return 'Write a number without unit.';
  if (type === 'boolean') return 'Write `true` or `false`.';
  return (column && input.values.suggestValue(column, value, within)) ?? `Write a text: \`"${value}"\`.`;
}

/** Whether the engine can read the value as one of the type; texts are read as numbers and as true and false. */
function isOfType(value: ConditionValue, type: AttributeType): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'string'
        ? value.trim() !== '' && Number.isFinite(Number(value))
        : typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    default:
      return typeof value === 'string';
  }
}
