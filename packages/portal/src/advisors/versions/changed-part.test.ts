import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPart } from './changed-part.ts';

it('the words that differ stand between those that both have', () => {
  expect(changedPart('What is your budget?', 'What is your highest budget?')).toEqual({
    ...{ start: 'What is your ', before: '', after: 'highest ', end: 'budget?' },
  });
  expect(changedPart('a b', 'c d')).toEqual({ start: '', before: 'a b', after: 'c d', end: '' });
});

it('nothing of either text is lost', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'word')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const part = changedPart(before, after);
      expect(part.start + part.before + part.end).toBe(before);
      expect(part.start + part.after + part.end).toBe(after);
    }),
  );
});
