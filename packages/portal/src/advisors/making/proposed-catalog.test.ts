import { expect, it } from 'vitest';
import { proposedCatalog } from './proposed-catalog.ts';

const CATALOGS = [
  { catalog: 'bikes', imported_at: '2026-11-01T00:00:00Z' },
  { catalog: 'laptops', imported_at: '2026-11-03T00:00:00Z' },
  { catalog: 'wines', imported_at: '2026-11-04T00:00:00Z' },
];

it('a new advisor is made from the catalog that one comes from, else from the newest without one, else from the newest', () => {
  expect(proposedCatalog(CATALOGS, 'bikes', new Set(['bikes']))).toBe('bikes');
  expect(proposedCatalog(CATALOGS, 'gone', new Set(['wines']))).toBe('laptops');
  expect(proposedCatalog(CATALOGS, undefined, new Set())).toBe('wines');
  expect(proposedCatalog(CATALOGS, undefined, new Set(['bikes', 'laptops', 'wines']))).toBe('wines');
});
