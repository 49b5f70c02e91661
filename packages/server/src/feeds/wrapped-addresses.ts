// The IPv4 addresses that an IPv6 address may lead to. There are many ways to wrap one, and a machine or its network may
// unwrap any of them, so an address that must not be reached must not be reached wrapped either.

/** `address`: an IPv6 address as text, without a zone. As dotted text; each way that fits gives one. */
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
