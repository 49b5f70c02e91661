// What the client promises, against a real server behind a network that fails as networks do.

import { describe, expect } from 'vitest';
import { memoryStorage, ProblemError, type Question, UnreachableError } from '../src/client.ts';
import { it } from './fixture/behind-network.ts';

const idOf = (question: Question | null): string | undefined => question?.question_id;

describe('an interaction', () => {
  it('goes with the newest token, is sent once more if it was lost, and disturbs no conversation', async ({
    open,
    network,
  }) => {
    const storage = memoryStorage();
    const session = open({ storage });
    await session.start();
    await session.reply('room', ['bath']);
    network.will('lose-response');
    await session.interact({ kind: 'clicked', sku: 'L3' });
    expect(network.seen.map(({ token }) => token)).toEqual([session.token, session.token]);
    expect(idOf((await session.resume()).question)).toBe('brand');
    // A thank-you page has only what is stored.
    const order = { value: 79, currency: 'EUR', order_id: 'A-1' };
    await open({ storage }).interact({ kind: 'bought', sku: 'L3', ...order });
    expect(JSON.parse(network.posts().at(-1) ?? '')).toEqual({ kind: 'bought', sku: 'L3', ...order });
    expect(network.seen.at(-1)?.token).toBe(session.token);
  });

  it('without a conversation before it, or with a wrong body, says what is wrong', async ({ open, begin }) => {
    const slug = (of: Promise<void>) =>
      of.catch((error: unknown) => (error instanceof ProblemError ? error.slug : error));
    expect(await slug(open().interact({ kind: 'clicked', sku: 'L3' }))).toBe('session-token-required');
    expect(await slug((await begin()).interact({ kind: 'clicked', sku: '' }))).toBe('invalid-body');
  });

  it('is not taken for stored if the network answers in the place of the server', async ({ begin, network }) => {
    const session = await begin({ attempts: 1 });
    network.will('page');
    await expect(session.interact({ kind: 'clicked', sku: 'L3' })).rejects.toBeInstanceOf(UnreachableError);
  });
});

describe('a conversation', () => {
  it('goes from the first question to the end: replies, a skip, results, and no question any more', async ({
    open,
  }) => {
    const session = open();
    const first = await session.start();
    expect([first.status, first.restarted, first.results, idOf(first.question)]).toEqual([
      'created',
      false,
      null,
      'room',
    ]);
    const second = await session.reply('room', ['bath']);
    expect([second.status, second.restarted, idOf(second.question)]).toEqual(['advanced', false, 'brand']);
    const third = await session.reply('brand', ['Alba', 'Corda']);
    expect(third.results?.map(({ sku }) => sku)).toEqual(['L3', 'L4']);
    await session.skip('style');
    const last = await session.reply('watts', ['10-12']);
    expect([last.question, last.results?.[0]?.sku]).toEqual([null, 'L3']);
  });

  it('lets an earlier reply be changed, also after the end; the others stay', async ({ begin }) => {
    const session = await begin();
    for (const [question, answer] of [
      ['room', 'bath'],
      ['brand', 'Alba'],
      ['style', 'plain'],
      ['watts', '10-12'],
    ] as const)
      await session.reply(question, [answer]);
    const changed = await session.reply('room', ['living']);
    expect([changed.question, changed.results?.map(({ sku }) => sku)]).toEqual([null, ['L1']]);
  });

  it('is in the language that was asked for, and says in which', async ({ open }) => {
    const german = await open({ language: 'de-AT' }).start();
    expect([german.language, german.question?.title]).toEqual(['de', 'Wo soll sie hängen?']);
    expect((await open({ language: 'fr' }).start()).language).toBe('en');
  });

  it('goes on after a reload from what is stored, without a step', async ({ open }) => {
    const storage = memoryStorage();
    const before = open({ storage });
    await before.start();
    await before.reply('room', ['bath']);
    const resumed = await open({ storage }).resume();
    expect([resumed.status, resumed.restarted, idOf(resumed.question)]).toEqual(['current', false, 'brand']);
    expect(idOf((await open({ storage }).reply('brand', ['Alba'])).question)).toBe('style');
  });

  it('begins where there is nothing to resume, and anew where it is told to', async ({ open }) => {
    const session = open();
    const resumed = await session.resume();
    expect([resumed.status, resumed.restarted]).toEqual(['created', false]);
    await session.reply('room', ['bath']);
    const anew = await session.start();
    expect([anew.status, anew.restarted, idOf(anew.question)]).toEqual(['created', false, 'room']);
  });

  it('keeps conversations with several advisors apart in one storage', async ({ open }) => {
    const storage = memoryStorage();
    const [lamps, ranges] = [open({ storage }), open({ storage, advisor: 'ranges' })];
    await lamps.start();
    await ranges.start();
    expect((await lamps.reply('room', ['bath'])).restarted).toBe(false);
  });

  it('takes an address with or without slash at its end, and storage that answers later', async ({
    network,
    begin,
  }) => {
    const kept = memoryStorage();
    const storage = {
      getItem: async (key: string) => kept.getItem(key),
      setItem: async (key: string, value: string) => kept.setItem(key, value),
    };
    const session = await begin({ baseUrl: `${network.url}//`, storage });
    expect((await session.reply('room', [])).status).toBe('advanced');
  });
});

describe('a response that was lost', () => {
  for (const mishap of ['lose-response', 'lose-request', 'cut-response', 'page'] as const) {
    it(`is asked for again with the same body and token, and the reply counts once: ${mishap}`, async ({
      network,
      begin,
    }) => {
      const waits: number[] = [];
      const session = await begin({ onWait: (failed) => waits.push(failed) });
      network.will(mishap);
      const outcome = await session.reply('room', ['bath']);
      expect(idOf(outcome.question)).toBe('brand');
      expect(outcome.status).toBe(mishap === 'lose-response' || mishap === 'cut-response' ? 'replayed' : 'advanced');
      expect(network.seen.length).toBe(2);
      expect(network.seen[0]).toEqual(network.seen[1]);
      expect(waits).toEqual([1]);
      expect(idOf((await session.reply('brand', ['Alba'])).question)).toBe('style');
    });
  }

  it('is given up in time where nothing comes at all, and asked for again', async ({ network, begin }) => {
    const session = await begin({ timeout: 1_000 });
    network.will('silence');
    expect((await session.reply('room', ['bath'])).status).toBe('replayed');
  });

  it('ends in an error that says so when it stays lost; the same reply can be sent again then', async ({
    network,
    begin,
  }) => {
    const session = await begin({ attempts: 2 });
    network.will('lose-response', 'lose-request');
    await expect(session.reply('room', ['bath'])).rejects.toThrow(UnreachableError);
    expect((await session.reply('room', ['bath'])).status).toBe('replayed');
  });
});

describe('a server that asks to wait', () => {
  it('is waited for as long as it says, then the same is sent again', async ({ network, begin }) => {
    const waits: number[] = [];
    const session = await begin({ onWait: (_failed, wait) => waits.push(wait) });
    network.will({ status: 503, retryAfter: '1' });
    const began = performance.now();
    await expect(session.reply('room', ['bath'])).resolves.toMatchObject({ status: 'advanced' });
    expect(network.seen[0]).toEqual(network.seen[1]);
    expect(waits).toEqual([1000]);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it('for too long is told to the caller at once', async ({ network, begin }) => {
    const session = await begin();
    network.will({ status: 503, retryAfter: '3600' });
    await expect(session.reply('room', ['bath'])).rejects.toMatchObject({ retryAfter: 3_600_000 });
    expect(network.seen.length).toBe(1);
  });
});

describe('a problem', () => {
  it('is an error with its slug, status and place, and is not tried again', async ({ network, begin }) => {
    const session = await begin();
    const error = await session.reply('room', ['nowhere']).catch((thrown: unknown) => thrown);
    if (!(error instanceof ProblemError)) throw error;
    expect([error.slug, error.status, error.problem.errors?.[0]?.pointer]).toEqual([
      'invalid-answer',
      422,
      '#/answers/0',
    ]);
    expect(network.seen.length).toBe(1);
    expect((await session.reply('room', ['bath'])).status).toBe('advanced');
  });

  it('of two tabs: the slower one is told that the token is used, and resumes where the other went on', async ({
    network,
    open,
  }) => {
    const [one, two] = [memoryStorage(), memoryStorage()];
    const first = open({ storage: one });
    await first.start();
    const key = `guidepost ${network.url} lamps`;
    two.setItem(key, String(one.getItem(key)));
    const second = open({ storage: two });
    await first.reply('room', ['bath']);
    await expect(second.reply('room', ['living'])).rejects.toMatchObject({ slug: 'session-token-used' });
    const resumed = await second.resume();
    expect([resumed.status, idOf(resumed.question)]).toEqual(['current', 'brand']);
  });
});

it('a session that is no more is told as a restart: the reply was not applied, and the new session goes on', async ({
  network,
  begin,
}) => {
  const storage = memoryStorage();
  const session = await begin({ storage });
  storage.setItem(`guidepost ${network.url} lamps`, 'no-token-of-anybody');
  const outcome = await session.reply('room', ['bath']);
  expect([outcome.status, outcome.restarted, idOf(outcome.question)]).toEqual(['created', true, 'room']);
  const next = await session.reply('room', ['bath']);
  expect([next.restarted, idOf(next.question)]).toEqual([false, 'brand']);
});

describe('requests', () => {
  it('go one at a time, in the order they were asked for', async ({ network, open }) => {
    const session = open();
    network.will();
    const all = await Promise.all([session.start(), session.reply('room', ['bath']), session.skip('brand')]);
    expect(all.map(({ question }) => idOf(question))).toEqual(['room', 'brand', 'style']);
    expect(network.busiest).toBe(1);
  });

  it('of a double click are one request', async ({ network, begin }) => {
    const session = await begin();
    const [one, two] = await Promise.all([session.reply('room', ['bath']), session.reply('room', ['bath'])]);
    expect(one).toBe(two);
    expect(network.seen.length).toBe(1);
  });

  it('can be aborted: while they are under way, while they wait for another attempt, while they wait in turn', async ({
    network,
    begin,
  }) => {
    const session = await begin({ timeout: 5_000 });
    network.will('silence');
    const aborting = new AbortController();
    const under = session.reply('room', ['bath'], aborting);
    const waiting = session.skip('brand', aborting);
    await expect.poll(() => network.seen.length).toBe(1);
    aborting.abort(new Error('enough'));
    await expect(under).rejects.toThrow('enough');
    await expect(waiting).rejects.toThrow('enough');
    network.will({ status: 503, retryAfter: '20' });
    const later = AbortSignal.timeout(300);
    await expect(session.reply('room', ['bath'], { signal: later })).rejects.toThrow(/timeout/);
    expect((await session.reply('room', ['bath'])).status).toBe('replayed');
  });

  it('carry no more than they need, and no cookie', async ({ open }) => {
    const calls: RequestInit[] = [];
    const recording: typeof fetch = (url, init) => {
      calls.push(init ?? {});
      return fetch(url, init);
    };
    await open({ fetch: recording }).start();
    const names = [...new Headers(calls[0]?.headers).keys()];
    expect(names.toSorted()).toEqual(['service-advisor-id', 'service-api-key']);
    expect(calls[0]).toMatchObject({ credentials: 'omit' });
  });
});
