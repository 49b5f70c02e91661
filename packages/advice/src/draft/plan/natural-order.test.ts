import { expect, test } from 'vitest';
import { attribute, drafted, one, product, question, titlesOf } from '../drafted.fixture.ts';
import { inNaturalOrder } from './natural-order.ts';

const offered = (...values: string[]) => values.map((value, nth) => ({ values: [value], codes: [nth + 1] }));
const inOrder = (concept: 'age' | 'size' | 'use', ...values: string[]) =>
  inNaturalOrder(offered(...values), concept).map(({ values: [value] }) => value);

test('stages of a life go from the youngest on, in every language, and what is for all comes last', () => {
  expect(inOrder('age', 'Adult', 'All ages', 'Senior', 'Kitten', 'Newborn', 'Junior')).toEqual([
    ...['Newborn', 'Kitten', 'Junior', 'Adult', 'Senior', 'All ages'],
  ]);
  expect(inOrder('age', 'Erwachsene', 'Babys', 'Kinder')).toEqual(['Babys', 'Kinder', 'Erwachsene']);
  expect(inOrder('age', 'Дорослі', 'Цуценя', 'Зрілі')).toEqual(['Цуценя', 'Дорослі', 'Зрілі']);
});

test('sizes go from small to large; anything else stays as it is', () => {
  expect(inOrder('size', 'L', 'S', 'M')).toEqual(['S', 'M', 'L']);
  expect(inOrder('use', 'Adult', 'Travel', 'Puppy')).toEqual(['Adult', 'Travel', 'Puppy']);
  expect(inOrder('age', 'Spring', 'Autumn')).toEqual(['Spring', 'Autumn']);
});

test('beds go from narrow to wide, however a shop writes them', () => {
  expect(inOrder('size', 'California King', 'Full', 'King', 'Queen', 'Twin', 'Twin XL')).toEqual([
    ...['Twin', 'Twin XL', 'Full', 'Queen', 'King', 'California King'],
  ]);
  expect(inOrder('size', 'Super king size', 'Double bed', 'Single', 'King', 'Small Double')).toEqual([
    ...['Single', 'Small Double', 'Double bed', 'King', 'Super king size'],
  ]);
});

test('a draft offers ages in this order, however many products each has', () => {
  const food = Array.from({ length: 200 }, (_, nth) =>
    product(nth, 5 + (nth % 30), { life_stage: one(['Adult', 'Adult', 'Adult', 'Puppy', 'Senior', 'Puppy'], nth, 1) }),
  );
  const { advisor } = drafted([attribute('life_stage')], food);
  expect(titlesOf(question(advisor, 'life_stage'))).toEqual(['Puppy', 'Adult', 'Senior']);
});

const titlesFor = (name: string, values: readonly (readonly [value: string, many: number])[]): string[] => {
  const all = values.flatMap(([value, many]) => Array<string>(many).fill(value));
  const things = all.map((value, nth) => product(nth, 50 + (nth % 90), { [name]: value, shade: `S${nth % 7}` }));
  return titlesOf(
    question(drafted([attribute(name), attribute('shade')], things, { mostQuestions: 14 }).advisor, name),
  );
};

test('how sharp a picture is goes from low to high, however it is written', () => {
  const values = [
    ['4K-UHD', 70],
    ['HD', 25],
    ['Full HD (1080p)', 20],
    ['8K', 4],
  ] as const;
  expect(titlesFor('resolution', values)).toEqual(['HD', 'Full HD (1080p)', '4K UHD', '8K']);
  const others = [
    ['UHD 4K', 40],
    ['QHD', 30],
    ['FHD', 20],
    ['HD Ready', 9],
  ] as const;
  expect(titlesFor('resolution', others)).toEqual(['HD Ready', 'Full HD', 'QHD', '4K UHD']);
});

test('of numbers and words, the numbers come first, by size, and a scale has all its numbers however rare they are', () => {
  const values = [
    ['Wide', 70],
    ['120°', 60],
    ['60°', 40],
    ['Flood', 30],
    ['30°', 20],
  ] as const;
  expect(titlesFor('beam', values)).toEqual(['30°', '60°', '120°', 'Wide', 'Flood']);
  const long = [...values, ['45°', 3], ['50°', 2], ['70°', 2], ['80°', 1]] as const;
  expect(titlesFor('beam', long)).toEqual(['30°', '45°', '50°', '60°', '70°', '80°', '120°', 'Wide', 'Flood']);
});

test('answers that say there is none come last, in every language, however many products have none', () => {
  expect(
    titlesFor('op_sys', [
      ['Panes 10', 80],
      ['No OS', 40],
      ['Penguin', 30],
      ['Fruit', 20],
    ]),
  ).toEqual(['Panes 10', 'Penguin', 'Fruit', 'No OS']);
  const last = (...values: string[]) => inNaturalOrder(offered(...values), 'familiar').at(-1)?.values[0];
  expect(last('Ohne Sattel', 'Leder', 'Stoff')).toBe('Ohne Sattel');
  expect(last('Keine', 'Leder')).toBe('Keine');
  expect(last('Sans', 'Cuir')).toBe('Sans');
  expect(last('Sin sistema', 'Panes 10')).toBe('Sin sistema');
  expect(last('Нет', 'Кожа')).toBe('Нет');
  expect(last('Yok', 'Deri')).toBe('Yok');
  // A word that only begins alike says something else, and a kind is what it is.
  expect(last('Normal', 'Nordic')).toBe('Nordic');
  expect(inNaturalOrder(offered('No-show socks', 'Knee socks'), 'kind').at(-1)?.values[0]).toBe('Knee socks');
});
