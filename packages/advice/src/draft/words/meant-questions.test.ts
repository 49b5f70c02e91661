import { expect, test } from 'vitest';
import { AMOUNTS } from './meanings/amounts.ts';
import { FACTS } from './meanings/facts.ts';
import { LENGTHS } from './meanings/lengths.ts';
import { namesOf } from './meanings/meaning.ts';
import { NEEDS } from './meanings/needs.ts';
import { OWN_NAMES } from './meanings/own-names.ts';
import { TASTES } from './meanings/tastes.ts';

test('no name means two things', () => {
  const meanings = new Map<string, Set<object>>();
  for (const meaning of [...FACTS, ...AMOUNTS, ...LENGTHS, ...TASTES, ...OWN_NAMES, ...NEEDS])
    for (const name of namesOf(meaning)) meanings.set(name, (meanings.get(name) ?? new Set()).add(meaning));
  expect([...meanings].flatMap(([name, own]) => (own.size > 1 ? [name] : []))).toEqual([]);
});
