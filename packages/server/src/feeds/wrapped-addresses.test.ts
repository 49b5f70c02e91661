import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrappedIn } from './wrapped-addresses.ts';

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
