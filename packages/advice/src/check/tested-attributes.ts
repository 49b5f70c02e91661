// Which attributes a condition looks at.

import type { Condition } from '@guidepost/engine/condition';

export function testedAttributes(condition: Condition): ReadonlySet<string> {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return new Set(condition.of.flatMap((part) => [...testedAttributes(part)]));
    case 'not':
      return testedAttributes(condition.of);
    default:
      return new Set([condition.attribute]);
  }
}
