import { expect, it } from 'vitest';
import { chosen } from './use-choice-tried.ts';

const question = (id: string, more = {}) => ({ id, title: id, answers: [{ id: 'a', title: 'A' }], ...more });

it('a choice is tried without what is left out, and without what waits for its replies', () => {
  const document = {
    questions: [question('kind'), question('size', { ask_if: { kind: { any_of: ['a'] } } }), question('brand')],
  };
  const made = chosen(document, ['kind'], [question('weight')]) as unknown as typeof document;
  expect(made.questions.map(({ id }) => id)).toEqual(['size', 'brand', 'weight']);
  expect(made.questions[0]).not.toHaveProperty('ask_if');
});
