import { expect, it } from 'vitest';
import { titleShown, usualTitle } from './answer-condition.ts';
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
