import { expect, test } from 'vitest';
import { betterCheck } from './better-check.ts';
import type { Checked } from './use-check.ts';

/** `covered` null: it stopped at errors. */
const check = (covered: number | null, { complete = false, revision = 1, catalog = 1 } = {}): Checked => {
  const proof = covered === null ? null : { complete, covered };
  return {
    revision,
    document: {},
    found: { proof, findings: [], catalog: { revision: catalog } },
  } as unknown as Checked;
};

test('of two checks of a state the one that got further is told, and of equals the newer one', () => {
  const [some, more] = [check(0.4), check(0.96)];
  const [all, again] = [check(1, { complete: true }), check(1, { complete: true })];
  expect(betterCheck(some, more)).toBe(more);
  expect(betterCheck(more, some)).toBe(more);
  expect(betterCheck(more, all)).toBe(all);
  expect(betterCheck(all, check(1))).toBe(all);
  expect(betterCheck(all, again)).toBe(again);
  expect(betterCheck(null, some)).toBe(some);
  expect(betterCheck(some, null)).toBe(some);
  expect(betterCheck(null, null)).toBeNull();
});

test('one that stopped at errors looked at nothing', () => {
  const some = check(0.1);
  expect(betterCheck(check(null), some)).toBe(some);
});

test('a newer state counts however little of it was looked at, and so do newer products', () => {
  const all = check(1, { complete: true });
  const newer = check(0.1, { revision: 2 });
  const imported = check(0.1, { catalog: 2 });
  expect(betterCheck(all, newer)).toBe(newer);
  expect(betterCheck(newer, all)).toBe(newer);
  expect(betterCheck(all, imported)).toBe(imported);
});
