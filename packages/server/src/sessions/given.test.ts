import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../scripts/fixture/test-length.ts';
import { readGiven, writeGiven } from './given.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1 });
const given = fc.record({
  skus: fc.array(word, { maxLength: 10 }),
  lacks: fc.array(
    fc.record({
      question: word,
      answers: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
      isSetAside: fc.boolean(),
      missedBy: fc.nat(10),
    }),
    { maxLength: 3 },
  ),
});

it('what was given is read as it was written, and nothing in it needs to be escaped', () => {
  fc.assert(
    fc.property(given, (one) => {
      const text = writeGiven(one);
      expect(readGiven(text)).toEqual(one);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
    runs(300, 3000),
  );
});

it('is short, and says which products lack what', () => {
  const lacks = [{ question: 'budget', answers: ['10.0-20.0'], isSetAside: true, missedBy: 2 }];
  expect(writeGiven({ skus: ['L3', 'L 7|"ä"'], lacks })).toBe('L3 L%207%7C%22%C3%A4%22|budget 1 2 10.0-20.0');
  expect(readGiven(writeGiven({ skus: [], lacks: [] }))).toEqual({ skus: [], lacks: [] });
});

it('half of a character in a sku does no harm', () => {
  expect(readGiven(writeGiven({ skus: ['a\ud800'], lacks: [] })).skus).toEqual(['a\ufffd']);
});
