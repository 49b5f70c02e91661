// Which addresses are of the public internet. A feed's address comes from a person who need not own this machine's
// network, so a pull must not reach what only this machine can: services beside it, a cloud's metadata, other machines
// of the network. After the registries of special-purpose addresses of IANA (RFC 6890).

import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { wrappedIn } from './wrapped-addresses.ts';

/** `address`: an IPv4 or IPv6 address as text. Whatever else it is, is not public. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (isMetadataAddress(plain)) return false;
  if (isIPv4(plain)) return !SPECIAL.check(plain, 'ipv4');
  return isIPv6(plain) && GLOBAL_6.check(plain, 'ipv6') && !SPECIAL.check(plain, 'ipv6');
}

/**
 * Whether it is where clouds tell a machine its passwords: link-local, or one of the few that stand elsewhere. No feed is
 * there, whatever else of its own network somebody allows.
 */
export function isMetadataAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (isIPv4(plain)) return METADATA.check(plain, 'ipv4');
  return isIPv6(plain) && (METADATA.check(plain, 'ipv6') || wrappedIn(plain).some(isMetadataAddress));
}

const SPECIAL_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by the customers of a provider
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, with the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

const SPECIAL_6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments, with Teredo, which wraps an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which wraps an IPv4 address
  ['3fff::', 20], // documentation
];

/** Addresses of networks that reach IPv4 by translation only; the IPv4 address stands in the last 32 bits (RFC 6052). */
const TRANSLATED = { prefix: '64:ff9b::', bits: 96 };

const SPECIAL = new BlockList();
for (const [network, bits] of SPECIAL_4) {
  SPECIAL.addSubnet(network, bits, 'ipv4');
  SPECIAL.addSubnet(`${TRANSLATED.prefix}${network}`, TRANSLATED.bits + bits, 'ipv6');
}
for (const [network, bits] of SPECIAL_6) SPECIAL.addSubnet(network, bits, 'ipv6');

/** Of IPv6 only this part is given out for use on the internet; loopback, unique-local, mapped and others are outside. */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');
GLOBAL_6.addSubnet(TRANSLATED.prefix, TRANSLATED.bits, 'ipv6');

/** Of the networks that belong to a cloud, those in which it tells a machine about itself. */
const METADATA = new BlockList();
METADATA.addSubnet('169.254.0.0', 16, 'ipv4');
METADATA.addSubnet('fe80::', 10, 'ipv6');
METADATA.addAddress('100.100.100.200', 'ipv4'); // Alibaba
METADATA.addAddress('168.63.129.16', 'ipv4'); // Azure, although it looks like one of the internet
METADATA.addSubnet('fd00:ec2::', 64, 'ipv6'); // Amazon
METADATA.addSubnet('fd20:ce::', 64, 'ipv6'); // Google
