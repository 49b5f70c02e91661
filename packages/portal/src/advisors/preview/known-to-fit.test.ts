import { expect, it } from 'vitest';
import { knownToFit } from './known-to-fit.ts';

const shown = (answers: readonly object[], more: object = {}) =>
  ({ question_id: 'os', question_type: 'SINGLE', answers, ...more }) as never;
const answer = (id: string, count: number) => ({ answer_id: id, title: id, count });

it('what stays with every answer is not counted as fitting, and no preference is no answer that fits', () => {
  const written = [{ id: 'a', where: { os: 'A' } }, { id: 'b', where: { os: 'B' } }, { id: 'any' }];
  const document = { questions: [{ id: 'os', answers: written }] };
  expect(knownToFit(shown([answer('a', 25), answer('b', 17), answer('any', 40)]), 17, document)).toEqual([
    { title: 'a', products: 8 },
    { title: 'b', products: 0 },
  ]);
});

it('answers from values and parts of a range have their own titles', () => {
  const ofValues = { questions: [{ id: 'os', attribute: 'os' }] };
  expect(knownToFit(shown([answer('A', 9)]), 4, ofValues)).toEqual([{ title: 'A', products: 5 }]);
  const range = { question_type: 'RANGE', range_groupings: [{ title: 'Up to 5' }] };
  const part = { answer_id: '0.0-5.0', count: 7 };
  expect(knownToFit(shown([part], range), 4, ofValues)).toEqual([{ title: 'Up to 5', products: 3 }]);
  expect(knownToFit(shown([{ answer_id: 'A', title: 'A' }]), 4, ofValues)).toEqual([]);
});
