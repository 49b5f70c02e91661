// A condition in the query of a request to the admin interface, as JSON. One of very many tests is refused, because it is tried on every product.

import { readCondition } from '@guidepost/advisor-file/read/read-condition';
import type { Condition } from '@guidepost/engine/condition';
import { Refusal } from '../refusals/refusal.ts';

/** Null: none was given, or it is empty. */
export function readConditionGiven(text: string | undefined): Condition | null | Refusal {
  if (text === undefined || text === '') return null;
  const read = readCondition(text);
  if ('condition' in read)
    return read.condition !== null && countTests(read.condition) > MOST_TESTS ? TOO_MANY_TESTS : read.condition;
  const [fault] = read.faults;
  return new Refusal('invalid-request', `A condition cannot be read. ${fault?.message ?? ''} ${fault?.mend ?? ''}`);
}

const MOST_TESTS = 100;

const TOO_MANY_TESTS = new Refusal('invalid-request', `A condition has more than ${MOST_TESTS} tests.`);

function countTests(condition: Condition): number {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.reduce((sum, each) => sum + countTests(each), 0);
    case 'not':
      return countTests(condition.of);
    default:
      return 1;
  }
}
