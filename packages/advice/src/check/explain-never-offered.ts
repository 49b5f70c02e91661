// Why no product in scope satisfies a condition: which part of it fails, and what there is instead.

import type { Condition } from '@guidepost/engine/condition';
import { listed, quoted } from '@guidepost/fault/say-names';
import type { CheckInput } from './check-input.ts';
import { extentWithin } from './column-values.ts';
import { describeCondition } from './describe-condition.ts';
import { productCount } from './wording.ts';

const MOST_PARTS = 3;

export function explainNeverOffered(input: CheckInput, condition: Condition): string {
  const { scopeSize } = input.compiled;
  const counted = partsOf(condition).map((part) => ({ part, count: input.countInScope(part) }));
  const failing = counted.filter(({ count }) => count === 0);
  if (failing.length > 0) {
    const [only] = failing;
    if (failing.length === 1 && only) {
      return `It fails at \`${describeCondition(only.part)}\` (0 of ${productCount(scopeSize)}${instead(input, only.part)}).`;
    }
    const parts = failing.slice(0, MOST_PARTS).map(({ part }) => `\`${describeCondition(part)}\``);
    return `It fails at ${listed(parts)} (each 0 of ${productCount(scopeSize)}).`;
  }
  const rarest = counted.toSorted((a, b) => a.count - b.count).slice(0, MOST_PARTS);
  const parts = rarest.map(({ part, count }) => `\`${describeCondition(part)}\` (${count})`);
  return `Some products satisfy ${listed(parts)}, but none satisfies all of it.`;
}

/** What has to hold, or what may hold: the parts that can be counted by themselves. */
function partsOf(condition: Condition): readonly Condition[] {
  return (condition.kind === 'all' || condition.kind === 'any') && condition.of.length > 0 ? condition.of : [condition];
}

function instead(input: CheckInput, part: Condition): string {
  if (part.kind !== 'compare') return '';
  const column = input.columnOf(part.attribute);
  const extent = column && extentWithin(column, input.compiled.scope);
  if (!extent) return `; no product in scope has ${quoted(part.attribute)}`;
  return `; in scope ${quoted(part.attribute)} goes from ${extent.from} to ${extent.to}`;
}
