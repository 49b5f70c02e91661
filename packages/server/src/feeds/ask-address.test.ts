import type { LookupAddress, lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { feedLookup } from './ask-address.ts';

/** A system that answers every name with these. */
const answering = (addresses: LookupAddress[]): typeof lookup =>
  ((_name: string, _options: unknown, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(null, addresses)) as typeof lookup;

const found = (addresses: string[], all: boolean, allowPrivate = false): Promise<unknown> =>
  new Promise((resolve) => {
    const system = answering(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    feedLookup(system, allowPrivate)('shop.example', { all }, (error, address, family) =>
      resolve(error ? error.message : all ? address : [address, family]),
    );
  });

test('of the addresses of a name only public ones are left, in their order', async () => {
  const mixed = ['10.0.0.1', '2606:4700::1111', '::1', '8.8.8.8', '169.254.169.254'];
  expect(await found(mixed, true)).toEqual([
    { address: '2606:4700::1111', family: 6 },
    { address: '8.8.8.8', family: 4 },
  ]);
  expect(await found(mixed, false)).toEqual(['2606:4700::1111', 6]);
});

test('a name that leads to none is refused, with what it leads to', async () => {
  for (const all of [true, false]) {
    expect(await found(['127.0.0.1', '::1'], all)).toMatch(/^shop\.example leads to 127\.0\.0\.1, no address/);
    expect(await found([], all)).toMatch(/leads to nothing/);
  }
});

test('where private addresses are allowed, those that tell a machine about itself stay refused', async () => {
  expect(await found(['169.254.169.254', '10.0.0.1', 'fe80::1', '::1'], true, true)).toEqual([
    { address: '10.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
  expect(await found(['169.254.169.254'], true, true)).toMatch(
    /169\.254\.169\.254, an address where machines .* no setting/,
  );
});
