// Which addresses are of the public internet. A feed's address comes from a person who need not own this machine's
// network, so a pull must not reach what only this machine can: services beside it, a cloud's metadata, other machines
// of the network. After the registries of special-purpose addresses of IANA (RFC 6890).

import { BlockList, isIPv4, isIPv6 } from 'node:net';

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

/**
 * The IPv4 addresses that an IPv6 address may lead to, as dotted text. There are many ways to wrap one, and a machine or its network
 * may unwrap any of them. So an address that must not be reached must not be reached wrapped either. `address`: an IPv6 address as
 * text, without a zone.
 */
export function wrappedIn(address: string): readonly string[] {
  const groups = groupsOf(address);
  const [g0 = 0, g1 = 0, g2 = 0, g3 = 0, g4 = 0, g5 = 0, g6 = 0, g7 = 0] = groups;
  const last = dotted(g6, g7);
  const startsWithZeros = groups.slice(0, 4).every((group) => group === 0);
  const found: string[] = [];
  // Compatible (RFC 4291, 2.5.5.1), mapped (2.5.5.2) and translated (RFC 2765).
  if (startsWithZeros && ((g4 === 0 && (g5 === 0 || g5 === 0xffff)) || (g4 === 0xffff && g5 === 0))) found.push(last);
  // NAT64, the prefix of all and those of single networks (RFC 6052, 2.1 and 2.2; RFC 8215).
  if (g0 === 0x64 && g1 === 0xff9b) found.push(last, dotted(g3, ((g4 & 0xff) << 8) | (g5 >> 8)));
  // 6to4 (RFC 3056).
  if (g0 === 0x2002) found.push(dotted(g1, g2));
  // Teredo (RFC 4380): its server, and the client with all bits turned over.
  if (g0 === 0x2001 && g1 === 0) found.push(dotted(g2, g3), dotted(g6 ^ 0xffff, g7 ^ 0xffff));
  // ISATAP, in any network (RFC 5214).
  if ((g4 & 0xfdff) === 0 && g5 === 0x5efe) found.push(last);
  return found;
}

const dotted = (high: number, low: number): string => `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;

/** Eight numbers of 16 bits. */
function groupsOf(address: string): number[] {
  // As the URL standard writes it: hexadecimal only, with one `::` at most.
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail = ''] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
