import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE_62, digestKey, drawBase62, makeKey, parseKey } from './key-format.ts';

test('a new key tells its kind, and has 30 random characters and 6 of checksum', () => {
  expect(makeKey('publishable')).toMatch(/^gp_pk_[0-9A-Za-z]{36}$/);
  expect(makeKey('secret')).toMatch(/^gp_sk_[0-9A-Za-z]{36}$/);
  expect(parseKey(makeKey('publishable'))).toEqual({ kind: 'publishable' });
  expect(parseKey(makeKey('secret'))).toEqual({ kind: 'secret' });
});

test('the checksum never changes from release to release', () => {
  expect(parseKey(`gp_sk_${'0'.repeat(30)}0DlapI`)).toEqual({ kind: 'secret' });
});

test('no two keys are the same, and every character is drawn', () => {
  expect(new Set(Array.from({ length: 1000 }, () => makeKey('secret'))).size).toBe(1000);
  expect(new Set(drawBase62(10_000)).size).toBe(62);
});

test('one wrong character, two that changed places, a missing or an extra one are recognised', () => {
  const key = makeKey('secret');
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...BASE_62), (at, character) => {
      const wrong = key.slice(0, at) + character + key.slice(at + 1);
      expect(parseKey(wrong) !== null).toBe(wrong === key);
      expect(parseKey(key.slice(0, at) + key.slice(at + 1))).toBeNull();
      expect(parseKey(key.slice(0, at) + character + key.slice(at))).toBeNull();
      const swapped =
        key.slice(0, at) +
        key
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        key.slice(at + 2);
      expect(parseKey(swapped) !== null).toBe(swapped === key);
    }),
  );
});

test('anything else is no key, and never an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => parseKey(text) === null));
  for (const text of ['', 'gp_sk_', `gp_xx_${makeKey('secret').slice(6)}`, ` ${makeKey('secret')}`]) {
    expect(parseKey(text)).toBeNull();
  }
});

test('the digest is the SHA-256 of the whole key', () => {
  const key = makeKey('publishable');
  expect(digestKey(key)).toBe(createHash('sha256').update(key).digest('hex'));
});
