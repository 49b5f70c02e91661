import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainJson, plainLines, plainText } from './plain-text.ts';

it('leaves what people write as it is', () => {
  for (const text of ['Lampe „Ärmel“ 5 €', '25′ × 10″', 'שלום', '電球 💡', 'a [31m b', 'x@y']) {
    expect(plainText(text)).toBe(text);
  }
});

it.each([
  ['a\u001b[31mred\u001b[0m', 'ared'],
  ['a\u001b[2J\u001b[1;1Hb', 'ab'],
  ['a\u001b]0;owned\u0007b', 'ab'],
  ['a\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\b', 'alinkb'],
  ['a\u009b31mb', 'ab'],
  ['a\u001bcb', 'ab'],
  ['a\u001bP1$r\u001b\\b', 'ab'],
  ['one\r\nResults: none', 'one Results: none'],
  ['a\u0008\u0008b\u007f', 'a b '],
  ['a\u202eb\u2066c', 'a b c'],
  ['never ends \u001b]0;title', 'never ends '],
])('takes out what a terminal would obey: %j', (text, plain) => expect(plainText(text)).toBe(plain));

it('never leaves a control character, whatever the text', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('\u001b', '[', ']', '0', ';', 'm', '\u0007', '\\', '\u009b', '\r', 'x'),
  });
  fc.assert(fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (text) => !/\p{Cc}/u.test(plainText(text))));
});

it('shows what is no text among lines, and hides nothing beside it', () => {
  expect(plainLines('a\tb\nname: \u001b]0;x, price: 5\r\n\u202eabc\u200f')).toBe(
    'a\tb\nname: \ufffd]0;x, price: 5\ufffd\n\ufffdabc\u200f',
  );
});

it('leaves JSON with the same meaning and no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainJson(JSON.stringify({ text }, null, 2));
      expect(JSON.parse(plain)).toEqual({ text });
      expect(plain.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }),
  );
});
