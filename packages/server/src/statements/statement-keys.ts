// The keys by which statements are signed. A new one comes into force every 90 days; all of them follow from one secret of the store, so that all
// processes sign alike and nothing has to be kept.

import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { STATEMENT_TYPE, type StatementKeySet } from '@guidepost/contract/statement';

/** Seconds. */
const PERIOD = 90 * 86_400;
/** So many keys before the present one are still published: statements of two years can be verified. */
const KEPT = 8;

/** What stands before the 32 bytes of a private key (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKey {
  readonly kid: string;
  readonly x: string;
  readonly key: KeyObject;
}

export class StatementKeys {
  readonly #secret: Uint8Array;
  readonly #issuer: () => string;
  readonly #made = new Map<number, SigningKey>();

  /** `secret`: 32 bytes. `issuer`: the public address of the service. */
  constructor(secret: Uint8Array, issuer: () => string) {
    this.#secret = secret;
    this.#issuer = issuer;
  }

  get issuer(): string {
    return this.#issuer();
  }

  /** A compact JWS (RFC 7515) with EdDSA (RFC 8037). `now`: seconds since 1970. */
  sign(payload: object, now: number): string {
    const { kid, key } = this.#keyOf(Math.floor(now / PERIOD));
    const signed = `${encode({ alg: 'EdDSA', typ: STATEMENT_TYPE, kid })}.${encode(payload)}`;
    return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
  }

  /** The present one first, then the next, then those before. `now`: seconds since 1970. */
  published(now: number): StatementKeySet {
    const present = Math.floor(now / PERIOD);
    const periods = [present, present + 1, ...Array.from({ length: KEPT }, (_, nth) => present - 1 - nth)];
    return {
      issuer: this.issuer,
      keys: periods
        .filter((period) => period >= 0)
        .map((period) => {
          const { kid, x } = this.#keyOf(period);
          const shared = { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' } as const;
          return { ...shared, x, kid, nbf: period * PERIOD, exp: (period + 1) * PERIOD };
        }),
    };
  }

  #keyOf(period: number): SigningKey {
    const known = this.#made.get(period);
    if (known !== undefined) return known;
    const seed = Buffer.from(hkdfSync('sha256', this.#secret, '', `statements ${period}`, 32));
    const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
    const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
    const kid = createHash('sha256').update(x).digest('base64url').slice(0, 16);
    const made = { kid, x, key };
    this.#made.set(period, made);
    return made;
  }
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
