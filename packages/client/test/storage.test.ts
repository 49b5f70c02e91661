// The shop decides where the token is kept. That place may be slow, full or forbidden, and the conversation goes on all the same.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/test/fixture/test-server.ts';
import { AdvisorSession, memoryStorage, type TokenStorage } from '../src/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const open = (storage: TokenStorage, advisor = 'lamps'): AdvisorSession =>
  new AdvisorSession({ baseUrl: server.publicUrl, apiKey: server.keys.publishable, advisor, storage });

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('storage', () => {
  const refusing: Record<string, Partial<TokenStorage>> = {
    'takes nothing, as where it is full': { setItem: refuse },
    'gives nothing, as where pages may not store': { getItem: refuse, setItem: refuse },
    'refuses later': { setItem: async () => refuse() },
  };
  for (const [name, storage] of Object.entries(refusing)) {
    it(`that ${name} costs no reply: the token lives with the object`, async () => {
      const session = open({ ...memoryStorage(), ...storage });
      expect((await session.start()).status).toBe('created');
      const second = await session.reply('room', ['bath']);
      expect([second.status, second.restarted, second.question?.question_id]).toEqual(['advanced', false, 'brand']);
      expect((await session.reply('brand', ['Alba'])).status).toBe('advanced');
    });
  }

  it('that is slow is waited for: of requests made at once each goes on from the one before', async () => {
    const kept = memoryStorage();
    const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
    const slow: TokenStorage = {
      getItem: (key) => turn().then(() => kept.getItem(key)),
      setItem: (key, value) => turn().then(() => kept.setItem(key, value)),
    };
    const [lamps, ranges] = [open(slow), open(slow, 'ranges')];
    const outcomes = await Promise.all([
      ...[lamps.start(), ranges.start(), lamps.reply('room', ['bath']), lamps.skip('brand')],
      ...[ranges.resume(), lamps.resume()],
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...['created', 'created', 'advanced', 'advanced'],
      ...['current', 'current'],
    ]);
    expect(outcomes.map(({ restarted }) => restarted)).not.toContain(true);
    expect(outcomes.at(-1)?.question?.question_id).toBe('style');
  });

  it('is asked for one name for each server and advisor', async () => {
    const names = new Set<string>();
    const watched: TokenStorage = { ...memoryStorage(), setItem: (key) => void names.add(key) };
    for (const advisor of ['lamps', 'ranges', 'lamps']) await open(watched, advisor).start();
    expect([...names]).toEqual([`guidepost ${server.publicUrl} lamps`, `guidepost ${server.publicUrl} ranges`]);
  });
});
