import { expect, test } from 'vitest';
import { sayList } from './say-list.ts';

test.each([
  [['35', '36', '37', '38'], null, '35–38'],
  [['0', '1', '2', '3'], 'years', '0–3 years'],
  [['36', '37', '40', '41', '42'], null, '36, 37, 40–42'],
  [['5', '7'], 'cm', '5, 7 cm'],
  [['38', '36', '37'], null, '38, 36, 37'],
  [['007', '008', '009'], null, '007, 008, 009'],
  [['vanilla', 'amber'], null, 'vanilla, amber'],
  [['1.5', '2'], 'm', '1.5 m, 2 m'],
  [['12'], 'cm', '12 cm'],
])('%j in %s is %s', (titles, unit, said) => expect(sayList(titles, unit)).toBe(said));
