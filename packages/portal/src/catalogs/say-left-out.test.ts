import type { DropCountView } from '@guidepost/contract/views/import-notice-view';
import { expect, it } from 'vitest';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { sayLeftOut, sayOthersLeftOut } from './say-left-out.ts';

const rule = (members: Partial<DropCountView>): DropCountView => ({
  ...{ index: 0, column: 'State', in: null, not_in: null, matches: null, blank: null, count: 121 },
  ...members,
});

const past = (members: Partial<DropCountView>): string => sayLeftOut(EN.lost, 'en', rule(members), 'past');

it('why rows were left out is said in plain words', () => {
  expect(past({ blank: true })).toBe('121 rows were left out because “State” is empty there.');
  expect(past({ in: ['draft'], count: 1 })).toBe('1 row was left out because “State” is “draft”.');
  expect(past({ in: ['draft', 'old'] })).toBe('121 rows were left out because “State” is “draft” or “old”.');
  expect(past({ not_in: ['active'] })).toMatch('“State” is something other than “active”.');
  expect(past({ matches: '^x' })).toMatch('because what stands in “State” says so.');
  expect(past({ in: ['a', 'b', 'c', 'd', 'e'] })).toMatch('“a”, “b”, “c”, “d”, or something else.');
});

it('and so in German, before an import', () => {
  expect(sayLeftOut(DE.lost, 'de', rule({ in: ['Entwurf'], count: 1200 }), 'now')).toBe(
    '1.200 Zeilen bleiben weg, weil in „State“ „Entwurf“ steht.',
  );
});

it('rows that no rule leaves out are told as well', () => {
  const told = (dropped: number) =>
    sayOthersLeftOut(EN.lost, 'en', { dropped, rules: [rule({ blank: true })], tense: 'past' });
  expect(told(121)).toBeNull();
  expect(told(123)).toMatch(/^2 rows were left out for another reason/);
});
