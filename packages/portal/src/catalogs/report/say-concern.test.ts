import { expect, test } from 'vitest';
import { DE } from '../../words/de.ts';
import { EN } from '../../words/en.ts';
import { sayConcern } from './say-concern.ts';

const concern = (code: string) => ({
  ...{ advisor: 'lamps', version: 1, severity: 'note' as const, breaks: false, code, pointer: '/questions/0/answers' },
  ...{ place: 'advisor lamps, question question-x1', message: 'In the words of the service.', mend: '', example: null },
  question: { id: 'question-x1', title: 'Which shade?' },
});

test('what came in and has no answer is told in the language of the reader, with the question as shoppers read it', () => {
  for (const [words, said] of [
    [EN, /^Products have values for which “Which shade\?” has no answer/],
    [DE, /„Which shade\?“/],
  ] as const) {
    const text = sayConcern(concern('values-without-answer'), words);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/question-x1|In the words/);
  }
});

test('an answer that nothing fits any more is told by its title', () => {
  const lost = { ...concern('answer-never-offered'), answer: { id: 'a1', title: 'Milky' } };
  expect(sayConcern(lost, DE)).toMatch(/Milky/);
});

test('what the portal has no words for is left to those of the service', () => {
  expect(sayConcern(concern('something-new'), DE)).toBeNull();
});
