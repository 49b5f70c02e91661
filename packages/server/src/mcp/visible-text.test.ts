import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedData, readVisibleJson, visibleText, visibleTexts } from './visible-text.ts';

test.each([
  ['a tag that spells an order', 'Lamp\u{e0049}\u{e0067}', 'Lamp  '],
  ['a turn of direction', 'Lamp \u202edlos', 'Lamp  dlos'],
  ['characters without width', 'La\u200bmp\u2060\ufeff', 'La mp  '],
  ['controls', 'a\u0000b\u001b[31mc\u009b', 'a b [31mc '],
  ['half of a pair', 'a\ud800b', 'a b'],
])('%s is taken out', (_, hidden, seen) => {
  expect(visibleText(hidden)).toBe(seen);
});

test.each(['Lampe “Glück” für 5 €', 'ランプ', 'लैंप', '👩‍👩‍👧', 'שלום', 'zwei\nZeilen\tund mehr', 'e\u0301'])(
  '%s stays as people read it',
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);

test('a text in quotation marks stays within them, and on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const quoted = quotedData(text);
      expect(quoted).not.toMatch(/[\n\r\u2028\u2029]/);
      expect(JSON.parse(quoted)).toBe(visibleText(text).replace(/\s+/g, ' ').trim());
    }),
  );
});

test('what JSON says becomes visible wherever it stands, but for ids and addresses, whichever way it was escaped', () => {
  const hidden = '\u202eid\u0007';
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), fc.boolean(), (json, isEscaped) => {
      const value: unknown = JSON.parse(json);
      const text = isEscaped ? escaped(JSON.stringify(value)) : JSON.stringify(value);
      expect(readVisibleJson(text)).toEqual(visibleTexts(value));
    }),
  );
  expect(
    readVisibleJson(JSON.stringify({ sku: hidden, title: hidden, answers: [{ answer_id: hidden, title: hidden }] })),
  ).toEqual({
    ...{ sku: hidden, title: ' id ' },
    answers: [{ answer_id: hidden, title: ' id ' }],
  });
});

const escaped = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
