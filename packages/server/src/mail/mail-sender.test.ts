import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { connectionTo, MailSender } from './mail-sender.ts';

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

it.each([
  ['answers nothing after its greeting', () => {}],
  // A line of an answer that goes on.
  ['never comes to an end of its answer', (socket: Socket) => socket.write('250-wait\r\n')],
])('a mail server that %s is given up, and the connection with it', async (_, drip) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example ESMTP\r\n');
    const dripping = setInterval(() => drip(socket), 20);
    socket.once('close', () => clearInterval(dripping));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sender = new MailSender({ server: new URL(`smtp://127.0.0.1:${port}`), from: 'a@shop.example' }, 200);
  const mail = { to: 'b@shop.example', subject: 'Hello', text: 'Hello' };
  await expect(sender.send(mail)).rejects.toThrow();
  // Resolves only once no connection is left.
  await new Promise((resolve) => server.close(resolve));
});
