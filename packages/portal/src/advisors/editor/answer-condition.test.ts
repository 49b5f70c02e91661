import { expect, it } from 'vitest';
import { fittingNone, titleShown, usualTitle } from './answer-condition.ts';
import { newAnswerBesideValues } from './new-items.ts';

it('without a title, an answer of an attribute is called by its id, whatever it stands for', () => {
  expect(titleShown({ id: 'Red' }, 'color')).toBe('Red');
  expect(titleShown({ id: 'Red', where: { color: ['Red', 'Crimson'] } }, 'color')).toBe('Red');
  expect(titleShown({ id: 'Red', title: 'Warm reds', where: { color: ['Red', 'Crimson'] } }, 'color')).toBe(
    'Warm reds',
  );
});

it('nothing is read where shoppers would read nothing, or an id that the editor made', () => {
  expect(usualTitle({ id: 'Red', where: { color: 'Red' } }, '')).toBeNull();
  expect(usualTitle(newAnswerBesideValues(), 'color')).toBeNull();
  expect(titleShown({ id: 'red', title: '', where: {} }, '')).toBe('');
});

it('what no answer stands for is none of the values and conditions that answers name', () => {
  const answers = [
    { id: 'Red' },
    { id: 'blue', where: { color: ['Blue', 'Navy'] } },
    { id: 'cheap', where: { price: { lt: 20 } } },
    { id: 'any', where: {} },
  ];
  expect(fittingNone(answers, 'color')).toEqual({
    not: { any: [{ price: { lt: 20 } }, { color: ['Red', 'Blue', 'Navy'] }] },
  });
});

it('of very many values there is one test', () => {
  const answers = Array.from({ length: 200 }, (_, nth) => ({ id: `brand ${nth}` }));
  expect(JSON.stringify(fittingNone(answers, 'brand')).match(/"brand":/g)).toHaveLength(1);
});

it('where answers stand for no products of their own, there is nothing to list', () => {
  expect(fittingNone([{ id: 'a', where: {} }, { id: 'b' }], '')).toBeUndefined();
  expect(fittingNone([], 'color')).toBeUndefined();
});
