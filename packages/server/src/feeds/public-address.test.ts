import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isMetadataAddress, isPublicAddress, wrappedIn } from './public-address.ts';

test('addresses of the internet are public', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  for (const address of ['2a00:1450:4001::1', '2606:4700::1111', '64:ff9b::8.8.8.8', '64:ff9b::808:808']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
});

test('private, local, reserved, wrapped and mapped addresses are not', () => {
  const refused = [
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1'],
    ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1', '240.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '2001::1', '2001:db8::1'],
    ...['2002:7f00:1::', '3fff::1', '5f00::1', '64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1'],
    ...['', 'localhost', '127.1', '8.8.8.8.8', '[::1]'],
  ];
  for (const address of refused) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('no spelling of a private IPv4 address inside an IPv6 address is public', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), ([b, c, d]) => {
      for (const first of [10, 127]) {
        const [high, low] = [((first << 8) | b).toString(16), ((c << 8) | d).toString(16)];
        for (const text of [
          `::${high}:${low}`,
          `::ffff:${high}:${low}`,
          `64:ff9b::${high}:${low}`,
          `2002:${high}:${low}::1`,
        ])
          expect(isPublicAddress(text)).toBe(false);
      }
    }),
  );
});

test('addresses where clouds tell a machine its passwords are known in every spelling', () => {
  const told = ['169.254.169.254', '169.254.170.2', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe'];
  const elsewhere = [
    ...['fe80::a9fe:a9fe%eth0', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', '100.100.100.200', '168.63.129.16'],
    ...['2002:a9fe:a9fe::1', '2002:a83f:8110::', '64:ff9b:1::a9fe:a9fe', '::a9fe:a9fe', '::ffff:0:169.254.169.254'],
    ...['2001:0:a9fe:a9fe::', '2001::5601:5601', '2001:db8::5efe:a9fe:a9fe', '64:ff9b::168.63.129.16'],
  ];
  for (const address of [...told, ...elsewhere])
    expect([address, isMetadataAddress(address), isPublicAddress(address)]).toEqual([address, true, false]);
  for (const address of [
    '127.0.0.1',
    '10.0.0.1',
    '192.168.1.1',
    '::1',
    'fd00::1',
    '2002:0a00:0001::',
    'shop.example',
    '',
  ])
    expect([address, isMetadataAddress(address)]).toEqual([address, false]);
});

const hex = (...bytes: readonly number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

it('finds an IPv4 address in every way of wrapping one', () => {
  const byte = fc.nat(255);
  fc.assert(
    fc.property(byte, byte, byte, byte, (a, b, c, d) => {
      const [high, low] = [hex(a, b), hex(c, d)];
      const turned = [hex(a ^ 255, b ^ 255), hex(c ^ 255, d ^ 255)].join(':');
      for (const address of [
        `::${high}:${low}`,
        `::${a}.${b}.${c}.${d}`,
        `::ffff:${high}:${low}`,
        `::FFFF:${a}.${b}.${c}.${d}`,
        `::ffff:0:${high}:${low}`,
        `64:ff9b::${high}:${low}`,
        `0064:ff9b:0:0:0:0:${high}:${low}`,
        `64:ff9b:1::${high}:${low}`,
        `64:ff9b:1:${high}:${hex(0, c)}:${hex(d, 0)}::`,
        `2002:${high}:${low}::1`,
        `2001:0:${high}:${low}::`,
        `2001:0:4136:e378:8000:63bf:${turned}`,
        `2001:db8::5efe:${high}:${low}`,
        `2001:db8::200:5efe:${high}:${low}`,
      ]) {
        expect([address, wrappedIn(address)]).toEqual([address, expect.arrayContaining([`${a}.${b}.${c}.${d}`])]);
      }
    }),
  );
});

it('finds none in an address that wraps none', () => {
  for (const address of ['2a00:1450:4001::1', '2606:4700::1111', 'fd00::1', 'fe80::1', '2001:db8::1']) {
    expect(wrappedIn(address)).toEqual([]);
  }
});
