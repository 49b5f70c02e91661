import { expect, test } from 'vitest';
import { readIn } from './read-in.ts';

const cell = (text: string, values: Record<string, string | number | string[]>) => ({
  ...{ text, values, count: 1, line: 2, unread: 0, reason: null, reason_coded: null },
});

test('each value has the first titles in which it was read, also as one of a list', () => {
  const cells = [
    cell('Desk lamp, oak', { wood: 'oak', title: 'Desk lamp, oak' }),
    cell('Stool in oak and ash', { wood: ['oak', 'ash'] }),
    cell('Bench, oak', { wood: 'oak' }),
    cell('Mug 300 ml', { volume: 300 }),
    cell('ash', { wood: 'ash' }),
  ];
  const found = readIn(cells, 'wood');
  expect(found.get('oak')).toEqual(['Desk lamp, oak', 'Stool in oak and ash']);
  // What is the value itself tells nothing more.
  expect(found.get('ash')).toEqual(['Stool in oak and ash']);
  expect(readIn(cells, 'volume').get('300')).toEqual(['Mug 300 ml']);
  expect(readIn(cells, 'none').size).toBe(0);
});
