import { expect, it } from 'vitest';
import { applyAll } from '../draft/apply-operations.ts';
import { itemsIn } from '../draft/draft-document.ts';
import { wholeEdit } from '../draft/whole-edit.ts';
import { joinConditions, mergeAnswers } from './merge-answers.ts';

const LAMPS = {
  questions: [
    {
      ...{ id: 'kind', type: 'SINGLE', attribute: 'kind' },
      answers: [
        { id: 'spot', title: 'Spots' },
        { id: 'tube', title: 'Tubes', description: 'Long ones', where: { kind: ['tube', 'strip'] } },
        { id: 'panel', title: 'Panels' },
      ],
    },
    { id: 'width', type: 'SINGLE', ask_if: { kind: { any_of: ['spot', 'panel'] } }, answers: [] },
  ],
  texts: { de: { 'kind.spot.title': 'Strahler', 'kind.tube.title': 'Röhren', 'kind.panel.title': 'Panele' } },
};

it('the first one stays for the products of all, and whatever named one of the others names it', () => {
  const operations = mergeAnswers(LAMPS, ['questions', 'kind'], ['panel', 'spot'], 'Spots and panels');
  const { operations: whole, freed } = wholeEdit(LAMPS, operations);
  expect(freed).toEqual([]);
  const made = applyAll(LAMPS, whole);
  expect(itemsIn(made, ['questions', 'kind', 'answers'])).toEqual([
    { id: 'spot', title: 'Spots and panels', where: { kind: ['spot', 'panel'] } },
    LAMPS.questions[0]?.answers[1],
  ]);
  expect(itemsIn(made, ['questions'])[1]?.ask_if).toEqual({ kind: { any_of: ['spot'] } });
  expect(made.texts).toEqual({ de: { 'kind.tube.title': 'Röhren' } });
});

it.each([
  ['values', [{ k: 'a' }, { k: ['b', 'a'] }, { k: { eq: 'c' } }], { k: ['a', 'b', 'c'] }],
  ['parts that go on', [{ n: { gt: 5, lte: 9 } }, { n: { lte: 5 } }], { n: { lte: 9 } }],
  ['parts of whole numbers', [{ n: { gte: 3, lte: 5 } }, { n: { gte: 6, lte: 8 } }], { n: { gte: 3, lte: 8 } }],
  ['a part within another', [{ n: { lte: 9 } }, { n: { lte: 5 } }], { n: { lte: 9 } }],
  ['all that is known', [{ n: { lte: 9 } }, { n: { gt: 9 } }], { n: { exists: true } }],
  ['parts apart', [{ n: { lte: 5 } }, { n: { gt: 9 } }], { any: [{ n: { lte: 5 } }, { n: { gt: 9 } }] }],
  ['a part left out', [{ n: { lte: 3 } }, { n: { gt: 4 } }], { any: [{ n: { lte: 3 } }, { n: { gt: 4 } }] }],
  ['different attributes', [{ k: 'a' }, { any: [{ n: 1 }, { n: 2 }] }], { any: [{ k: 'a' }, { n: 1 }, { n: 2 }] }],
  ['no preference', [{ k: 'a' }, undefined], undefined],
])('conditions are joined: %s', (_, all, joined) => {
  expect(joinConditions(all)).toEqual(joined);
});
