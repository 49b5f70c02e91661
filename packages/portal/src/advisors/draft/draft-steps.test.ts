import { expect, it } from 'vitest';
import { DraftSteps } from './draft-steps.ts';

const set = (path: readonly string[], value: unknown) => [{ op: 'set', path: [...path], value }] as const;

it('typing is one step; names that are chosen one after the other are a step each, however fast', () => {
  const steps = new DraftSteps();
  let document = steps.do({ name: '' }, set(['name'], 'A'), 0);
  document = steps.do(document, set(['name'], 'AB'), 100);
  expect(steps.toUndo?.before).toEqual({ name: '' });
  document = steps.do(document, set(['results'], {}), 200);
  document = steps.do(document, set(['results', 'attributes'], ['ram']), 300);
  document = steps.do(document, set(['results', 'attributes'], ['ram', 'weight']), 400);
  expect(steps.toUndo?.before).toMatchObject({ name: 'AB', results: { attributes: ['ram'] } });
});
