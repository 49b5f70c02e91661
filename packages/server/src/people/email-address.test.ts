import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail } from './email-address.ts';

test.each([
  ['ann@shop.example', 'ann@shop.example'],
  [' Ann.B+x@Shop.Example ', 'ann.b+x@shop.example'],
  ["o'neil@shop.example", "o'neil@shop.example"],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
])('%s is the person %s', (text, canonical) => {
  expect(readEmail(text)).toEqual({ value: { canonical, written: text.trim() } });
});

test.each([
  ...[
    '',
    'ann',
    '@shop.example',
    'ann@',
    'ann@shop',
    'a b@shop.example',
    'ann@shop.example@x.example',
    '.ann@shop.example',
  ],
  ...[
    'ann..b@shop.example',
    '"ann"@shop.example',
    'ann@[127.0.0.1]',
    'ann@127.0.0.1',
    'ann@shop.example\nbcc: x@y.example',
  ],
  ...[
    '\u212Aim@shop.example',
    'ann\u200b@shop.example',
    'änn@shop.example',
    'ann@sh\u0000op.example',
    'ann@a%2eb.example',
  ],
  ...[`${'a'.repeat(65)}@shop.example`, `ann@${'a.'.repeat(130)}example`, 'ann@-shop.example', 'ann@shop_x.example'],
])('%j is no address', (text) => {
  expect(readEmail(text)).toEqual({ wrong: expect.stringMatching(/e-mail address such as/) });
});

test('a canonical address is its own, and only ASCII', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('a', 'K', '\u212A', 'ſ', 'İ'), (address, letter) => {
      for (const text of [address, letter + address]) {
        const given = readEmail(text);
        if ('wrong' in given) continue;
        const { canonical } = given.value;
        expect(canonical).toMatch(/^[!-~]+$/);
        expect(readEmail(canonical)).toEqual({ value: { canonical, written: canonical } });
      }
    }),
  );
});
