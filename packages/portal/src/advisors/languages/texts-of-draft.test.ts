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

test('values of the catalog that are called otherwise are listed where shoppers read them, in whichever language they were named', () => {
  const [asked, ofResults] = textsOfDraft({
    language: 'en',
    results: { attributes: ['os'] },
    questions: [{ id: 'system', type: 'SINGLE', title: 'Which system?', attribute: 'os' }],
    texts: {
      en: { 'system.No OS.title': 'Without a system', 'results.os.label': 'System' },
      de: { 'system.Mac OS X.10.title': 'Mac', 'results.os.No OS.title': 'Ohne System', 'system.title': 'Welches?' },
    },
  });
  expect(asked?.texts.map(({ path, kind, text, name }) => [path, kind, text, name])).toEqual([
    ['system.title', 'title', 'Which system?', undefined],
    ['system.No OS.title', 'value', 'Without a system', 'No OS'],
    ['system.Mac OS X.10.title', 'value', 'Mac OS X.10', 'Mac OS X.10'],
  ]);
  expect(ofResults?.texts.map(({ path, own }) => [path, own])).toEqual([
    ['results.os.label', ['texts', 'en', 'results.os.label']],
    ['results.os.No OS.title', ['texts', 'en', 'results.os.No OS.title']],
  ]);
});

test('answers that are written have no values beside them', () => {
  const [asked] = textsOfDraft({
    questions: [{ id: 'use', title: 'What for?', answers: [{ id: 'a', title: 'Play' }] }],
    texts: { de: { 'use.a.title': 'Spielen' } },
  });
  expect(asked?.texts.map(({ path }) => path)).toEqual(['use.title', 'use.a.title']);
});
