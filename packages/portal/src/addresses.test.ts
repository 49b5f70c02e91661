import { describe, expect, it } from 'vitest';
import { addressOf, type Place, readAddress } from './addresses.ts';

describe('an address of the portal', () => {
  it.each<[string, Place]>([
    ['/admin', { page: 'start' }],
    ['/admin/me', { page: 'me' }],
    ['/admin/link', { page: 'link' }],
    ['/admin/shops/lamps', { page: 'home', client: 'lamps' }],
    ['/admin/shops/lamps/keys', { page: 'keys', client: 'lamps' }],
    ['/admin/shops/a%20b%2Fc/audit', { page: 'audit', client: 'a b/c' }],
    ['/admin/shops/lamps/catalogs', { page: 'catalogs', client: 'lamps' }],
    ['/admin/shops/lamps/advisors/a%2Fb/versions', { page: 'advisors', client: 'lamps', inside: ['a/b', 'versions'] }],
  ])('%s says where one is, and can be made again from that', (address, place) => {
    expect(readAddress(address)).toEqual(place);
    expect(readAddress(`${address}/`)).toEqual(place);
    expect(addressOf(place)).toBe(address);
  });

  it.each([
    ...['/admin/x', '/admin/me/x', '/admin/shops', '/admin/shops/a/x', '/admin/shops/a/keys/x', '/admin/shops/%'],
    ...['/admin/shops/a/catalogs/%', '/admin/shops/a/catalogs//x'],
  ])('%s is none', (address) => {
    expect(readAddress(address)).toEqual({ page: 'nowhere' });
  });
});
