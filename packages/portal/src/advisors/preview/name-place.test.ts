import { expect, test } from 'vitest';
import { namePlace } from './name-place.ts';

const draft = {
  questions: [
    {
      id: 'room',
      title: 'Which room?',
      answers: [
        { id: 'bath', title: '<b>Bath</b>' },
        { id: 'a/b', title: ' ' },
      ],
    },
    null,
  ],
};

test.each([
  ['#/questions/0/answers/0/where', 'Which room? › <b>Bath</b> › where'],
  ['#/questions/0/answers/1', 'Which room? › a/b'],
  ['#/questions/1/type', '2 › type'],
  ['#/questions/7', '8'],
  ['#/texts/de/room.title', 'texts › de › room.title'],
  ['#', ''],
  ['#/constructor/0', 'constructor › 1'],
])('%s is named as people know it', (pointer, name) => {
  expect(namePlace(pointer, draft)).toBe(name);
});

test('a draft of any shape has names for its places', () => {
  for (const odd of [null, 'text', [], { questions: 'none' }]) expect(namePlace('#/questions/0', odd)).toBe('1');
});
