import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeSessionId } from './session-id.ts';
import { SessionTokens, sessionOfToken } from './session-token.ts';

const secret = randomBytes(32);
const tokens = new SessionTokens(secret);
const anySession = fc.nat({ max: 2 ** 47 }).map(makeSessionId);
const anyStep = fc.nat({ max: 2 ** 32 - 1 });

describe('a session token', () => {
  it('opens to the session and the step that it was made for', () => {
    fc.assert(
      fc.property(anySession, anyStep, (session, step) => {
        const token = tokens.make(session, step);
        expect(tokens.open(token)).toMatchObject({ session, step });
        // A service that did not make it itself.
        expect(new SessionTokens(secret).open(token)).toMatchObject({ session, step });
        expect(sessionOfToken(token)).toBe(session);
      }),
    );
  });

  it('is always the same for a step, and another for every other step', () => {
    const session = makeSessionId(1);
    expect(tokens.make(session, 3)).toBe(tokens.make(session, 3));
    expect(new Set([0, 1, 2, 3].map((step) => tokens.make(session, step))).size).toBe(4);
  });

  it('carries 128 bits of an HMAC-SHA-256 over id and half of the step: the first half, or after an odd step the second', () => {
    fc.assert(
      fc.property(anySession, anyStep, fc.uint8Array({ minLength: 32, maxLength: 32 }), (session, step, key) => {
        const bytes = Buffer.from(new SessionTokens(key).make(session, step), 'base64url');
        expect(bytes.subarray(0, 20).toString('hex')).toBe(session + step.toString(16).padStart(8, '0'));
        const half = Math.floor(step / 2)
          .toString(16)
          .padStart(8, '0');
        const tags = createHmac('sha256', key)
          .update(session + half, 'hex')
          .digest();
        expect(bytes.subarray(20).toString('hex')).toBe(tags.toString('hex', (step % 2) * 16, (step % 2) * 16 + 16));
      }),
    );
  });

  it('that follows an opened one is the token of the next step', () => {
    fc.assert(
      fc.property(anySession, fc.nat({ max: 2 ** 32 - 2 }), fc.boolean(), (session, step, madeHere) => {
        const token = tokens.make(session, step);
        const opened = (madeHere ? tokens : new SessionTokens(secret)).open(token);
        expect(opened && tokens.makeNext(opened)).toBe(new SessionTokens(secret).make(session, step + 1));
      }),
    );
  });

  it('does not open once any bit of it was changed', () => {
    const token = tokens.make(makeSessionId(Date.now()), 5);
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = forged[bit >> 3]! ^ (1 << (bit & 7));
      expect(tokens.open(forged.toString('base64url'))).toBeNull();
    }
  });

  it('does not open with the secret of another service', () => {
    expect(new SessionTokens(randomBytes(32)).open(tokens.make(makeSessionId(1), 0))).toBeNull();
  });

  it('is told from whatever else a header may have in it, without ever failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tokens.open(text) === null));
    for (const text of ['A'.repeat(48), 'ÿ'.repeat(48), '='.repeat(48), ' '.repeat(48)]) {
      expect(tokens.open(text)).toBeNull();
    }
  });

  it('is compared whole with one that is remembered, wherever it differs', () => {
    const token = tokens.make(makeSessionId(Date.now()), 4);
    const looksAt = (sent: string): number[] => {
      const seen: number[] = [];
      const watched = Object.assign(new String(sent), {
        charCodeAt: (at: number) => {
          seen.push(at);
          return sent.charCodeAt(at);
        },
      });
      tokens.open(watched as unknown as string);
      return seen;
    };
    const all = Array.from(token, (_, at) => at);
    expect(looksAt(token)).toEqual(all);
    // The session's own characters lead to the one that is remembered; the rest is what a forger guesses.
    for (let at = 20; at < token.length; at++) {
      const forged = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(looksAt(forged)).toEqual(all);
    }
  });

  it('that is not remembered has its whole tag compared, wherever it differs', () => {
    const looksAt = (sent: string): number[] => {
      const seen: number[] = [];
      const bytes = Buffer.from(sent, 'base64url');
      const watched = new Proxy(bytes, {
        get: (_, name) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) seen.push(Number(name));
          const found: unknown = Reflect.get(bytes, name);
          return typeof found === 'function' ? found.bind(bytes) : found;
        },
      });
      const spy = vi.spyOn(Buffer, 'from').mockReturnValue(watched);
      try {
        tokens.open(sent);
      } finally {
        spy.mockRestore();
      }
      return seen;
    };
    // Of another service, so that it was never remembered here.
    const foreign = Buffer.from(new SessionTokens(randomBytes(32)).make(makeSessionId(7), 4), 'base64url');
    const own = Buffer.from(new SessionTokens(secret).make(makeSessionId(7), 4), 'base64url');
    const tag = Array.from({ length: 16 }, (_, at) => 20 + at);
    expect(looksAt(own.toString('base64url'))).toEqual(tag);
    for (const at of tag) {
      const forged = Buffer.from(own);
      forged[at] = forged[at]! ^ 1;
      expect(looksAt(forged.toString('base64url'))).toEqual(tag);
    }
    expect(looksAt(foreign.toString('base64url'))).toEqual(tag);
  });

  it('can be put in a header and in a URL as it is', () => {
    expect(tokens.make(makeSessionId(Date.now()), 1)).toMatch(/^[\w-]{48}$/);
  });
});
