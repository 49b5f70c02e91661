// The promises of DraftStore.

import { expect, test } from 'vitest';
import { type Draft, type DraftEdit, EDITS_KEPT } from '../../../drafts/draft-store.ts';
import { readAllPages } from '../../../lists/page.ts';
import type { DefinitionStore } from '../definition-store.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const ADA = { kind: 'person', id: 'a', name: 'Ada "ä"' } as const;
const GRACE = { kind: 'token', id: 'g', name: 'Grace' } as const;

const draft = (revision: number, others: Partial<Draft> = {}): Draft => ({
  client: 'shop',
  advisor: 'lamps',
  revision,
  cells: new Map<string, string | number | null>([
    ['/name', `Lamps ${revision}`],
    ['/questions/a~1b', 'V'],
    ['source', 'name: "ä" # 😀\n'],
    ['/results', null],
  ]),
  basedOn: 3,
  createdAt: 1,
  createdBy: ADA,
  updatedAt: revision,
  updatedBy: GRACE,
  isDiscarded: false,
  ...others,
});

const edit = (revision: number, others: Partial<DraftEdit> = {}): DraftEdit => ({
  revision,
  at: revision,
  by: GRACE,
  reason: { kind: 'edited', operations: [{ kind: 'set', path: ['name'], value: `Lamps ${revision}` }] },
  changes: [
    { pointer: '/name', was: `Lamps ${revision - 1}`, now: `Lamps ${revision}` },
    { pointer: '/results', was: undefined, now: null },
    { pointer: '/where', was: { kind: ['a'] }, now: undefined },
  ],
  ...others,
});

const save = ({ drafts }: DefinitionStore, revision: number, at = revision): Promise<boolean> =>
  drafts.save(draft(revision), edit(revision, { at }));

const NOBODY_ELSE = { after: null, limit: 100 };

export const keepsDrafts = (stores: () => TwoStores): void => {
  test('a draft and its edits come back as they were put in', async () => {
    const { one, other } = stores();
    await save(one, 1);
    const discarded = draft(2, { isDiscarded: true, basedOn: null, cells: new Map() });
    await one.drafts.save(discarded, edit(2, { reason: { kind: 'discarded' } }));
    expect(await other.drafts.find('shop', 'lamps')).toEqual(discarded);
    expect(await other.drafts.readEdits('shop', 'lamps', 0, 2)).toEqual([
      edit(2, { reason: { kind: 'discarded' } }),
      edit(1),
    ]);
    expect(await other.drafts.find('shop', 'chairs')).toBeNull();
    expect(await other.drafts.find('other', 'lamps')).toBeNull();
  });

  test('a draft is kept only on top of the revision before, and otherwise nothing of it', async () => {
    const { one, other } = stores();
    expect(await save(one, 2)).toBe(false);
    expect(await one.drafts.find('shop', 'lamps')).toBeNull();
    expect(await save(one, 1)).toBe(true);
    expect(await save(other, 1)).toBe(false);
    expect(await save(other, 3)).toBe(false);
    expect(await save(other, 2)).toBe(true);
    expect((await one.drafts.find('shop', 'lamps'))?.revision).toBe(2);
    expect((await one.drafts.readEdits('shop', 'lamps', 0, 9)).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('of several who save on top of the same revision one does', async () => {
    const { one, other } = stores();
    for (const revision of [1, 2, 3]) {
      const saved = await Promise.all([one, other, one, other].map((store) => save(store, revision)));
      expect(saved.filter(Boolean)).toHaveLength(1);
    }
    expect(await one.drafts.readEdits('shop', 'lamps', 0, 9)).toHaveLength(3);
  });

  test('drafts of a client are listed by advisor, without those that were discarded', async () => {
    const { drafts } = stores().one;
    for (const advisor of ['c', 'a', 'B', 'd']) await drafts.save(draft(1, { advisor }), edit(1));
    await drafts.save(draft(1, { client: 'other', advisor: 'e' }), edit(1));
    await drafts.save(draft(2, { advisor: 'c', isDiscarded: true }), edit(2));
    const listed = await readAllPages(({ after }) => drafts.list('shop', { after, limit: 2 }));
    expect(listed.map(({ advisor }) => advisor)).toEqual(['B', 'a', 'd']);
    const { cells: _, ...summary } = draft(1, { advisor: 'a' });
    expect(listed[1]).toEqual(summary);
    expect((await drafts.list('nobody', NOBODY_ELSE)).entries).toEqual([]);
  });

  test('edits are listed newest first, in pages that neither repeat nor lose one, whatever is added meanwhile', async () => {
    const { one } = stores();
    for (const revision of [1, 2, 3]) await save(one, revision);
    const first = await one.drafts.listEdits('shop', 'lamps', { after: null, limit: 2 });
    await save(one, 4);
    const second = await one.drafts.listEdits('shop', 'lamps', { after: first.next, limit: 2 });
    expect([...first.entries, ...second.entries].map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect(second.next).toBeNull();
    const { changes: _, ...summary } = edit(3);
    expect(first.entries[0]).toEqual(summary);
  });

  test('edits are forgotten when they are old, but never the newest of a draft', async () => {
    const { one } = stores();
    await one.drafts.save(draft(1, { advisor: 'quiet' }), edit(1));
    await save(one, 1, 1);
    await save(one, 2, 2);
    await save(one, 3, EDITS_KEPT + 2);
    const revisions = async (advisor: string) =>
      (await one.drafts.readEdits('shop', advisor, 0, 9)).map(({ revision }) => revision);
    expect(await revisions('lamps')).toEqual([3, 2]);
    expect(await revisions('quiet')).toEqual([1]);
    await save(one, 4, 3 * EDITS_KEPT);
    expect(await revisions('lamps')).toEqual([4]);
  });
};
