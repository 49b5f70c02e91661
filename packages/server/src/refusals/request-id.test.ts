import { expect, it } from 'vitest';
import { makeRequestId } from './request-id.ts';

const ids = Array.from({ length: 5000 }, makeRequestId);

it('is a random UUID', () => {
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('never comes twice', () => {
  expect(new Set(ids).size).toBe(ids.length);
});
