// Whether the advisor has anything to speak of, and anything to ask.

import { countBits } from '@guidepost/engine/bits';
import type { Finding } from '../finding.ts';
import { checkCondition } from './check-condition.ts';
import type { CheckInput } from './check-input.ts';
import { describeCondition } from './describe-condition.ts';
import { productCount } from './wording.ts';

export function checkScope(input: CheckInput): Finding[] {
  const { where, questions } = input.advisor;
  const findings = where === null ? [] : checkCondition(input, where, { pointer: '/where', owner: 'the scope' });
  // Of a scope that cannot be read nothing follows.
  if (!findings.some(({ severity }) => severity === 'error')) findings.push(...checkEmptyScope(input));
  if (questions.length === 0) {
    findings.push({
      severity: 'error',
      code: 'no-questions',
      pointer: '/questions',
      message: 'The advisor has no questions.',
      mend: 'Write at least one question.',
    });
  }
  return findings;
}

function checkEmptyScope({ advisor, compiled, snapshot }: CheckInput): Finding[] {
  if (compiled.scopeSize > 0) return [];
  const found = { severity: 'error', code: 'empty-scope' } as const;
  if (snapshot.size === 0) {
    const message = `The catalog \`${advisor.catalog}\` has no products.`;
    return [{ ...found, pointer: '/catalog', message, mend: 'Import products first.' }];
  }
  const isHiding = advisor.results.unavailable === 'hide';
  const available = countBits(snapshot.available);
  if (isHiding && available === 0) {
    return [
      {
        ...found,
        pointer: '/results/unavailable',
        message: `None of the ${productCount(snapshot.size)} in the catalog is available, so the advisor has nothing to show.`,
        mend: 'Write `unavailable: last`, or import products that are available.',
      },
    ];
  }
  const of = isHiding ? `${productCount(available)} available` : productCount(snapshot.size);
  return [
    {
      ...found,
      pointer: '/where',
      message: `No product satisfies the scope: \`${advisor.where === null ? '' : describeCondition(advisor.where)}\` (0 of ${of}).`,
      mend: isHiding
        ? 'Loosen `where`. If the products are only sold out, write `unavailable: last` in `results`.'
        : 'Loosen `where`, or remove it.',
    },
  ];
}
