import { beforeEach, describe, expect, it } from 'vitest';
import { digestKey } from '../keys/key-format.ts';
import type { ApiKey } from '../keys/key-store.ts';
import { RecentFailures } from '../limits/recent-failures.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import { LiveKeys } from '../live/live-keys.ts';
import { Refusal } from '../refusals/refusal.ts';
import { Gate } from './gate.ts';

const issued = (key: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id: `id-${key}`,
  client: 'shop',
  kind: 'secret',
  digest: digestKey(key),
  origins: [],
  rate: null,
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  demo: false,
  ...more,
});

let gate: Gate;
beforeEach(async () => {
  const keys = [
    issued('secret'),
    issued('slow', { rate: { perSecond: 1, burst: 2 } }),
    issued('expiring', { expiresAt: 5000 }),
    issued('revoked', { revokedAt: 1 }),
    issued('browser', { kind: 'publishable', origins: ['https://lamps.example'] }),
  ];
  const live = new LiveKeys({ listUnrevoked: async () => keys.filter(({ revokedAt }) => revokedAt === null) });
  await live.refresh();
  const limits = { rates: new TokenBuckets(), failures: new RecentFailures(30, 60) };
  gate = new Gate(live, { perSecond: 10, burst: 3 }, limits);
});

interface Asked {
  readonly origin: string | null;
  readonly address: string;
  readonly now: number;
  readonly elapsed: number;
}

const ask = (key: string, { origin = null, address = 'A', now = 0, elapsed = now }: Partial<Asked> = {}) => {
  const answer = gate.authenticate(key, origin, () => address, now, elapsed);
  return answer instanceof Refusal ? answer.slug : answer.id;
};

describe('the gate', () => {
  it('lets keys in force pass, to the millisecond of their expiry', () => {
    expect(ask('secret')).toBe('id-secret');
    expect(ask('expiring', { now: 4999 })).toBe('id-expiring');
    expect(ask('expiring', { now: 5000 })).toBe('invalid-api-key');
    expect(ask('revoked')).toBe('invalid-api-key');
  });

  it('asks for the address only where it counts', () => {
    const never = () => {
      throw new Error('asked');
    };
    expect(gate.authenticate('', null, never, 0, 0)).toBeInstanceOf(Refusal);
    expect(gate.authenticate('secret', null, never, 0, 0)).not.toBeInstanceOf(Refusal);
  });

  it('limits a publishable key for each address, a secret one as a whole [row 57]', () => {
    for (let i = 0; i < 3; i++) expect(ask('browser')).toBe('id-browser');
    expect(ask('browser')).toBe('rate-limited');
    expect(ask('browser', { address: 'B' })).toBe('id-browser');
    expect(ask('browser', { now: 100 })).toBe('id-browser');
    expect(ask('slow')).toBe('id-slow');
    expect(ask('slow', { address: 'B' })).toBe('id-slow');
    expect(ask('slow', { address: 'C' })).toBe('rate-limited');
  });

  it('opens again in time, whatever happens to the time of day [rows 57, 58]', () => {
    const day = 86_400_000;
    for (let i = 0; i < 3; i++) ask('browser', { now: day, elapsed: 0 });
    expect(ask('browser', { now: day, elapsed: 0 })).toBe('rate-limited');
    expect(ask('browser', { now: 0, elapsed: 1000 })).toBe('id-browser');
    for (let i = 0; i < 30; i++) ask('guess', { now: day, elapsed: 0 });
    expect(ask('guess', { now: 0, elapsed: 1000 })).toBe('rate-limited');
    expect(ask('guess', { now: 0, elapsed: 60_000 })).toBe('invalid-api-key');
  });

  it('does not count against the rate what comes from a page that is not on the list [row 48]', () => {
    for (let i = 0; i < 9; i++) expect(ask('browser', { origin: 'https://evil.example' })).toBe('origin-not-allowed');
    expect(ask('browser', { origin: 'https://lamps.example' })).toBe('id-browser');
  });

  it('refuses more than 30 failed keys in any minute, however they are spread [row 58]', () => {
    for (let i = 0; i < 30; i++) expect(ask(`guess${i}`, { now: i * 1900 })).toBe('invalid-api-key');
    expect(ask('guess', { now: 58_000 })).toBe('rate-limited');
    expect(ask('guess', { now: 59_999 })).toBe('rate-limited');
    expect(ask('secret', { now: 59_999 })).toBe('id-secret');
    expect(ask('', { now: 59_999 })).toBe('missing-api-key');
    expect(ask('guess', { now: 60_000 })).toBe('invalid-api-key');
    expect(ask('guess', { now: 60_001 })).toBe('rate-limited');
  });
});
