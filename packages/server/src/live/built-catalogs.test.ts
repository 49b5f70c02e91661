import { expect, test } from 'vitest';
import type { BuiltCatalog } from './built-catalog.ts';
import { BuiltCatalogs } from './built-catalogs.ts';

const built = (revision: number) => ({ revision }) as BuiltCatalog;
const held = (catalogs: BuiltCatalogs, ...keys: string[]): string[] =>
  keys.filter((key) => catalogs.find(key) !== null);

test('of catalogs that nobody serves the last few are held, and of the others all', () => {
  const catalogs = new BuiltCatalogs();
  for (const key of ['s1', 's2', 's3', 's4', 's5', 's6']) catalogs.hold(key, built(1), false);
  for (const key of ['a', 'b', 'c', 'd']) catalogs.hold(key, built(1), true);
  catalogs.hold('a', built(1), true);
  catalogs.hold('e', built(1), true);
  expect(held(catalogs, 'a', 'b', 'c', 'd', 'e')).toEqual(['a', 'c', 'd', 'e']);
  expect(held(catalogs, 's1', 's2', 's3', 's4', 's5', 's6')).toHaveLength(6);
});

test('one that is served stays so when a draft of it is tried, and one that begins to be served stays from then on', () => {
  const catalogs = new BuiltCatalogs();
  catalogs.hold('served', built(1), false);
  catalogs.hold('served', built(2), true);
  catalogs.hold('later', built(1), true);
  catalogs.hold('later', built(1), false);
  for (const key of ['a', 'b', 'c', 'd', 'e']) catalogs.hold(key, built(1), true);
  expect(held(catalogs, 'served', 'later')).toEqual(['served', 'later']);
  expect(catalogs.find('served')?.revision).toBe(2);
});

test('what is not there any more is not held', () => {
  const catalogs = new BuiltCatalogs();
  catalogs.hold('a', built(1), false);
  catalogs.drop('a');
  expect(catalogs.find('a')).toBeNull();
});
