import { expect, test } from 'vitest';
import { adminUrlOf } from './admin-url.ts';
import { readConfig } from './config.ts';

const urlOf = (admin: string, given = '', ownPort: number | null = null) =>
  adminUrlOf(readConfig({ GUIDEPOST_ADMIN: admin, GUIDEPOST_ADMIN_URL: given }), 'https://advice.example', ownPort);

test('people reach it where the operator says, else where it is', () => {
  expect(urlOf('on')).toBe('https://advice.example');
  expect(urlOf('on', 'https://admin.example/')).toBe('https://admin.example');
  expect(urlOf('7071')).toBe('http://localhost:7071');
  expect(urlOf('127.0.0.1:0', '', 50_123)).toBe('http://localhost:50123');
  expect(urlOf('10.0.0.5:7071', 'https://admin.example')).toBe('https://admin.example');
  expect(urlOf('off', 'https://admin.example')).toBeNull();
});

test.each(['yes', '70710', ':7071', 'a b:7071', 'https://admin.example'])('"%s" is no place for it', (admin) => {
  expect(() => urlOf(admin)).toThrow(/GUIDEPOST_ADMIN: wanted `on`, `off`, a port/);
});
