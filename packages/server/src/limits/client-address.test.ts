import { expect, it } from 'vitest';
import { type CallSource, makeAddressOf } from './client-address.ts';

const from = (peer: string, forwardedFor: string | null = null): CallSource => ({ peer, forwardedFor });

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

const behindProxy = (forwarded: string) => makeAddressOf(['loopback', '10.0.0.0/8'])(from('127.0.0.1', forwarded));

it('is the same whatever port a proxy appends', () => {
  for (const forwarded of ['198.51.100.1', '198.51.100.1:4711', '198.51.100.1:4712', '203.0.113.5:1, 198.51.100.1:2']) {
    expect([forwarded, behindProxy(forwarded)]).toEqual([forwarded, '198.51.100.1']);
  }
  for (const forwarded of ['2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:4711', '[2001:db8::2]:4712']) {
    expect([forwarded, behindProxy(forwarded)]).toEqual([forwarded, '2001:db8:0:0']);
  }
  // A trusted proxy is known with its port, too.
  expect(behindProxy('198.51.100.1:5, 10.0.0.9:443')).toBe('198.51.100.1');
});

it('of IPv6 is the network of a customer, however it is spelled', () => {
  const addressOf = makeAddressOf([]);
  for (const peer of ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff:ffff:ffff:ffff', '2001:DB8:0:7:0:0:1.2.3.4']) {
    expect([peer, addressOf(from(peer))]).toEqual([peer, '2001:db8:0:7']);
  }
  expect(addressOf(from('2001:db8:0:8::1'))).toBe('2001:db8:0:8');
  expect(addressOf(from('fe80::1%eth0'))).toBe('fe80:0:0:0');
  expect(addressOf(from('::1'))).toBe('0:0:0:0');
  expect(addressOf(from('::ffff:192.0.2.1'))).toBe('192.0.2.1');
});

it('is one for all who send what is no address', () => {
  for (const forwarded of ['unknown', '_hidden', 'x'.repeat(9000), '1.2.3', '198.51.100.1:']) {
    expect(behindProxy(forwarded)).toBe('unknown');
  }
});
