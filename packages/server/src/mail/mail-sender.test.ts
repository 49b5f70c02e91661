import { expect, it } from 'vitest';
import { connectionTo } from './mail-sender.ts';

it('a password goes through an encrypted line only, except to this machine', () => {
  const requiresTls = (url: string) => connectionTo(new URL(url)).requireTLS || connectionTo(new URL(url)).secure;
  for (const host of ['mail.example', '10.0.0.5', 'localhost.example', '[2001:db8::1]'])
    expect([host, requiresTls(`smtp://user:secret@${host}`)]).toEqual([host, true]);
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect([host, requiresTls(`smtp://user:secret@${host}`)]).toEqual([host, false]);
  expect(requiresTls('smtps://user:secret@mail.example')).toBe(true);
});

it('name and password may have any characters, and the port follows from the kind of connection', () => {
  expect(connectionTo(new URL('smtp://a%40b.example:p%2Fw%20d@mail.example'))).toMatchObject({
    ...{ host: 'mail.example', port: 587 },
    auth: { user: 'a@b.example', pass: 'p/w d' },
  });
  expect(connectionTo(new URL('smtps://mail.example'))).toEqual({
    ...{ host: 'mail.example', port: 465, secure: true, requireTLS: false },
  });
  expect(connectionTo(new URL('smtp://[::1]:2525'))).toMatchObject({ host: '::1', port: 2525 });
});
