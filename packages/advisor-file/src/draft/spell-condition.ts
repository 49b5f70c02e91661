// A condition as an advisor file spells it: the reverse of `parseCondition`.

import type { ConditionFile, ConditionFileTests } from '@guidepost/contract/advisor-condition';
import type { Condition } from '@guidepost/engine/condition';

export function spellCondition(condition: Condition): ConditionFile {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { [condition.kind]: condition.of.map(spellCondition) };
    case 'not':
      return { not: spellCondition(condition.of) };
    case 'in': {
      const [first] = condition.values;
      const isOne = condition.values.length === 1 && first !== undefined;
      return { [condition.attribute]: isOne ? first : [...condition.values] };
    }
    case 'not_in':
      return { [condition.attribute]: { not_in: [...condition.values] } };
    case 'exists':
      return { [condition.attribute]: { exists: condition.exists } };
    case 'compare': {
      const { gt, gte, lt, lte } = condition;
      const tests: ConditionFileTests = {};
      if (gt !== undefined) tests.gt = gt;
      if (gte !== undefined) tests.gte = gte;
      if (lt !== undefined) tests.lt = lt;
      if (lte !== undefined) tests.lte = lte;
      return { [condition.attribute]: { ...tests } };
    }
  }
}
