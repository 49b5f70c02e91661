// Texts in flat memory come back as they went in, and are found, whatever their letters.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, findText, searchText, TextListBuilder, textAt, textCount } from './text-list.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('a', 'é', 'e\u0301', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}', '\ufeff', ''),
  }),
);

function listOf(texts: readonly string[]) {
  const builder = new TextListBuilder();
  for (const one of texts) builder.add(one);
  return builder.finish();
}

const codePoints = (one: string) => [...one].map((character) => character.codePointAt(0) ?? 0);

function compareCodePoints(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  const at = left.findIndex((point, index) => point !== right[index]);
  return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

test('texts come back as they were added', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const list = listOf(texts);
      expect(textCount(list)).toBe(texts.length);
      expect(texts.map((_, index) => textAt(list, index))).toEqual(texts);
    }),
  );
});

test('texts added as bytes are the same texts', () => {
  const builder = new TextListBuilder();
  builder.addBytes(new TextEncoder().encode('naïve'));
  builder.add('next');
  const list = builder.finish();
  expect([textAt(list, 0), textAt(list, 1)]).toEqual(['naïve', 'next']);
});

test('more texts than the first memory holds come back too', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `${index}`.padStart(1 + (index % 40), 'ü'));
  const list = listOf(texts);
  expect(texts.every((one, index) => textAt(list, index) === one)).toBe(true);
});

test('texts are ordered by code points, also above U+FFFF', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareTexts(a, b))).toBe(Math.sign(compareCodePoints(a, b)));
    }),
  );
  expect(['\u{10000}', '\uffff', 'z', 'Z', 'é'].sort(compareTexts)).toEqual(['Z', 'z', 'é', '\uffff', '\u{10000}']);
});

test('every text of a sorted list is found at its place, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(text), text, (texts, other) => {
      texts.sort(compareTexts);
      const list = listOf(texts);
      for (const [place, one] of texts.entries()) expect(findText(list, one)).toBe(place);
      expect(findText(list, other)).toBe(texts.indexOf(other));
    }),
  );
});

test('a text is found in a list of any order, where it comes first', () => {
  fc.assert(
    fc.property(fc.array(text), text, (texts, other) => {
      const list = listOf(texts);
      for (const one of [...texts, other]) expect(searchText(list, one)).toBe(texts.indexOf(one));
    }),
  );
});
