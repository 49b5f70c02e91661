import { plainMend } from '@guidepost/fault/plain-remedy';
import { mendOf } from '@guidepost/fault/remedy';
import { expect, test } from 'vitest';
import { type FeedOrderFault, type GivenFeed, makeFeedOrder } from './add-feed.ts';
import { isPrivateByName, showAddress } from './feed-address.ts';
import type { FeedOrder } from './feed-store.ts';

const given: GivenFeed = {
  ...{ client: 'shop', catalog: 'c', url: 'https://shop.example/feed.csv', headers: [], every: '60', mapping: null },
  ...{ set: [], format: null, mode: 'replace', baseUrl: null, currency: null, language: null },
};

const faultsOf = (others: Partial<GivenFeed>): readonly FeedOrderFault[] => {
  const made = makeFeedOrder({ ...given, ...others });
  return 'faults' in made ? made.faults : [];
};

const saidOf = (others: Partial<GivenFeed>): string =>
  faultsOf(others)
    .map(({ wrong }) => plainMend(mendOf(wrong)))
    .join('\n');

function added(others: Partial<GivenFeed>): FeedOrder {
  const made = makeFeedOrder({ ...given, ...others });
  if ('faults' in made) throw new Error(saidOf(others));
  return made;
}

test('user and password of an address become a header and are nowhere else', () => {
  const order = added({ url: 'https://m%C3%BC:p%40ss%zz@Shop.example:443/feed.csv?a=1#top' });
  expect(order.url).toBe('https://shop.example/feed.csv?a=1');
  const value = `Basic ${Buffer.from('mü:p%40ss%zz').toString('base64')}`;
  expect(order.headers).toEqual([{ name: 'Authorization', value }]);
  expect(added({ url: 'https://u:p%40@s.example/' }).headers).toEqual([
    { name: 'Authorization', value: `Basic ${Buffer.from('u:p@').toString('base64')}` },
  ]);
});

test('an address is shown without the values that may be passwords', () => {
  expect(showAddress('https://s.example/feed.csv')).toBe('https://s.example/feed.csv');
  expect(showAddress('https://s.example/f?token=abc&x=1&plain&y=a=b')).toBe('https://s.example/f?token=…&x=…&…&y=…');
});

test('addresses that a server has to be allowed to use are known by their look', () => {
  for (const host of ['127.0.0.1', '10.0.0.7:8080', '[::1]', 'localhost', 'nas.local', 'feed.internal.'])
    expect([host, isPrivateByName(`http://${host}/f`)]).toEqual([host, true]);
  for (const host of ['shop.example', '8.8.8.8', 'local.example', '[2606:4700::1111]'])
    expect([host, isPrivateByName(`http://${host}/f`)]).toEqual([host, false]);
});

test('intervals are minutes, hours or days', () => {
  for (const [every, minutes] of [
    ['5', 5],
    ['45m', 45],
    ['6h', 360],
    ['1d', 1440],
    ['30d', 43_200],
  ] as const) {
    expect(added({ every })).toMatchObject({ everyMinutes: minutes });
  }
  for (const every of ['4', '0', '31d', '1.5h', 'often', '', '-5', '5x', '1e3'])
    expect(saidOf({ every })).toMatch(/no interval/);
});

test('what cannot be is refused at once, in words and without the secret', () => {
  const wrong: [Partial<GivenFeed>, RegExp][] = [
    [{ url: 'shop.example/feed.csv' }, /not one/],
    [{ url: 'ftp://shop.example/feed.csv' }, /http or https, not ftp/],
    [{ url: '/home/me/feed.csv' }, /not one/],
    [{ headers: ['s3cret'] }, /Name: value/],
    [{ headers: ['Bad name: s3cret'] }, /without blanks/],
    [{ headers: ['X-Key: s3cret\nX-Other: 1'] }, /one line/],
    [{ headers: ['X-Key:'] }, /Name: value/],
    [{ headers: ['Host: s3cret'] }, /leave it out/],
    [{ headers: ['Authorization: s3cret'], url: 'https://u:s3cret@shop.example/' }, /not both/],
    [{ mapping: { name: 'm.yaml', text: 'skuu: a\n' } }, /m\.yaml/],
    [{ set: ['nonsense'] }, /"nonsense" has no =/],
    [{ client: '-' }, /beginning with a letter or digit/],
    [{ catalog: '' }, /beginning with a letter or digit/],
    [{ currency: 'eur' }, /capital letters: EUR/],
    [{ language: 'german!' }, /such as en or de-AT/],
    [{ baseUrl: 'shop.example' }, /https:/],
  ];
  for (const [others, said] of wrong) {
    const message = saidOf(others);
    expect(message).toMatch(said);
    expect(faultsOf(others).map(({ member }) => member)).toEqual([Object.keys(others)[0]]);
    expect(message).not.toContain('s3cret');
  }
});

test('a feed whose mapping names another currency than the one given with it is refused when it is added', () => {
  const mapping = { name: 'm.yaml', text: 'currency: EUR\nsku: Nr\n' };
  expect(saidOf({ mapping, currency: 'USD' })).toMatch(/m\.yaml: .*in EUR, and USD is given beside it/);
  expect(added({ mapping, currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
});
