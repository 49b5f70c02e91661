// A provider of OpenID Connect: the code flow with PKCE, state and nonce (RFC 9700). The library is loaded, and the provider asked what it can, at
// the first use: a server starts without both.

import type { Configuration } from 'openid-client';
import type { ProvedIdentity } from './enter-by-provider.ts';

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  /** Empty: a public client, which has only PKCE. */
  readonly clientSecret: string;
}

/** What the browser keeps between the two steps. */
interface Kept {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Seconds for each answer of the provider. */
const PATIENCE = 10;

export class OpenIdProvider {
  readonly #settings: ProviderSettings;
  #configuring: Promise<Configuration> | null = null;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /** For people to know it by. */
  get host(): string {
    return this.#settings.issuer.host;
  }

  /** Where the browser goes, and what it keeps meanwhile. Throws if the provider does not answer. */
  async begin(callback: string): Promise<{ readonly location: string; readonly kept: string }> {
    const client = await import('openid-client');
    const configuration = await this.#configure();
    const kept = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const location = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: 'openid email profile',
      ...{ state: kept.state, nonce: kept.nonce },
      code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
      code_challenge_method: 'S256',
    });
    return { location: location.href, kept: Buffer.from(JSON.stringify(kept)).toString('base64url') };
  }

  /** `search`: the query with which the browser came back. Throws if it does not belong to what the browser kept, or proves nothing. */
  async finish(callback: string, search: string, text: string): Promise<ProvedIdentity> {
    const kept = readKept(text);
    if (kept === null) throw new Error('The browser kept nothing of the first step.');
    const client = await import('openid-client');
    const configuration = await this.#configure();
    const tokens = await client.authorizationCodeGrant(configuration, new URL(search, callback), {
      pkceCodeVerifier: kept.verifier,
      expectedState: kept.state,
      expectedNonce: kept.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The provider sent no ID token.');
    // Many providers tell the address only there.
    const told =
      claims.email === undefined ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
    const isVerified = told.email_verified === true && typeof told.email === 'string';
    return {
      ...{ issuer: claims.iss, subject: claims.sub, email: isVerified ? String(told.email) : null },
      name: typeof told.name === 'string' ? told.name : null,
    };
  }

  #configure(): Promise<Configuration> {
    this.#configuring ??= this.#discover().catch((error: unknown) => {
      this.#configuring = null;
      throw error;
    });
    return this.#configuring;
  }

  async #discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#settings;
    const authentication = clientSecret === '' ? client.None() : client.ClientSecretBasic(clientSecret);
    const configuration = await client.discovery(issuer, clientId, undefined, authentication, {
      timeout: PATIENCE,
      // Only on this very machine, see the settings.
      execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    });
    // The signature of the ID token counts, and not only that it came over TLS.
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  }
}

function readKept(text: string): Kept | null {
  try {
    const { state, nonce, verifier }: Record<string, unknown> = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isWhole = typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string';
    return isWhole ? { state, nonce, verifier } : null;
  } catch {
    return null;
  }
}
