import { expect, test } from 'vitest';
import { askedAttributes, askedAttributesOf } from './asked-attributes.ts';

test('an attribute is asked for by the question itself, or by what its answers want', () => {
  const questions = [
    { id: 'size', type: 'RANGE', attribute: 'size_cm' },
    {
      id: 'use',
      answers: [
        { id: 'a', where: { any: [{ kind: 'city' }, { not: { weight: { lte: 3 } } }] } },
        { id: 'b', where: null },
        'no answer',
      ],
    },
  ];
  expect([...askedAttributes({ questions })]).toEqual(['size_cm', 'kind', 'weight']);
  expect(questions.map((each) => [...askedAttributesOf(each)])).toEqual([['size_cm'], ['kind', 'weight']]);
});
