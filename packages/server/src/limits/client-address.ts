// The address by which limits count a request. It is the peer's, unless the peer is a proxy that the operator trusts. One
// customer of a network can change the port and the second half of an IPv6 address at will, so neither counts.

import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** Where a request came from. */
export interface CallSource {
  /** The address at the other end of the connection. */
  readonly peer: string;
  /** `X-Forwarded-For`; null if it was not sent. */
  readonly forwardedFor: string | null;
}

export type AddressOf = (source: CallSource) => string;

/** `trusted`: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`. */
export function makeAddressOf(trusted: readonly string[]): AddressOf {
  if (trusted.length === 0) return ({ peer }) => countedAddress(peer);
  const isTrusted = proxyAddress.compile([...trusted]);
  return ({ peer, forwardedFor }) => {
    let address = peer;
    // Each proxy appends the address that it sees, so the last one is believed first.
    const told = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
    for (let hop = 0; hop < told.length && isTrusted(address, hop); hop++) {
      address = withoutPort(told[told.length - 1 - hop] ?? '');
    }
    return countedAddress(address);
  };
}

/** Some proxies append the port (`192.0.2.1:4711`, `[2001:db8::1]:4711`), which is another with each connection. */
function withoutPort(entry: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(entry.trim()) ?? [];
  return bracketed ?? dotted ?? entry.trim();
}

/** An IPv4 address, however it is spelled; the network (64 bits) of an IPv6 address; `unknown` for what is no address. */
function countedAddress(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  return mapped ?? network64(address);
}

/** `2001:db8::1` and `2001:db8:0:0:ffff::` are both of `2001:db8:0:0`. */
function network64(address: string): string {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = groupsOf(head);
  if (tail !== undefined) {
    const after = groupsOf(tail);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An IPv4 address at the end takes the place of the last two groups, which do not matter here. */
const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
