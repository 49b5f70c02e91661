// The promises of AdvisorStore.

import type { Advisor } from '@guidepost/engine/advisor';
import { expect, test } from 'vitest';
import { products, replace } from './catalogs.fixture.ts';
import type { TwoStores } from './two-stores.fixture.ts';

const advisor = (client: string, id: string, title = 'Laptop finder'): Advisor => ({
  id,
  client,
  catalog: 'laptops',
  title,
  language: 'en',
  where: { kind: 'in', attribute: 'kind', values: ['laptop', 3, true] },
  results: {
    show: { afterQuestions: 2 },
    limit: 10,
    priceImpact: 'none',
    unavailable: 'hide',
    onePer: 'group',
    nearest: true,
    askAgain: true,
    attributes: [],
  },
  order: 'listed',
  first: null,
  questions: [],
  texts: { de: { 'use.title': 'Wofür? 🚲' } },
});

export const keepsAdvisors = (stores: () => TwoStores): void => {
  test('publishing counts the versions of each advisor from 1', async () => {
    const { advisors } = stores().one;
    expect(await advisors.publish(advisor('demo', 'a'), '', 1)).toEqual({ advisor: 'a', version: 1 });
    expect(await advisors.publish(advisor('demo', 'a'), '', 2)).toEqual({ advisor: 'a', version: 2 });
    expect(await advisors.publish(advisor('demo', 'b'), '', 3)).toEqual({ advisor: 'b', version: 1 });
  });

  test('a version comes back as it was published, also after newer ones and after reopening', async () => {
    const source = 'advisor: a\n# a comment, Ünïcode 🚲\n';
    await stores().one.advisors.publish(advisor('demo', 'a', 'First'), source, 1_800_000_000_123);
    await stores().one.advisors.publish(advisor('demo', 'a', 'Second'), 'other', 1_800_000_000_456);
    const { advisors } = await stores().reopen();
    expect(await advisors.findVersion('demo', 'a', 1)).toEqual({
      client: 'demo',
      advisor: 'a',
      version: 1,
      definition: advisor('demo', 'a', 'First'),
      source,
      publishedAt: 1_800_000_000_123,
    });
  });

  test('a version that does not exist is null', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('demo', 'a'), '', 1);
    expect(await advisors.findVersion('demo', 'a', 2)).toBeNull();
    expect(await advisors.findVersion('demo', 'b', 1)).toBeNull();
    expect(await advisors.findVersion('other', 'a', 1)).toBeNull();
  });

  test('the newest version is the published one, with the catalog it speaks of', async () => {
    const { one, other } = stores();
    await one.advisors.publish(advisor('demo', 'a'), '', 1);
    await one.advisors.publish({ ...advisor('demo', 'a'), catalog: 'tablets' }, '', 2);
    expect(await other.advisors.listPublished()).toEqual([
      { client: 'demo', advisor: 'a', version: 2, catalog: 'tablets' },
    ]);
  });

  test('unpublishing takes an advisor off the list, once, and leaves its versions', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('demo', 'a'), '', 1);
    expect(await advisors.unpublish('demo', 'a')).toBe(true);
    expect(await advisors.unpublish('demo', 'a')).toBe(false);
    expect(await advisors.listPublished()).toEqual([]);
    expect(await advisors.findVersion('demo', 'a', 1)).not.toBeNull();
  });

  test('an older version can be published again, with the catalog it speaks of; new ones go on counting', async () => {
    const { one, other } = stores();
    await one.advisors.publish(advisor('demo', 'a', 'First'), '', 1);
    await one.advisors.publish({ ...advisor('demo', 'a', 'Second'), catalog: 'tablets' }, '', 2);
    expect(await one.advisors.republish('demo', 'a', 1)).toBe(true);
    expect(await other.advisors.listPublished()).toEqual([
      { client: 'demo', advisor: 'a', version: 1, catalog: 'laptops' },
    ]);
    expect(await one.advisors.publish(advisor('demo', 'a'), '', 3)).toEqual({ advisor: 'a', version: 3 });
  });

  test('a version that does not exist cannot be published again, and nothing changes', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('demo', 'a'), '', 1);
    for (const [client, id, version] of [
      ['demo', 'a', 2],
      ['demo', 'b', 1],
      ['other', 'a', 1],
    ] as const) {
      expect(await advisors.republish(client, id, version)).toBe(false);
    }
    expect(await advisors.listPublished()).toMatchObject([{ advisor: 'a', version: 1 }]);
  });

  test('advisors are listed with what is published of them, taken off or not; versions oldest first', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('other', 'a'), '', 1);
    await advisors.publish(advisor('demo', 'b'), 'first', 2);
    await advisors.publish(advisor('demo', 'b'), 'second', 3);
    await advisors.publish(advisor('demo', 'a'), '', 4);
    await advisors.unpublish('demo', 'b');
    const { title: name, catalog } = advisor('demo', 'a');
    const all = [
      { client: 'demo', advisor: 'a', publishedVersion: 1, latestVersion: 1, name, catalog, versionAt: 4 },
      { client: 'demo', advisor: 'b', publishedVersion: null, latestVersion: 2, name, catalog, versionAt: 3 },
      { client: 'other', advisor: 'a', publishedVersion: 1, latestVersion: 1, name, catalog, versionAt: 1 },
    ];
    expect(await advisors.list({ after: null, limit: 3 })).toEqual({ entries: all, next: null });
    expect(await advisors.list({ after: null, limit: 9 }, 'other')).toEqual({ entries: all.slice(2), next: null });
    const first = await advisors.list({ after: null, limit: 2 });
    expect(first.entries).toEqual(all.slice(0, 2));
    // What is added before the cursor meanwhile changes nothing after it.
    await advisors.publish(advisor('demo', 'aa'), '', 5);
    expect(await advisors.list({ after: first.next, limit: 2 })).toEqual({ entries: all.slice(2), next: null });
    await expect(advisors.list({ after: 'bm9uZQ', limit: 2 })).rejects.toThrow('This is no cursor');
  });

  test('versions are listed in pages, newest first, with which of them is published', async () => {
    const { one, other } = stores();
    for (const at of [1, 2, 3]) await one.advisors.publish(advisor('demo', 'a'), `version ${at}`, at);
    await one.advisors.publish(advisor('other', 'a'), '', 9);
    await one.advisors.republish('demo', 'a', 2);
    const { title: name, catalog, questions } = advisor('demo', 'a');
    const versions = [3, 2, 1].map((version) => {
      return { version, name, catalog, questions: questions.length, madeAt: version, published: version === 2 };
    });
    const list = (after: string | null, limit: number) => other.advisors.listVersions('demo', 'a', { after, limit });
    expect(await list(null, 3)).toEqual({ entries: versions, next: null });
    const first = await list(null, 2);
    expect(first.entries).toEqual(versions.slice(0, 2));
    await one.advisors.publish(advisor('demo', 'a'), '', 4);
    expect(await list(first.next, 2)).toEqual({
      entries: [{ ...versions[2], published: false }],
      next: null,
    });
    const none = { entries: [], next: null };
    expect(await other.advisors.listVersions('demo', 'nothing', { after: null, limit: 2 })).toEqual(none);
  });

  test('the published version is found by its name, and is none once it was taken off', async () => {
    const { one, other } = stores();
    expect(await one.advisors.findPublished('demo', 'a')).toBeNull();
    await one.advisors.publish(advisor('demo', 'a'), '', 1);
    const { catalog } = advisor('demo', 'a');
    expect(await other.advisors.findPublished('demo', 'a')).toEqual({
      client: 'demo',
      advisor: 'a',
      version: 1,
      catalog,
    });
    expect(await other.advisors.findPublished('other', 'a')).toBeNull();
    await one.advisors.unpublish('demo', 'a');
    expect(await other.advisors.findPublished('demo', 'a')).toBeNull();
  });

  test('an advisor is published only while its catalog is as it was checked', async () => {
    const { one, other } = stores();
    const definition = { ...advisor('demo', 'a'), catalog: 'c' };
    expect(await one.advisors.publish(definition, '', 1, 1)).toBeNull();
    expect(await one.advisors.publish(definition, '', 1, null)).toEqual({ advisor: 'a', version: 1 });
    await replace(other, products('x'));
    expect(await one.advisors.publish(definition, '', 2, null)).toBeNull();
    expect(await one.advisors.republish('demo', 'a', 1, null)).toBe(false);
    expect(await one.advisors.publish(definition, '', 2, 1)).toEqual({ advisor: 'a', version: 2 });
    await replace(other, products('x', 'y'));
    expect(await one.advisors.republish('demo', 'a', 1, 1)).toBe(false);
    expect(await one.advisors.findPublished('demo', 'a')).toMatchObject({ version: 2 });
    expect(await one.advisors.republish('demo', 'a', 1, 2)).toBe(true);
  });

  test('unpublishing what was never published is false', async () => {
    expect(await stores().one.advisors.unpublish('demo', 'nothing')).toBe(false);
  });

  test('publishing after unpublishing goes on counting', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('demo', 'a'), '', 1);
    await advisors.unpublish('demo', 'a');
    expect(await advisors.publish(advisor('demo', 'a'), '', 2)).toEqual({ advisor: 'a', version: 2 });
    expect(await advisors.listPublished()).toHaveLength(1);
  });

  test('advisors of the same id of different clients have nothing to do with each other', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('demo', 'a', 'Of demo'), '', 1);
    await advisors.publish(advisor('other', 'a', 'Of other'), '', 2);
    await advisors.unpublish('demo', 'a');
    expect(await advisors.listPublished()).toMatchObject([{ client: 'other', advisor: 'a', version: 1 }]);
    expect((await advisors.findVersion('other', 'a', 1))?.definition.title).toBe('Of other');
  });

  test('ids never run together: (a, bc) and (ab, c) are two advisors', async () => {
    const { advisors } = stores().one;
    await advisors.publish(advisor('a', 'b/c'), '', 1);
    await advisors.publish(advisor('a/b', 'c'), '', 1);
    expect(await advisors.listPublished()).toHaveLength(2);
  });

  test('publishing at the same time from two stores gives different versions', async () => {
    const { one, other } = stores();
    const publish = async (index: number) => {
      const { advisors } = index % 2 === 0 ? one : other;
      return (await advisors.publish(advisor('demo', 'a', `Number ${index}`), '', index))?.version ?? 0;
    };
    const published = await Promise.all(Array.from({ length: 20 }, (_, index) => publish(index)));
    expect(published.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const [index, version] of published.entries()) {
      expect((await one.advisors.findVersion('demo', 'a', version))?.definition.title).toBe(`Number ${index}`);
    }
  });
};
