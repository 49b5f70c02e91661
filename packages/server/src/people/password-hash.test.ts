import { expect, test } from 'vitest';
import { hashPassword, isPassword, isWeaker } from './password-hash.ts';

const CHEAP = { memory: 8, passes: 1, lanes: 1 };

test('a password is known again by its hash, and no other is', async () => {
  const stored = await hashPassword('vogel kiste regal');
  expect(await isPassword('vogel kiste regal', stored)).toBe(true);
  for (const other of ['', 'vogel kiste rega', 'vogel kiste regal ', 'Vogel kiste regal'])
    expect(await isPassword(other, stored)).toBe(false);
});

test('long passwords that differ only at their end are different', async () => {
  const long = 'x'.repeat(999);
  const stored = await hashPassword(`${long}a`, CHEAP);
  expect([await isPassword(`${long}a`, stored), await isPassword(`${long}b`, stored)]).toEqual([true, false]);
});

test('a zero byte ends no password', async () => {
  const stored = await hashPassword('vogel\0kiste', CHEAP);
  expect([await isPassword('vogel', stored), await isPassword('vogel\0kiste', stored)]).toEqual([false, true]);
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword('a', CHEAP)).not.toBe(await hashPassword('a', CHEAP));
});

test('a hash keeps its parameters, in the format of other programs', async () => {
  expect(await hashPassword('a')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  // Made with the reference implementation's own test: `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1`.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', reference)).toBe(true);
  expect(await isPassword('passwore', reference)).toBe(false);
});

test('a hash of less cost is known again, and told to be weaker', async () => {
  const old = await hashPassword('a', CHEAP);
  expect(await isPassword('a', old)).toBe(true);
  expect([isWeaker(old), isWeaker(await hashPassword('a'))]).toEqual([true, false]);
});

test.each([
  null,
  '',
  'password',
  '$argon2id$v=19$m=19456,t=2,p=1$$',
  `$argon2id$v=19$m=19456,t=0,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  `$argon2id$v=19$m=1,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  `$argon2id$v=19$m=9999999,t=999,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  `$2b$10$${'A'.repeat(53)}`,
])('of no hash, or a damaged one, nothing is the password: %s', async (stored) => {
  for (const text of ['', 'password', '\0']) expect(await isPassword(text, stored)).toBe(false);
});
