import { expect, test } from 'vitest';
import { usefulFirst } from './useful-first.ts';

const number = (name: string, unit: string | null) => ({ name, type: 'number' as const, unit, label: null });
const text = (name: string) => ({ name, type: 'text' as const, unit: null, label: null });

const order = (attributes: Parameters<typeof usefulFirst>[0], known: Record<string, number>, asked: string[] = []) =>
  usefulFirst(attributes, new Set(asked), new Map(Object.entries(known)), 100).map(({ name }) => name);

test('what most products have comes first, then what few have, then numbers of analysis, and last what is asked already', () => {
  const salts = ['iron', 'zinc', 'copper', 'iodine', 'sodium'].map((name) => number(name, 'mg'));
  const all = [...salts, text('rare'), number('weight', 'kg'), text('kind'), text('taste')];
  expect(order(all, { iron: 100, rare: 5, weight: 70, kind: 100, taste: 99 }, ['weight'])).toEqual([
    ...['kind', 'taste', 'rare', 'iron', 'zinc', 'copper', 'iodine', 'sodium', 'weight'],
  ]);
});

test('a few sizes of one unit, and numbers without one, stay where they are in the file', () => {
  const sizes = ['width', 'height', 'depth'].map((name) => number(name, 'cm'));
  const counts = ['ports', 'speeds', 'seats', 'doors', 'keys', 'years'].map((name) => number(name, null));
  expect(order([...sizes, ...counts], {})).toEqual([...sizes, ...counts].map(({ name }) => name));
});
