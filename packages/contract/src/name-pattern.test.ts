import { expect, it } from 'vitest';
import { NAME_PATTERN } from './name-pattern.ts';

// Schemas are read with `u`, the fields of a form with `v`; a pattern that a browser cannot read lets everything pass.
it.each(['', 'u', 'v'])('means the same with the flag "%s"', (flag) => {
  const pattern = new RegExp(NAME_PATTERN, flag);
  for (const name of ['a', '7', 'Bike-finder_2.0', 'x'.repeat(64)]) expect(pattern.test(name), name).toBe(true);
  for (const name of ['', '-a', '_a', '.a', 'a b', 'a\\b', 'ä', 'x'.repeat(65), 'a\n'])
    expect(pattern.test(name), name).toBe(false);
});
