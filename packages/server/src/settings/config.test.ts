import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('takes addresses, networks and names as trusted proxies, and tells what else was said', () => {
  const trusted = '10.0.0.0/8, ::1 loopback 192.168.1.7';
  expect(readConfig({ GUIDEPOST_TRUST_PROXY: trusted }).GUIDEPOST_TRUST_PROXY).toEqual([
    '10.0.0.0/8',
    '::1',
    'loopback',
    '192.168.1.7',
  ]);
  for (const wrong of ['foo', '10.0.0.0/99', 'loopback, nobody']) {
    expect(() => readConfig({ GUIDEPOST_TRUST_PROXY: wrong })).toThrow('GUIDEPOST_TRUST_PROXY: wanted addresses');
  }
});

it('never repeats what may hold a password', () => {
  for (const name of ['DATABASE_URL', 'SESSION_URL', 'GUIDEPOST_SMTP_URL']) {
    const read = () => readConfig({ [name]: 'mysql://user:secret@host/db' });
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  }
});

it('takes a database where there is one', () => {
  const { DATABASE_URL, SESSION_URL } = readConfig({ DATABASE_URL: 'postgres://user:secret@host/db' });
  expect(DATABASE_URL).toBe('postgres://user:secret@host/db');
  expect(SESSION_URL).toBeNull();
  expect(() => readConfig({ DATABASE_URL: 'postgres://host' })).toThrow('postgres://user:password@host/database');
});

it('takes a mail server only together with the address that e-mails come from', () => {
  const GUIDEPOST_SMTP_URL = 'smtp://user:secret@mail.example:587';
  const from = { GUIDEPOST_SMTP_FROM: 'Guidepost <guidepost@shop.example>' };
  expect(readConfig({ GUIDEPOST_SMTP_URL, ...from }).GUIDEPOST_SMTP_URL?.host).toBe('mail.example:587');
  expect(() => readConfig({ GUIDEPOST_SMTP_URL })).toThrow('GUIDEPOST_SMTP_FROM');
});
