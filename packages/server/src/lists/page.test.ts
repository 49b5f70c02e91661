import { expect, test } from 'vitest';
import { makePage, PAGE, type PageRequest, readAllPages, readPageRequest } from './page.ts';

const NAMES = Array.from({ length: 2 * PAGE.most + 1 }, (_, nth) => `n${String(nth).padStart(4, '0')}`);

const asked: PageRequest[] = [];
async function list(request: PageRequest) {
  asked.push(request);
  const from = asked.length === 1 ? 0 : (asked.length - 1) * request.limit;
  const rows = NAMES.slice(from, from + request.limit + 1);
  return makePage(
    rows,
    request.limit,
    (name) => ['demo', name],
    (name) => name,
  );
}

test('whoever wants all reads page by page, each behind the one before', async () => {
  expect(await readAllPages(list)).toEqual(NAMES);
  expect(asked.map(({ limit }) => limit)).toEqual([PAGE.most, PAGE.most, PAGE.most]);
  for (const { after } of asked.slice(1))
    expect(readPageRequest(after)).toEqual({ value: { after, limit: PAGE.usual } });
});

test('a request for a page is judged before anything is read', () => {
  expect(readPageRequest(null, 7)).toEqual({ value: { after: null, limit: 7 } });
  for (const after of ['', 'none', 'bm9uZQ', 'WzFd', 'WyJhIiwxXQ'])
    expect(readPageRequest(after)).toEqual({ wrong: expect.stringContaining('no cursor of a list') });
  for (const limit of [0, -1, 1.5, PAGE.most + 1, Number.NaN])
    expect(readPageRequest(null, limit)).toEqual({ wrong: 'A page has from 1 to 200 entries.' });
});
