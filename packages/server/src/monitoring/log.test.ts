import { expect, it } from 'vitest';
import { makeLog } from './log.ts';

it('blots out what could be a credential, wherever it stands in a record', () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line: string) => void lines.push(line) });
  log.info({ key: 'SECRET-1', headers: { 'service-api-key': 'SECRET-2', host: 'x' } }, 'one');
  log.info({ request: { headers: { 'service-session-token': 'SECRET-3', cookie: 'SECRET-4' } } }, 'two');
  log.info({ body: { session_token: 'SECRET-5' }, password: 'SECRET-6' }, 'three');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('SECRET');
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'one', headers: { host: 'x' } });
});

it('says nothing below its level', () => {
  const lines: string[] = [];
  makeLog('silent', { write: (line: string) => void lines.push(line) }).error('x');
  expect(lines).toEqual([]);
});
