import { expect, test } from 'vitest';
import { MendableError } from './mendable-error.ts';
import { plainMend } from './plain-remedy.ts';
import { importWith, mend } from './remedy.ts';
import { sayFailure } from './say-failure.ts';

class Unreadable extends MendableError {}

test('an error that says what to do keeps its remedies', () => {
  const said = mend`it is cut off; ${importWith('replace')}`;
  expect(sayFailure(new Unreadable(said))).toEqual(said);
  expect(new Unreadable(said).message).toBe('it is cut off; import the whole catalog anew');
});

test.each([
  [{ code: 'ENOENT', path: 'a.csv' }, 'a.csv: there is no such file.'],
  [{ code: 'EISDIR' }, 'What was named is a folder, not a file.'],
  [
    { code: 'EADDRINUSE', address: '127.0.0.1', port: 80 },
    'Something else uses port 80 of 127.0.0.1 already; choose another port.',
  ],
])('what the system is to blame for is told in words: %o', (members, words) => {
  expect(plainMend(sayFailure(Object.assign(new Error('no'), members)) ?? [])).toBe(words);
});

test('a fault of the program is none of these', () => {
  expect(sayFailure(new TypeError('x is not a function'))).toBeNull();
  expect(sayFailure('thrown')).toBeNull();
});
