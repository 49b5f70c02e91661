import { expect, test } from 'vitest';
import { becomesOfUnfit } from './unfit-products.ts';

test.each([
  ['behind', { role: 'preference', firm: true }, {}],
  ['never', { role: 'filter', must: true }, {}],
  ['never', { role: 'filter', firm: true }, { results: { nearest: false } }],
  ['near', { role: 'filter' }, {}],
  ['near', { role: 'filter', must: false }, { results: { nearest: true } }],
  ['aside', { role: 'filter' }, { results: { nearest: false } }],
] as const)('%s: %j in %j', (becomes, question, document) => {
  expect(becomesOfUnfit(question, document)).toBe(becomes);
});
