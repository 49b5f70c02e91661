import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { makeAddressOf } from './client-address.ts';

function from(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

it('is the peer, whatever is forwarded, unless a proxy is named', () => {
  expect(makeAddressOf([])(from('192.0.2.1', '198.51.100.1'))).toBe('192.0.2.1');
});

it('is what the named proxies say, as far as they are trusted', () => {
  const addressOf = makeAddressOf(['10.0.0.0/8', 'loopback']);
  expect(addressOf(from('10.1.2.3', '198.51.100.1'))).toBe('198.51.100.1');
  expect(addressOf(from('10.1.2.3', '203.0.113.9, 198.51.100.1, 127.0.0.1'))).toBe('198.51.100.1');
  expect(addressOf(from('192.0.2.1', '198.51.100.1'))).toBe('192.0.2.1');
  expect(addressOf(from('10.1.2.3'))).toBe('10.1.2.3');
});
