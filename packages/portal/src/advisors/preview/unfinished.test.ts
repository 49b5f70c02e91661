import { expect, test } from 'vitest';
import { unfinishedIn } from './unfinished.ts';

const lacks = (question: object) =>
  unfinishedIn({ questions: [{ id: 'a', title: 'Which?', type: 'SINGLE', ...question }] }).map(
    ({ lack, count, isWhole }) => [...[lack, count, isWhole]],
  );

test.each([
  [{ title: ' ' }, [['noTitle', 0, true]]],
  [{}, [['noAnswers', 0, true]]],
  [{ answers: [] }, [['noAnswers', 0, true]]],
  [
    {
      answers: [
        { id: 'x', title: '' },
        { id: 'y', title: 'Y' },
      ],
    },
    [['answersWithoutTitle', 1, false]],
  ],
  [{ answers: [{ id: 'x', title: '' }] }, [['answersWithoutTitle', 1, true]]],
  [{ attribute: 'brand' }, []],
  [{ attribute: 'brand', answers: [{ id: 'x' }] }, []],
  [{ type: 'RANGE' }, [['noAttribute', 0, true]]],
  [{ type: 'RANGE', attribute: 'price', range: { groupings: [{ title: '' }] } }, [['partsWithoutTitle', 1, false]]],
])('%j lacks %j', (question, lack) => {
  expect(lacks(question)).toEqual(lack);
});
