import type { DraftOperation } from '@guidepost/contract/requests/draft-edit-request';
import { expect, test } from 'vitest';
import { applyAll } from '../draft/apply-operations.ts';
import { type DraftObject, partIn } from '../draft/draft-document.ts';
import { type Offered, proposedTexts } from './proposed-texts.ts';
import { inOwnWords, NO_WORDS, type OwnWords, type Wording, wordingOperations } from './wording.ts';

const LISTED: DraftObject = {
  ...{ id: 'inches', type: 'SINGLE', title: 'How large?' },
  answers: [
    { id: 'small', title: 'Up to 13', description: 'For the train', where: { inches: { lte: 13 } } },
    { id: 'large', title: 'More', where: { inches: { gt: 13 } } },
  ],
};
const NAMED: DraftObject = {
  ...{ id: 'os', type: 'SINGLE', title: 'Which system?', attribute: 'os' },
  answers: [{ id: 'Linux' }, { id: 'No OS' }],
};
const VALUES: DraftObject = { id: 'kind', type: 'MULTIPLE', title: 'What kind?', attribute: 'kind', max: 60 };
const RANGE: DraftObject = {
  ...{ id: 'budget', type: 'RANGE', title: 'How much?', attribute: 'price' },
  range: {
    step: 50,
    groupings: [
      { title: 'Up to 500', to: 500 },
      { title: 'More', from: 500.01 },
    ],
  },
};
const offered = (...titles: string[]): Offered[] => titles.map((title) => ({ title, products: 1 }));
const textsIn = (question: DraftObject, ...titles: string[]) => proposedTexts(question, offered(...titles));

/** Somebody's own words for all answers. */
function worded(question: DraftObject, titles: readonly string[], said: readonly string[]): OwnWords {
  const { answers } = textsIn(question, ...titles);
  let wording: Wording = new Map();
  for (const [nth, text] of said.entries()) {
    const title = answers[nth]?.title;
    if (title !== undefined) wording = inOwnWords(wording, 'a', title, text);
  }
  return wording.get('a') ?? NO_WORDS;
}
const draftOf = (question: DraftObject, operations: readonly DraftOperation[]) =>
  applyAll({ language: 'en', questions: [question] }, operations);

test('titles and descriptions of listed answers are set in their place', () => {
  const { title, answers } = textsIn(LISTED, 'Up to 13', 'More');
  const description = answers[0]?.description;
  expect(description?.text).toBe('For the train');
  expect(answers[1]?.description).toBeNull();
  let wording: Wording = inOwnWords(new Map(), 'inches', title, 'Which screen?');
  wording = inOwnWords(wording, 'inches', description ?? title, '');
  wording = inOwnWords(wording, 'inches', answers[1]?.title ?? title, 'Larger');
  expect(wordingOperations(LISTED, wording.get('inches') ?? NO_WORDS, 'en')).toEqual([
    { op: 'set', path: ['questions', 'inches', 'title'], value: 'Which screen?' },
    { op: 'remove', path: ['questions', 'inches', 'answers', 'small', 'description'] },
    { op: 'set', path: ['questions', 'inches', 'answers', 'large', 'title'], value: 'Larger' },
  ]);
});

test('an answer that is called by its id gets a title', () => {
  const own = worded(NAMED, ['Linux', 'No OS'], ['Linux', 'Without a system']);
  const made = draftOf(NAMED, wordingOperations(NAMED, own, 'en'));
  expect(partIn(made, ['questions', 'os', 'answers'])).toEqual([
    { id: 'Linux' },
    { id: 'No OS', title: 'Without a system' },
  ]);
});

test('answers made from values stay those of the catalog, in whatever words, also with a dot in the value', () => {
  const own = worded(VALUES, ['Ultrabook', 'Nr. 5'], ['Thin and light', 'Number five']);
  const made = draftOf(VALUES, wordingOperations(VALUES, own, 'en'));
  expect(made.questions).toEqual([VALUES]);
  expect(made.texts).toEqual({ en: { 'kind.Ultrabook.title': 'Thin and light', 'kind.Nr. 5.title': 'Number five' } });
});

test('an answer that is made from a value reads otherwise than the value, and is worded all the same', () => {
  const smart: DraftObject = { id: 'smart', type: 'SINGLE', title: '¿Smart?', attribute: 'smart', max: 30 };
  const { answers } = proposedTexts(smart, [{ value: 'true', title: 'Sí', products: 111 }]);
  expect(answers[0]?.title.text).toBe('Sí');
  const title = answers[0]?.title ?? { key: '', text: '' };
  const own = inOwnWords(new Map(), 'smart', title, 'Sí, con internet').get('smart') ?? NO_WORDS;
  expect(draftOf(smart, wordingOperations(smart, own, 'es')).texts).toEqual({
    es: { 'smart.true.title': 'Sí, con internet' },
  });
});

test('parts of a range are worded as one list, and keep their ends', () => {
  const own = worded(RANGE, ['Up to 500', 'More'], ['Up to 500', 'A lot']);
  const made = draftOf(RANGE, wordingOperations(RANGE, own, 'en'));
  expect(partIn(made, ['questions', 'budget', 'range', 'groupings'])).toEqual([
    { title: 'Up to 500', to: 500 },
    { title: 'A lot', from: 500.01 },
  ]);
});

test('words find the same answer in another proposal, wherever it stands there, and no other one', () => {
  const own = worded(LISTED, ['Up to 13', 'More'], ['Small', 'Large']);
  const answers = [
    { id: 'middle', title: '13 to 15', where: { inches: { gt: 13, lte: 15 } } },
    { id: 'one', title: 'At most 13', where: { inches: { lte: 13 } } },
  ];
  const again = { ...LISTED, answers };
  expect(wordingOperations(again, own, 'en')).toEqual([
    { op: 'set', path: ['questions', 'inches', 'answers', 'one', 'title'], value: 'Small' },
  ]);
  const other: DraftObject = { ...RANGE, range: { groupings: [{ title: 'Up to 600', to: 600 }] } };
  expect(wordingOperations(other, worded(RANGE, ['Up to 500', 'More'], ['Little', 'Much']), 'en')).toEqual([]);
});

test("what is as proposed again is nobody's own", () => {
  const { title } = textsIn(LISTED, 'Up to 13', 'More');
  const wording = inOwnWords(new Map(), 'inches', title, 'Which screen?');
  expect(inOwnWords(wording, 'inches', title, 'How large?')).toEqual(new Map());
  expect(wordingOperations(LISTED, NO_WORDS, 'en')).toEqual([]);
});
