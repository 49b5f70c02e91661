import { expect, it } from 'vitest';
import { importShare } from './import-share.ts';

it('the bar of an import has a share only where one is known', () => {
  expect(importShare(null)).toBeNull();
  expect(importShare({ share: null, count: 0 })).toBeNull();
  expect(importShare({ share: null, count: 40 })).toBeNull();
  expect(importShare({ share: 0, count: 0 })).toBeNull();
  expect(importShare({ share: 1, count: 0 })).toBeNull();
  expect(importShare({ share: 0.5, count: 0 })).toBe(25);
  expect(importShare({ share: 0.5, count: 40 })).toBe(50);
  expect(importShare({ share: 1, count: 40 })).toBe(100);
});
