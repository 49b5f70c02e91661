import { expect, it } from 'vitest';
import type { DropRule } from '../mapping/mapping.ts';
import { DropCounter } from './count-drops.ts';

const rule = (members: Partial<DropRule>): DropRule => ({
  ...{ column: 'State', in: null, notIn: null, matches: null, blank: null },
  ...members,
});

it('counts rows by the rule that leaves them out, and says where the rule is', () => {
  const [drafts, blanks, unused] = [rule({ in: ['draft'] }), rule({ column: 'Price', blank: true }), rule({})];
  const counter = new DropCounter([unused, drafts, blanks]);
  for (const each of [drafts, blanks, blanks]) counter.add(each);
  expect(counter.report()).toEqual([
    { index: 2, rule: blanks, count: 2 },
    { index: 1, rule: drafts, count: 1 },
  ]);
});

it('is of bounded size, however long the rules are', () => {
  const rules = Array.from({ length: 60 }, (_, at) =>
    rule({ in: Array.from({ length: 100 }, (_, nth) => `${at} ${nth} ${'x'.repeat(500)}`), matches: 'y'.repeat(900) }),
  );
  const counter = new DropCounter(rules);
  for (const each of rules) counter.add(each);
  expect(JSON.stringify(counter.report()).length).toBeLessThan(20_000);
});
