import type { FileEdit } from '@guidepost/advisor-file/edit/file-edit';
import { expect, it } from 'vitest';
import { operationsOfFix, pathInContent } from './operations-of-fix.ts';

const content = {
  name: 'Lamps',
  results: { limit: 10 },
  questions: [
    { id: 'room', titel: 'Where?', answers: [{ id: 'bath', where: { room: { in: ['bth', 'spa'] }, wats: 3 } }] },
    { id: 7, range: { step: 0 } },
    { title: 'No id' },
  ],
};

const operations = (fix: FileEdit) => operationsOfFix(content, fix);

it('a place is told by ids, also one that is not there yet, and none inside of what has no id', () => {
  expect(pathInContent(content, '/questions/0/answers/0/where/room')).toEqual([
    ...['questions', 'room', 'answers', 'bath', 'where', 'room'],
  ]);
  expect(pathInContent(content, '/questions/1/missing')).toEqual(['questions', '7', 'missing']);
  expect(pathInContent(content, '/questions/2/title')).toBeNull();
  expect(pathInContent(content, '/questions/9')).toBeNull();
  expect(pathInContent(content, '')).toEqual([]);
});

it('a condition is set as a whole, whatever is corrected in it', () => {
  const path = ['questions', 'room', 'answers', 'bath', 'where'];
  const where = '/questions/0/answers/0/where';
  expect(operations({ kind: 'set', pointer: `${where}/room/in/0`, value: 'bath' })).toEqual([
    { kind: 'set', path, value: { room: { in: ['bath', 'spa'] }, wats: 3 } },
  ]);
  expect(operations({ kind: 'rename', pointer: `${where}/wats`, name: 'watts' })).toEqual([
    { kind: 'set', path, value: { room: { in: ['bth', 'spa'] }, watts: 3 } },
  ]);
});

it('a member is set, taken away or called otherwise, and an id is renamed wherever it is named', () => {
  expect(operations({ kind: 'set', pointer: '/questions/1/range/step', value: 1 })).toEqual([
    { kind: 'set', path: ['questions', '7', 'range', 'step'], value: 1 },
  ]);
  expect(operations({ kind: 'set', pointer: '/questions/1/missing', value: 'keep' })).toEqual([
    { kind: 'set', path: ['questions', '7', 'missing'], value: 'keep' },
  ]);
  expect(operations({ kind: 'remove', pointer: '/results/limit' })).toEqual([
    { kind: 'remove', path: ['results', 'limit'] },
  ]);
  expect(operations({ kind: 'rename', pointer: '/questions/0/titel', name: 'title' })).toEqual([
    { kind: 'remove', path: ['questions', 'room', 'titel'] },
    { kind: 'set', path: ['questions', 'room', 'title'], value: 'Where?' },
  ]);
  expect(operations({ kind: 'set', pointer: '/questions/0/answers/0/id', value: 'bathroom' })).toEqual([
    { kind: 'rename', path: ['questions', 'room', 'answers', 'bath'], id: 'bathroom' },
  ]);
});

it('nothing is done where there is no id to say it by', () => {
  expect(operations({ kind: 'set', pointer: '/questions/2/title', value: 'x' })).toEqual([]);
  expect(operations({ kind: 'set', pointer: '', value: {} })).toEqual([]);
  // A correction of what is there only once another is made.
  expect(operations({ kind: 'set', pointer: '/questions/0/answers/0/where/size/in/3', value: 1 })).toEqual([]);
});
