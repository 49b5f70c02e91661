import { expect, test } from 'vitest';
import { readSessionServers } from './database-urls.ts';

test('sessions are on one server or on several, and each may be emptied', () => {
  expect(readSessionServers('postgres://a/s')).toEqual([{ url: 'postgres://a/s', drains: false }]);
  expect(
    readSessionServers('postgres://a/s?sslmode=require, postgres://u:p%2C@b/s?drain=true&sslmode=require'),
  ).toEqual([
    { url: 'postgres://a/s?sslmode=require', drains: false },
    { url: 'postgres://u:p%2C@b/s?sslmode=require', drains: true },
  ]);
});

test('what is wrong is told without the password', () => {
  const read = (text: string) => () => readSessionServers(text);
  expect(read('')).toThrow('an address such as');
  expect(read('postgres://a/s,mysql://u:secret@b/s')).toThrow('an address such as');
  expect(read('postgres://a/s,postgres://a/s?drain=true')).toThrow('each database only once');
  expect(read('postgres://a/s?drain=perhaps')).toThrow('drain=true or drain=false');
});
