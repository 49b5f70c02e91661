import { expect, test } from 'vitest';
import { textsOfDraft } from './texts-of-draft.ts';

test('every text that shoppers read has its path, and what says nothing is left out', () => {
  const texts = textsOfDraft({
    results: { attributes: ['weight'] },
    questions: [
      {
        id: 'use',
        title: 'What for?',
        description: '',
        answers: [{ id: 'a', title: 'Play', description: 'Fast' }, { id: 'red' }],
      },
      {
        id: 'money',
        title: 'How much?',
        skip_text: 'No idea',
        range: { label: '€', groupings: [{ title: 'Up to 5' }] },
      },
    ],
  });
  expect(texts.map(({ texts: own }) => own.map(({ path, text }) => [path, text]))).toEqual([
    [
      ['use.title', 'What for?'],
      ['use.a.title', 'Play'],
      ['use.a.description', 'Fast'],
      ['use.red.title', 'red'],
    ],
    [
      ['money.title', 'How much?'],
      ['money.skip_text', 'No idea'],
      ['money.label', '€'],
      ['money.groupings.0.title', 'Up to 5'],
    ],
    [['results.weight.label', 'weight']],
  ]);
});
