// For tests: a store with something in every table, and all that a store tells.

import { start, step } from '../sessions/contract/sessions.fixture.ts';
import { writeGiven } from '../sessions/given.ts';
import type { StoredSession } from '../sessions/session-store.ts';
import { insertPersons, link, person, signIn, token } from './definitions/contract/people.fixture.ts';
import type { DefinitionStore } from './definitions/definition-store.ts';
import { openDefinitions } from './definitions/open-definitions.ts';
import { openSessions } from './sessions/open-sessions.ts';
import type { StoreLocation } from './store-location.ts';
import { writeCatalog } from './write-catalog.fixture.ts';

export const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;
const LACK = { question: 'budget', answers: ['10.0-20.0'], isSetAside: true, missedBy: 2 };
const GIVEN = writeGiven({ skus: ['ä1', 'ä2'], lacks: [LACK] });

/** A store with something in every table; resolves to its sessions. */
export async function fillStore(location: StoreLocation): Promise<StoredSession[]> {
  const definitions = await openDefinitions(location, 'if-empty');
  const products = Array.from({ length: 1203 }, (_, nth) => ({
    sku: `ä${nth}`,
    title: `Title "${nth}" 😀`,
    description: nth % 2 ? null : 'x'.repeat(nth),
    ...{ image: 'i', link: 'l', price: '1234.50', listPrice: null, group: null },
    available: nth % 3 > 0,
    attributes: { ram: nth, tags: ['a', 'b'] },
  }));
  const settings = { client: 'shop', catalog: 'c', currency: 'EUR', language: 'de', mapping: 'a: b\n' };
  await writeCatalog(definitions.catalogs, settings, 'replace', products, () => [], 5);
  await writeCatalog(definitions.catalogs, { ...settings, catalog: 'empty' }, 'replace', [], () => [], 5);
  const advisor = { client: 'shop', id: 'a', catalog: 'c', questions: [], title: 'Ä', languages: ['en'] };
  await definitions.advisors.publish(advisor as never, 'source', 6);
  await definitions.advisors.publish(advisor as never, 'newer', 7);
  const key = { id: 'key', client: 'shop', kind: 'secret', digest: 'd', origins: ['https://a.example'] } as const;
  const more = { rate: { perSecond: 0.5, burst: 3 }, createdAt: NOW, expiresAt: null, revokedAt: null, demo: false };
  await definitions.keys.insert({ ...key, ...more });
  await definitions.secret('tokens');
  const order = { url: 'u', headers: [], mapping: null, set: [], format: null, mode: 'replace' as const };
  const settingsOfFeed = { baseUrl: null, currency: null, language: null, everyMinutes: 60 };
  await definitions.feeds.insert({ client: 'shop', catalog: 'c', ...order, ...settingsOfFeed }, NOW);
  const by = { kind: 'person', id: 'p', name: 'Ada' } as const;
  const draft = {
    client: 'shop',
    advisor: 'a',
    revision: 1,
    basedOn: 2,
    createdAt: NOW,
    createdBy: by,
    updatedAt: NOW,
  };
  const change = { pointer: '/name', was: undefined, now: 'Ä "b"' };
  const edit = {
    revision: 1,
    at: NOW,
    by,
    reason: { kind: 'restored', revision: 3 },
    changes: [change],
  } as const;
  const cells = new Map([[change.pointer, change.now]]);
  await definitions.drafts.save({ ...draft, updatedBy: by, isDiscarded: false, cells }, edit);
  await definitions.audit.begin('e', NOW, { client: 'shop', door: 'admin interface', by, action: 'a', target: 't' });
  await definitions.audit.complete('e', { outcome: 'done', before: null, after: { texts: ['ä'] } });
  await insertPersons(definitions.people, person('person'));
  await definitions.people.change(async (change) => {
    await change.setRole('person', null, 'owner');
    await change.insertIdentity({ issuer: 'i', subject: 's' }, 'person');
    await change.insertSignIn(signIn('signin', 'person'));
    await change.insertLink(link('link'));
    await change.insertToken(token('token', 'person'));
  });
  const ofAdvisor = { client: 'shop', advisor: 'a' };
  const day = {
    ...ofAdvisor,
    day: '2026-11-20',
    version: 1,
    kind: 'recommended',
    question: '',
    answer: '',
    count: 3,
  } as const;
  await definitions.insights.replaceDay({ day: day.day, at: 4 }, [day], [{ ...ofAdvisor, sku: 'ä1' }]);
  await definitions.close();

  const sessions = await openSessions(location);
  const begun = Array.from({ length: 210 }, (_, nth) =>
    start({ startedAt: NOW - (nth % 5) * DAY, advisor: `a${nth % 3}`, language: nth % 2 ? 'de' : 'en' }),
  );
  await Promise.all(begun.map((session) => sessions.insert(session, 1)));
  const all: StoredSession[] = [];
  for (const session of begun) {
    const first = step(session, 'use', ['games "ä"'], 'budget');
    const last = step(first, 'budget', ['10.0-20.0'], null);
    all.push(last);
    await Promise.all([
      sessions.advance(first, 2, [{ question: 'budget', gain: 0.5 }]),
      sessions.advance(last, 2, null, GIVEN),
    ]);
  }
  const [first] = begun;
  if (first === undefined) throw new Error('no session began');
  const origin = await sessions.findOrigin(first.id);
  if (origin === null) throw new Error('the session is gone');
  const ids = ['1', '2', '3'].map((digit) => digit.padStart(32, 'a'));
  for (const [nth, once] of ids.entries()) {
    const paid = nth === 0 ? null : { value: 12_345_678_901_234, currency: 'EUR' };
    const more = { order: nth === 1 ? once : null, sku: nth === 2 ? '' : `ä${nth}`, step: nth, at: NOW + nth };
    const kind = paid === null ? ('clicked' as const) : ('bought' as const);
    await sessions.record({ session: first.id, once, kind, value: null, currency: null, ...paid, ...more }, origin);
  }
  const old = start({ startedAt: NOW - 30 * DAY });
  await sessions.insert(old, 1);
  await sessions.sweep({ keepSessionsFrom: NOW - 10 * DAY, keepEventsFrom: NOW - 10 * DAY });
  await sessions.close();
  return all;
}

/** All that a store tells. */
export async function tellStore(location: StoreLocation, sessions: readonly StoredSession[]) {
  const definitions = await openDefinitions(location, 'never');
  const told = await tellDefinitions(definitions);
  await definitions.close();
  const store = await openSessions(location);
  const found = await Promise.all(sessions.map(({ id }) => store.find(id)));
  const events = await Promise.all(sessions.slice(0, 20).map(({ id }) => store.events(id)));
  const [first] = sessions;
  const interactions = first === undefined ? [] : await store.interactions(first.id);
  const counts = await store.dailyCounts();
  await store.close();
  return { ...told, found, events, interactions, counts };
}

async function tellDefinitions(definitions: DefinitionStore) {
  const products = [];
  for await (const batch of definitions.catalogs.read('shop', 'c')) products.push(...batch);
  const page = { after: null, limit: 100 };
  return {
    products,
    catalogs: await definitions.catalogs.list(page),
    advisors: await definitions.advisors.list(page),
    version: await definitions.advisors.findVersion('shop', 'a', 1),
    keys: await definitions.keys.listUnrevoked(() => {}),
    feeds: await definitions.feeds.list(),
    secret: await definitions.secret('tokens'),
    people: await definitions.people.listMembers(null, page),
    identity: await definitions.people.findSubject('i', 'person'),
    signIns: await definitions.people.listSignIns('person'),
    link: await definitions.people.findLink('digest of link'),
    tokens: await definitions.people.listTokens('demo', null),
    audit: await definitions.audit.list(page, { client: null }),
    draft: await definitions.drafts.find('shop', 'a'),
    edits: await definitions.drafts.readEdits('shop', 'a', 0, 1),
    insights: await definitions.insights.sum({ client: 'shop', advisor: 'a', from: '2026', to: '2027', version: null }),
    recommended: await definitions.insights.listRecommended({ client: 'shop', advisor: 'a' }, { after: '', limit: 9 }),
  };
}
