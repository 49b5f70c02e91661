import { expect, test } from 'vitest';
import { EN } from '../../words/en.ts';
import { sayFinding } from './say-finding.ts';

const say = (code: string, question: object, others: readonly object[] = []): string =>
  sayFinding(
    { code, path: ['questions', 'size'], message: 'In the words of the service.' },
    { questions: [{ id: 'size', title: 'How big?', ...question }, ...others] },
    EN,
  );

test('a range without a product says what becomes of the wish, and whether there is anything to do', () => {
  expect(say('range-gap', {})).toMatch(/“How big\?”.* set aside.* nearest; usually there is nothing to do/);
  expect(say('range-gap', {}, [{ id: 'use', must: true }])).toMatch(/set aside/);
  expect(say('range-gap', { must: true })).toMatch(/“Never ease this”.* empty list/);
});

test('where a reply that must be met can come to nothing, that is said', () => {
  expect(say('reply-lost-after-change', {})).not.toMatch(/empty list/);
  expect(say('reply-lost-after-change', {}, [{ id: 'use', must: true }])).toMatch(/empty list/);
});

test('what has no words here is said as the service says it', () => {
  expect(say('unheard-of', {})).toBe('In the words of the service.');
});
