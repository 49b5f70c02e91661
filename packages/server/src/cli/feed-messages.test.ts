// What a feed is told can be done as it stands: whoever looks after a feed typed no `guidepost import`, so its options alone
// say nothing to them.

import { expect, test } from 'vitest';
import { answerWith } from '../feeds/feed-server.fixture.ts';
import type { FeedOrder } from '../feeds/feed-store.ts';
import { pullFeed } from '../feeds/pull-feed.ts';
import { inPulledShop } from '../feeds/pulled-shop.fixture.ts';
import { spellForFeed } from './feed-door.ts';

const shop = inPulledShop();

const add = async (others: Partial<FeedOrder> = {}): Promise<void> => {
  await shop.stores.feeds.remove('shop', 'c');
  await shop.add(others);
};

const limits = { size: 1e6, time: 5000, idle: 2000, allowPrivate: true };
async function pull(text: string): Promise<string | null> {
  shop.server.answer = answerWith(text, `"${Math.random()}"`);
  const order = { client: 'shop', catalog: 'c', holder: `${Math.random()}`, onlyIfDue: false, yes: false };
  const outcome = await pullFeed(shop.stores, order, {
    folder: shop.folder,
    limits,
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'failed') return null;
  const [feed] = await shop.stores.feeds.list();
  // What is kept is data, and comes back as it was.
  expect(feed?.failure).toEqual(outcome.reason);
  return spellForFeed(outcome.reason, feed!);
}

/** Options outside of whole commands. */
const bareOptions = (text: string): string[] =>
  text.replace(/`guidepost [^`]+`|guidepost(?: [\w./=-]+)+/g, '').match(/--[a-z-]+/g) ?? [];

const HEAD = 'Nr;Name;Bild;Link;Preis;RAM\n';
const row = (nr: number): string =>
  `${nr};Gerät ${nr};https://s.example/${nr}.png;https://s.example/${nr};${nr},00;8\n`;
const german = HEAD + Array.from({ length: 9 }, (_, nr) => row(nr + 1)).join('');
const mapping = {
  name: 'shop.yaml',
  text: 'format: csv\ndelimiter: ";"\nsku: Nr\ntitle: Name\nimage: Bild\nlink: Link\nprice: Preis\ndecimal: comma\n',
};

const usd = {
  name: 'usd.yaml',
  text: 'format: csv\ndelimiter: ";"\ncurrency: USD\nsku: Nr\nprice: Preis\ndecimal: comma\n',
};

test.each<[string, Partial<FeedOrder>, string, RegExp]>([
  ['a column was renamed', {}, german.replace('Preis', 'Betrag'), /import FILE --client shop --catalog c --mapping/],
  ['it is a part of the catalog', {}, 'Nr;Preis\n1;5,00\n', /feeds add ADDRESS --client shop --catalog c --update/],
  [
    'nothing of it is known',
    { mode: 'update' },
    'Nr;Stück\n1;5\n',
    /feeds add ADDRESS --client shop --catalog c --update --set price=Stück`.*feeds remove/,
  ],
  ['another currency', { mode: 'update', mapping: usd }, 'Nr;Preis\n1;5,00\n', /import FILE .* --replace`/],
  ['a mapping of its own', { mapping }, 'Nr;Preis\n1;5,00\n', /--save-mapping MAPPING.yaml` writes.*--mapping MAPPING/],
])('a failure names whole commands: %s', async (_name, others, text, expected) => {
  await add({ currency: 'EUR' });
  expect(await pull(german)).toBeNull();
  await add(others);
  const reason = (await pull(text)) ?? 'no failure';
  expect(reason).toMatch(expected);
  expect(bareOptions(reason)).toEqual([]);
});

test('a feed that gives a web page is to be added anew with what its server wants', async () => {
  await add();
  const reason = (await pull('<html>Sign in</html>')) ?? '';
  expect(reason).toMatch(
    /if it wants a password, add the feed anew with a header that says it \(`guidepost feeds add ADDRESS --client shop --catalog c --header 'Name: value'`\)\. Before you add the feed again, remove it: `guidepost feeds remove --client shop --catalog c`\.$/,
  );
});

test('what was kept as text before remedies were data is told as it is', () => {
  const feed = { client: 'shop', catalog: 'c', mapping: null, mode: 'replace' } as const;
  for (const text of [
    'If it is meant: guidepost feeds pull --client shop --catalog c --yes',
    'The value "a--b" is no number.',
  ])
    expect(spellForFeed(text, feed)).toBe(text);
});
