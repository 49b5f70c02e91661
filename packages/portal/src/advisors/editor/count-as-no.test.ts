import type { AttributeTallyView } from '@guidepost/contract/views/tally-view';
import { expect, it } from 'vitest';
import { applyAll } from '../draft/apply-operations.ts';
import { type DraftObject, partIn } from '../draft/draft-document.ts';
import { readTree } from './condition-tree.ts';
import { countAsNo } from './count-as-no.ts';

const TALLY: AttributeTallyView = {
  ...{ attribute: 'smart', type: 'boolean', known: 111, distinct: 1, range: null },
  values: [{ value: 'true', title: 'Sí', products: 111 }],
};
const NO = { any: [{ smart: { not_in: [true] } }, { smart: { exists: false } }] };

function answersAfter(question: DraftObject, texts: object = {}, tally = TALLY) {
  const document = { language: 'es', questions: [question], texts };
  const path = ['questions', 'smart'];
  const made = applyAll(document, countAsNo(document, question, path, tally, 'No'));
  const answers = partIn(made, [...path, 'answers']) as readonly DraftObject[];
  return answers.map(({ title, where }) => [title, where]);
}
const base: DraftObject = { id: 'smart', type: 'SINGLE', title: '¿Smart?' };

it('answers from values are written then, under what the advisor called them, and no stands for what says nothing', () => {
  const texts = { es: { 'smart.true.title': 'Con internet' } };
  expect(answersAfter({ ...base, attribute: 'smart' }, texts)).toEqual([
    ['Con internet', { smart: true }],
    ['No', NO],
  ]);
  const both = { ...TALLY, distinct: 2, values: [...TALLY.values, { value: 'false', title: 'No', products: 2 }] };
  expect(answersAfter({ ...base, attribute: 'smart' }, {}, both)).toEqual([
    ['Sí', { smart: true }],
    ['No', NO],
  ]);
});

it('of written answers, the one for no stands for more, and where there is none, it is added', () => {
  const yes = { id: 'yes', title: 'Sí', where: { smart: true } };
  expect(answersAfter({ ...base, answers: [yes, { id: 'no', title: 'Sin', where: { smart: false } }] })).toEqual([
    ['Sí', { smart: true }],
    ['Sin', NO],
  ]);
  expect(answersAfter({ ...base, answers: [yes] })).toEqual([
    ['Sí', { smart: true }],
    ['No', NO],
  ]);
});

it('is shown in fields', () => {
  expect(readTree(NO).parts.map(({ kind }) => kind)).toEqual(['test', 'test']);
});
