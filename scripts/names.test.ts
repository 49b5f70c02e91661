// One name for one thing: whoever reads a call knows what is called without looking where it was imported from.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../packages/', import.meta.url).pathname;

/** Texts of one part of the portal have the same name in each language. */
const placeOf = (file: string): string => file.replace(/^(portal\/src\/words\/)\w+\//, '$1');

const EXPORTED = /^export (?:async )?(?:function\*?|const) (\w+)/gm;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/src\/(?!.*\.(?:test|fixture|contract)\.ts$).*\.ts$/.test(file),
);

test('no two files export a function or a constant of the same name', () => {
  const places = new Map<string, Set<string>>();
  for (const file of sources)
    for (const name of new Set([...readFileSync(root + file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name)))
      places.set(name, (places.get(name) ?? new Set()).add(placeOf(file)));
  expect(places.size).toBeGreaterThan(500);
  expect([...places].filter(([, files]) => files.size > 1)).toEqual([]);
});
