import { expect, it } from 'vitest';
import { drawLines, LINE_INSET, type Stop } from './draw-lines.ts';

const stop = (nth: number, lane: number, share: number | null = null): Stop => ({
  ...{ lane, left: lane * 40, top: nth * 100, bottom: nth * 100 + 60, share },
});

it('a conversation without branches is one line from card to card', () => {
  const lines = drawLines([stop(0, 0), stop(1, 0), stop(2, 0)]);
  expect(lines.map(({ path }) => path)).toEqual([
    `M ${LINE_INSET} 60 L ${LINE_INSET} 100`,
    `M ${LINE_INSET} 160 L ${LINE_INSET} 200`,
  ]);
});

it('whoever is asked something more leaves the line, comes back, and the line goes on beside', () => {
  const lines = drawLines([stop(0, 0), stop(1, 1, 0.25), stop(2, 0, 1)]);
  expect(lines).toHaveLength(3);
  const [into, back, beside] = lines;
  expect(into?.path).toMatch(/ 40 130$/);
  expect(back?.path).toBe('M 60 160 C 60 174 20 160 20 174');
  expect(beside?.path).toBe('M 20 60 L 20 200');
  expect([into?.width, beside?.width]).toEqual([3.5, 9.5]);
});

it('what is not known is marked, and a conversation that begins with a branch is drawn all the same', () => {
  expect(drawLines([stop(0, 0), stop(1, 2), stop(2, 1)]).every(({ isKnown }) => !isKnown)).toBe(true);
  expect(drawLines([])).toEqual([]);
});

it('what depends on a branch leaves from there, and comes back to the main line', () => {
  const lines = drawLines([stop(0, 0), stop(1, 1), stop(2, 2), stop(3, 0)]);
  expect(lines.map(({ path }) => path.split(' ').slice(0, 3).join(' '))).toEqual([
    ...['M 20 86', 'M 60 160'],
    ...['M 60 160', 'M 100 260'],
    'M 20 60',
  ]);
});
