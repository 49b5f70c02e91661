import type { AttributeValue } from '@guidepost/engine/product';
import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product } from './drafted.fixture.ts';

const becomeOf = (name: string, type: 'text' | 'boolean', valueAt: (nth: number) => AttributeValue | null) => {
  const products = Array.from({ length: 200 }, (_, nth) => {
    const value = valueAt(nth);
    return product(nth, 20 + luck(nth, 1, 300), value === null ? {} : { [name]: value });
  });
  const { questions } = drafted([attribute(name, type)], products);
  return questions.find((asked) => asked.attribute === name)?.unknown;
};

test('products without a value stay where many have none, and are left out where hardly one has none', () => {
  const shade = (nth: number) => one(['Round', 'Cone', 'Tube', 'Box'], nth, 3);
  expect(becomeOf('shade', 'text', (nth) => (nth % 3 === 0 ? null : shade(nth)))).toBe('stay');
  expect(becomeOf('shade', 'text', shade)).toBe('go');
});

test('what no shop writes of is a no, which is an answer', () => {
  expect(becomeOf('dimmable', 'boolean', (nth) => (luck(nth, 5, 2) === 0 ? true : null))).toBe('answered');
});
