import type { CheckView } from '@guidepost/contract/views/check-view';
import { expect, it } from 'vitest';
import { goesOn, LONGER, SECONDS } from './use-check.ts';

const having = (complete: boolean) => ({ proof: { complete } }) as CheckView;

it('a check that did not get through goes on by itself, once', () => {
  expect(goesOn(having(false), SECONDS)).toBe(true);
  expect(goesOn(having(false), LONGER)).toBe(false);
  expect(goesOn(having(true), SECONDS)).toBe(false);
  expect(goesOn({ proof: null }, SECONDS)).toBe(false);
});
