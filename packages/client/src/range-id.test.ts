import { expect, it } from 'vitest';
import { rangeId } from './range-id.ts';

it('writes a range as the interface reads it', () => {
  expect(rangeId(200, 450)).toBe('200-450');
  expect(rangeId(-10, -2.5)).toBe('-10--2.5');
  expect(rangeId(0.1 + 0.2, 1 / 3)).toBe('0.3-0.333333');
  expect(rangeId(0.0000001, 0.000001)).toBe('0-0.000001');
  expect(rangeId(-0.0000001, 1e14)).toBe('0-100000000000000');
  expect(rangeId(1234567890.123456, 123456789.123456)).toBe('1234567890.12346-123456789.123456');
});
