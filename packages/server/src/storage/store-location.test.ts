import { expect, test } from 'vitest';
import { readSessionServers } from '../settings/database-urls.ts';
import { locateStore, showDatabase, showLocation } from './store-location.ts';

const NOTHING = { GUIDEPOST_DATA: './data', DATABASE_URL: null, SESSION_URL: null };
const DATABASE_URL = 'postgres://user:secret@host:5433/db?sslmode=require';

test('without a database everything is in the folder', () => {
  expect(locateStore(NOTHING)).toEqual({ kind: 'embedded', folder: './data' });
});

test('with one, sessions are where the definitions are, or where they are said to be', () => {
  expect(locateStore({ ...NOTHING, DATABASE_URL })).toEqual({
    kind: 'postgres',
    url: DATABASE_URL,
    sessionServers: [{ url: DATABASE_URL, drains: false }],
  });
  const SESSION_URL = readSessionServers('postgres://other/sessions');
  expect(locateStore({ ...NOTHING, DATABASE_URL, SESSION_URL })).toMatchObject({ sessionServers: SESSION_URL });
});

test('sessions alone cannot be in a database', () => {
  expect(() => locateStore({ ...NOTHING, SESSION_URL: readSessionServers(DATABASE_URL) })).toThrow('Set DATABASE_URL.');
});

test('an address is no folder, and what it may hold is not repeated', () => {
  const locate = () => locateStore({ ...NOTHING, GUIDEPOST_DATA: DATABASE_URL });
  expect(locate).toThrow('Set DATABASE_URL to it');
  expect(locate).not.toThrow('secret');
});

test('messages show a database without its password and options', () => {
  expect(showDatabase(DATABASE_URL)).toBe('postgres://user@host:5433/db');
  expect(showLocation(locateStore({ ...NOTHING, DATABASE_URL }))).toBe('postgres://user@host:5433/db');
});
