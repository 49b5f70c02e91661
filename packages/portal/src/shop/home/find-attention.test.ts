import { expect, it } from 'vitest';
import { findAttention } from './find-attention.ts';
import type { Details } from './read-details.ts';
import { joinAdvisors, type Overview } from './read-overview.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const overview = (parts: object): Overview =>
  ({ advisors: [], catalogs: [], damaged: [], feeds: [], jobs: [], ...parts }) as Overview;
const details = (parts: Partial<Details>): Details => ({
  ...{ insights: new Map(), insightsMissing: false, changed: new Set(), withErrors: new Set(), leftOut: new Map() },
  concerned: new Map(),
  ...parts,
});
const found = (shop: Overview, more: Details | null = null) =>
  findAttention('shop', shop, more, NOW).map(({ kind, about, count, since }) => [kind, about, count, since]);

it('a shop where all is well needs nobody', () => {
  const feeds = [{ catalog: 'a', failures: 0 }];
  const jobs = [{ kind: 'import', about: 'a', state: 'ended', outcome: 'done' }];
  expect(found(overview({ catalogs: [{ catalog: 'a', products: 3 }], feeds, jobs }), details({}))).toEqual([]);
});

it('catalogs that fail, are empty, damaged or left rows out are told, the worst first', () => {
  const shop = overview({
    catalogs: [
      { catalog: 'fed', products: 4 },
      { catalog: 'none', products: 0 },
      { catalog: 'some', products: 2 },
    ],
    damaged: ['broken'],
    feeds: [
      { catalog: 'fed', failures: 2, last_good: { at: '2026-11-01T00:00:00Z' }, created_at: '2026-10-01T00:00:00Z' },
    ],
    jobs: [
      { kind: 'import', about: 'some', state: 'running', outcome: null },
      { kind: 'import', about: 'some', state: 'ended', outcome: 'refused' },
      { kind: 'import', about: 'fed', state: 'ended', outcome: 'failed' },
    ],
  });
  expect(found(shop, details({ leftOut: new Map([['some', 12]]), concerned: new Map([['fed', 2]]) }))).toEqual([
    ['catalog damaged', 'broken', 0, ''],
    ['feed failing', 'fed', 0, '2026-11-01T00:00:00Z'],
    ['import failed', 'some', 0, ''],
    ['catalog empty', 'none', 0, ''],
    ['advisors affected', 'fed', 2, ''],
    ['rows left out', 'some', 12, ''],
  ]);
});

it('a draft with errors is told at once, one with changes only after a week', () => {
  const draft = (advisor: string, updated_at: string) => ({
    advisor,
    name: advisor,
    listed: null,
    draft: { updated_at },
  });
  const shop = overview({
    advisors: [
      draft('wrong', '2026-11-20T11:00:00Z'),
      draft('new', '2026-11-19T00:00:00Z'),
      draft('old', '2026-11-01T00:00:00Z'),
      draft('same', '2026-11-01T00:00:00Z'),
    ],
  });
  const known = details({ withErrors: new Set(['wrong']), changed: new Set(['new', 'old']) });
  expect(found(shop, known)).toEqual([
    ['draft has errors', 'wrong', 0, ''],
    ['draft waits', 'old', 0, '2026-11-01T00:00:00Z'],
  ]);
  expect(found(shop)).toEqual([]);
});

it('an advisor is listed once, with its versions and its draft; whatever was worked on last comes first', () => {
  const listed = [
    { advisor: 'a', name: 'Aa', version_at: '2026-11-01T00:00:00Z' },
    { advisor: 'b', name: 'Bb', version_at: '2026-11-02T00:00:00Z' },
  ] as unknown as Parameters<typeof joinAdvisors>[0];
  const drafts = [
    { advisor: 'a', updated_at: '2026-11-03T00:00:00Z' },
    { advisor: 'c', updated_at: '2026-11-01T12:00:00Z' },
  ] as unknown as Parameters<typeof joinAdvisors>[1];
  expect(
    joinAdvisors(listed, drafts).map(({ advisor, name, listed, draft }) => [advisor, name, !!listed, !!draft]),
  ).toEqual([
    ['a', 'Aa', true, true],
    ['b', 'Bb', true, false],
    ['c', 'c', false, true],
  ]);
});
