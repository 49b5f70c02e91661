import { expect, test } from 'vitest';
import { closestAttribute } from './check-attribute-name.ts';

const NAMES = ['price', 'ram_gb', 'height_cm', 'screen_in', 'gaming_gpu', 'storage_gb', 'brand'];

test.each([
  ['ram_bg', 'ram_gb'],
  ['rom', 'ram_gb'],
  ['ram', 'ram_gb'],
  ['hight', 'height_cm'],
  ['screen_size', 'screen_in'],
  ['screenSize', 'screen_in'],
  ['GPU', 'gaming_gpu'],
  ['storge', 'storage_gb'],
  ['brands', 'brand'],
  ['audience', null],
  ['gb', null],
  ['', null],
])('The attribute nearest to %j is %j', (written, meant) => {
  expect(closestAttribute(written, NAMES)).toBe(meant);
});

test('A name is never its own correction', () => {
  expect(closestAttribute('ram_gb', ['ram_gb'])).toBeNull();
});
