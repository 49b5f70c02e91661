import { expect, test } from 'vitest';
import { attribute, drafted, luck, one, product } from '../drafted.fixture.ts';

const left = (name: string, value: (nth: number) => string) =>
  drafted(
    [attribute('shape'), attribute(name)],
    Array.from({ length: 120 }, (_, nth) =>
      product(nth, 50 + luck(nth, 1, 400), { shape: one(['Round', 'Oval'], nth, 2), [name]: value(nth) }),
    ),
  ).leftOut.find(({ attribute: own }) => own === name);
const why = (name: string, value: (nth: number) => string) => left(name, value)?.why;

test('nobody chooses by the number of a part that the maker built in; what a thing has to go with is asked for', () => {
  const parts: readonly [string, ...string[]] = ['ORBIT KME5000', 'ORBIT KMEN600', 'KAPPA LCD DPC180', 'NONE'];
  expect(why('display', (nth) => one(parts, nth, 3))).toBe('not-in-words');
  const dotted: readonly [string, ...string[]] = ['Orbit EP600', 'STEPS KME 7000', 'ORBIT RMG020.250.DC; 250W', 'None'];
  expect(why('drive', (nth) => one(dotted, nth, 3))).toBe('not-in-words');
  expect(why('finish', (nth) => one(['Matt 900', 'Gloss', 'Satin', 'Oiled'], nth, 3))).toBeUndefined();
  expect(why('socket', (nth) => one(['LGA1700', 'LGA1200', 'FM2+'], nth, 3))).toBeUndefined();
  expect(why('display', (nth) => one(['Colour', 'Grey', 'None'], nth, 3))).toBeUndefined();
});

test('lines of a data sheet are not asked for, whatever their parts are divided by; a range is no such line', () => {
  const cameras: readonly [string, ...string[]] = ['Single~.~1.3 MP', 'Single~.~2 MP', 'Dual~.~8 MP, f/2.2', 'VGA'];
  expect(why('selfie camera', (nth) => one(cameras, nth, 4))).toBe('not-in-words');
  expect(why('pack', (nth) => one(['5L~10L', '10L~20L', '20L~40L'], nth, 4))).toBeUndefined();
});

test('answers of which some are parts of others are not offered: who takes the part gets nothing that has more', () => {
  const uses = ['Home', 'Home / Office', 'Home / Office Pro', 'Travel', 'Home / Travel Light', 'Studio'] as const;
  expect(left('purpose', (nth) => one(uses, nth, 5))).toMatchObject({ why: 'lists-as-text', split: ' / ' });
  expect(why('purpose', (nth) => one(['Home', 'Office', 'Travel / Camping', 'Studio'], nth, 5))).toBeUndefined();
});

test('nobody looks for a discount', () => {
  expect(why('discounts', (nth) => one(['10 % off', '20 % off', '30 % off'], nth, 6))).toBe('second-price');
});
