import { expect, test } from 'vitest';
import { EN } from '../../words/en.ts';
import { isHarmless, sayFinding } from './say-finding.ts';

const say = (code: string, question: object, others: readonly object[] = []): string =>
  sayFinding(
    { code, path: ['questions', 'size'], message: 'In the words of the service.' },
    { questions: [{ id: 'size', title: 'How big?', ...question }, ...others] },
    EN,
  );

test('a range without a product says what becomes of the wish, and whether there is anything to do', () => {
  expect(say('range-gap', {})).toMatch(/“How big\?”.* set aside.* nearest\.$/);
  expect(say('range-gap', {}, [{ id: 'use', must: true }])).toMatch(/set aside/);
  expect(say('range-gap', { must: true })).toMatch(/“Never ease this”.* empty list/);
});

test('what only says how the advisor works needs nothing to be done, unless somebody sees an empty list', () => {
  const harmless = (code: string, must = false, other = false): boolean =>
    isHarmless(
      { code, path: ['questions', 'size'] },
      {
        questions: [
          { id: 'size', must },
          { id: 'use', must: other },
        ],
      },
      EN,
    );
  expect(['range-gap', 'reply-lost-after-change'].map((code) => harmless(code))).toEqual([true, true]);
  expect(harmless('range-gap', true)).toBe(false);
  expect(harmless('range-gap', false, true)).toBe(true);
  expect(harmless('reply-lost-after-change', false, true)).toBe(false);
  expect(harmless('filter-drops-some')).toBe(false);
});

test('where a reply that must be met can come to nothing, that is said', () => {
  expect(say('reply-lost-after-change', {})).not.toMatch(/empty list/);
  expect(say('reply-lost-after-change', {}, [{ id: 'use', must: true }])).toMatch(/empty list/);
});

test('an attribute that the catalog does not have is named, with the place where it stands', () => {
  const gone = (path: readonly string[]): string =>
    sayFinding(
      { code: 'unknown-attribute', path, message: '', attribute: 'ram_gb' },
      { questions: [{ id: 'size', title: 'How big?', answers: [{ id: 'small', title: 'Small' }] }] },
      EN,
    );
  const lacks = 'the catalog does not have the attribute “ram_gb”.';
  expect(gone(['results', 'attributes', '0'])).toBe(`What each result shows: ${lacks}`);
  expect(gone(['where', 'ram_gb'])).toBe(`Products that it may recommend: ${lacks}`);
  expect(gone(['questions', 'size', 'attribute'])).toBe(`“How big?”, attribute: ${lacks}`);
  expect(gone(['questions', 'size', 'answers', 'small', 'where', 'ram_gb'])).toBe(
    `“How big?”, answer “Small”, products that fit: ${lacks}`,
  );
});

test('what has no words here is said as the service says it', () => {
  expect(say('unheard-of', {})).toBe('In the words of the service.');
});
