import { expect, test } from 'vitest';
import { normalisePrice } from './normalise-price.ts';

test.each([
  ['16.990000000000002', '16.99'],
  ['0.30000000000000004', '0.3'],
  ['119.94999999999999', '119.95'],
  ['1199.4499999999998', '1199.45'],
  ['0499.00', '499.00'],
])('%s is %s', (written, price) => {
  expect(normalisePrice(written)).toBe(price);
});

test.each(['16.987654321098765', '1234567890123456', '16.990000000000000002'])(
  '%s may be meant, and is too long',
  (written) => {
    expect(normalisePrice(written)).toMatchObject({ code: 'price-too-long' });
  },
);
