import { expect, it } from 'vitest';
import { DE } from '../words/de.ts';
import { EN } from '../words/en.ts';
import { compareShares, isTooFew, sayCountChange, sayHowSure, sayShareChange } from './say-share.ts';

const share = (count: number, of: number, low: number, high: number) => ({ count, of, share: count / of, low, high });
const NONE = { count: 0, of: 0, share: null, low: null, high: null };
/** As the service computes them. */
const THIRD = share(100, 300, 0.2824, 0.3886);
const HALF = share(150, 300, 0.4438, 0.5562);
const FEW = share(3, 7, 0.1582, 0.7495);

it('says between which numbers a share is, in the language', () => {
  expect(sayHowSure('en', EN, THIRD)).toBe('likely 28% to 39%');
  expect(sayHowSure('de', DE, THIRD)).toBe('wohl 28 % bis 39 %'.replaceAll(' %', '\u00a0%'));
});

it('says that there are too few instead of a number that means nothing', () => {
  expect([isTooFew(FEW), isTooFew(NONE), isTooFew(THIRD)]).toEqual([true, true, false]);
  expect([sayHowSure('en', EN, FEW), sayHowSure('en', EN, NONE)]).toEqual(['too few to tell', 'too few to tell']);
  expect([sayShareChange('en', EN, FEW, THIRD), sayShareChange('en', EN, THIRD, NONE)]).toEqual([null, null]);
});

it('calls a change only what can hardly be chance', () => {
  expect([compareShares(HALF, THIRD), compareShares(THIRD, HALF)]).toEqual(['up', 'down']);
  expect(compareShares(share(110, 300, 0.3152, 0.4226), THIRD)).toBe('unclear');
  expect(sayShareChange('en', EN, HALF, THIRD)).toBe('up from 33%');
});

it('counts are compared with those of the days before', () => {
  expect([
    sayCountChange('en', EN, 130, 100),
    sayCountChange('en', EN, 50, 100),
    sayCountChange('en', EN, 5, 5),
    sayCountChange('en', EN, 5, 0),
  ]).toEqual([
    '30% more than in the days before',
    '50% fewer than in the days before',
    'as many as in the days before',
    'none in the days before',
  ]);
});
