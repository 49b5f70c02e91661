// Conditions in the words of findings: short, and close to how the file spells them.

import type { Condition } from '@guidepost/engine/condition';
import { listed } from '@guidepost/fault/say-names';

const MOST_VALUES = 4;

/** `ram_gb >= 16`, `kind = city or trekking`, `not (…)`. */
export function describeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.map(describeInner).join(condition.kind === 'all' ? ' and ' : ' or ');
    case 'not':
      return `not (${describeCondition(condition.of)})`;
    case 'in':
    case 'not_in': {
      const values = condition.values.slice(0, MOST_VALUES).map(String);
      if (condition.values.length > MOST_VALUES) values.push(`${condition.values.length - MOST_VALUES} more`);
      return `${condition.attribute} ${condition.kind === 'in' ? '=' : 'is not'} ${listed(values, 'or')}`;
    }
    case 'exists':
      return `${condition.attribute} ${condition.exists ? 'exists' : 'is missing'}`;
    default: {
      const { attribute, gt, gte, lt, lte } = condition;
      const ends = [
        ...(gt === undefined ? [] : [`> ${gt}`]),
        ...(gte === undefined ? [] : [`>= ${gte}`]),
        ...(lt === undefined ? [] : [`< ${lt}`]),
        ...(lte === undefined ? [] : [`<= ${lte}`]),
      ];
      return `${attribute} ${ends.join(' and ')}`;
    }
  }
}

const describeInner = (condition: Condition): string =>
  condition.kind === 'all' || condition.kind === 'any'
    ? `(${describeCondition(condition)})`
    : describeCondition(condition);
