// The promises of AuditStore.

import { expect, test } from 'vitest';
import type { AuditEntry, AuditIntent } from '../../../audit/audit-store.ts';
import { readAllPages } from '../../../lists/page.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const intent = (others: Partial<AuditIntent> = {}): AuditIntent => ({
  client: 'shop',
  door: 'admin interface',
  by: { kind: 'person', id: 'person_1', name: 'Ada' },
  action: 'key created',
  target: '',
  ...others,
});

const ids = (entries: readonly AuditEntry[]): string[] => entries.map(({ id }) => id);

export const keepsAudit = (stores: () => TwoStores): void => {
  test('an entry is there before its outcome is known, and keeps it once it is', async () => {
    const { one, other } = stores();
    await one.audit.begin('a', 5, intent());
    const page = { after: null, limit: 10 };
    const begun = { id: 'a', at: 5, ...intent(), before: null, after: null, outcome: null };
    expect((await other.audit.list(page, { client: 'shop' })).entries).toEqual([begun]);
    const after = { id: 'key_1', origins: ['https://ä.example'] };
    await other.audit.complete('a', { outcome: 'done', target: 'key_1', before: { x: [1] }, after });
    await other.audit.complete('a', { outcome: 'failed' });
    const done = { ...begun, target: 'key_1', before: { x: [1] }, after, outcome: 'done' };
    expect((await one.audit.list(page, { client: 'shop' })).entries).toEqual([done]);
  });

  test('entries come newest first, page by page, of one client or of all, by whom, of which kind and to what', async () => {
    const { audit } = stores().one;
    await audit.begin('a', 1, intent());
    await audit.begin('b', 2, intent({ client: 'other' }));
    await audit.begin('d', 2, intent({ client: null, by: { kind: 'machine', id: '', name: 'root' } }));
    await audit.begin('c', 3, intent({ action: 'key revoked', by: { kind: 'token', id: 'token_1', name: 'CI' } }));
    const listed = async (filter: Parameters<typeof audit.list>[1]) => {
      const pages: AuditEntry[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof audit.list>> = await audit.list({ after, limit: 1 }, filter);
        pages.push(...page.entries);
        after = page.next;
      } while (after !== null);
      return ids(pages);
    };
    expect(await listed({ client: null })).toEqual(['c', 'd', 'b', 'a']);
    expect(await listed({ client: 'shop' })).toEqual(['c', 'a']);
    expect(await listed({ client: 'shop', by: 'token_1' })).toEqual(['c']);
    expect(await listed({ client: null, action: 'key created' })).toEqual(['d', 'b', 'a']);
    await audit.begin('e', 4, intent({ target: 'another key' }));
    expect(await listed({ client: 'shop', target: 'another key' })).toEqual(['e']);
    expect(await listed({ client: 'nobody' })).toEqual([]);
  });

  test('what is too large for the log is told by its size', async () => {
    const { audit } = stores().one;
    await audit.begin('a', 1, intent());
    await audit.complete('a', { outcome: 'done', after: 'x'.repeat(100_000) });
    const [entry] = (await audit.list({ after: null, limit: 1 }, { client: 'shop' })).entries;
    expect(entry?.after).toEqual({ left_out: 100_002 });
  });

  test('entries of before a time are removed', async () => {
    const { audit } = stores().one;
    for (const at of [1, 2, 3]) await audit.begin(String(at), at, intent());
    expect(await audit.removeBefore(3)).toBe(2);
    expect(ids(await readAllPages((request) => audit.list(request, { client: null })))).toEqual(['3']);
  });

  test('the log moves the mark of the admin interface, and not that of the definitions', async () => {
    const { one, other } = stores();
    const [definitions, admin] = [await one.changeMark(), await one.adminMark()];
    await other.audit.begin('a', 1, intent());
    expect(await one.changeMark()).toBe(definitions);
    expect(await one.adminMark()).not.toBe(admin);
  });
};
