import { expect, test } from 'vitest';
import { canBeAnswered } from './can-be-answered.ts';

const number = (name: string, label: string, unit: string | null = null) =>
  ({ name, type: 'number', unit, label }) as const;

test.each([
  number('cpu_ghz', 'CPU (GHz)', 'GHz'),
  number('tdp', 'TDP', 'W'),
  number('eans', 'EANs'),
  number('rating', 'Rating'),
])('nobody is advised to ask for what few shoppers know: $label', (attribute) => {
  expect(canBeAnswered(attribute)).toBe(false);
});

test.each([
  number('ram', 'RAM', 'GB'),
  number('weight', 'Weight', 'kg'),
  number('doors', 'Doors'),
  number('price', 'Price', 'EUR'),
])('what people can say may be asked for: $label', (attribute) => {
  expect(canBeAnswered(attribute)).toBe(true);
});
