import { expect, it } from 'vitest';
import { type RollbackOutcome, sayRollback } from './rollback-outcome.ts';

const target = { client: 'shop', advisor: 'bags', version: 2 };
const report = { advisor: null, findings: [], content: {}, catalog: null, proof: null };

it.each<[RollbackOutcome, string]>([
  [{ kind: 'unknown', versions: [1, 3] }, 'There is no version 2 of bags. It has: 1, 3.'],
  [{ kind: 'unknown', versions: [] }, 'There is no version 2 of bags. shop has no such advisor.'],
  [{ kind: 'refused', report }, 'Version 2 of bags does not fit the catalog any more, so nothing was changed.'],
  [{ kind: 'done', report, before: 2 }, 'Version 2 of bags is already published.'],
  [{ kind: 'done', report, before: 3 }, 'Version 2 of bags is published again.'],
  [{ kind: 'done', report, before: null }, 'Version 2 of bags is published again.'],
])('going back says what came of it, and what there is instead: %#', (outcome, said) => {
  expect(sayRollback(target, outcome)).toBe(said);
});
