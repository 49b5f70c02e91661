// Signing in with a provider of OpenID Connect, by the admin interface.

import { ADMIN_PATH } from '@guidepost/contract/admin/admin-route';
import { PROVIDER_ROUTES } from '@guidepost/contract/admin/provider-routes';
import { enterByProvider } from '../people/enter-by-provider.ts';
import type { OpenIdProvider } from '../people/open-id-provider.ts';
import { Refusal } from '../refusals/refusal.ts';
import { addressIn } from './address-in.ts';
import type { Handlers } from './admin-call.ts';
import { NOT_FOUND } from './check-call.ts';
import { logSignIn } from './log-sign-in.ts';
import { forgetKept, keepForProvider, keepSignIn, readKept, readSignIn } from './sign-in-cookie.ts';
import { refuseForNow, type SignInParts } from './sign-in-handlers.ts';

export interface ProviderParts extends SignInParts {
  /** Null: the operator set none up. */
  readonly provider: OpenIdProvider | null;
  readonly adminUrl: () => string;
  /** For the operator's log. */
  readonly warn: (error: unknown, what: string) => void;
}

export function providerHandlers(parts: ProviderParts): Handlers<typeof PROVIDER_ROUTES> {
  const { signing, addressOf, audit, post, provider, adminUrl, warn } = parts;
  const callback = () => adminUrl() + ADMIN_PATH + PROVIDER_ROUTES.comeFromProvider.path;
  /** `path`: of the portal. */
  const goTo = (path: string, ...cookies: readonly string[]) => ({
    view: null,
    headers: { Location: `${adminUrl()}/admin${path}`, 'Set-Cookie': cookies },
  });
  return {
    listWaysIn: async () => ({
      view: { password: true, provider: provider === null ? null : { host: provider.host }, mail: post.isSetUp },
    }),

    beginAtProvider: async ({ request }) => {
      if (provider === null) return NOT_FOUND;
      const wait = signing.limits.addFrom(addressIn(addressOf, request), performance.now());
      if (wait > 0) return refuseForNow({ kind: 'limited', wait });
      try {
        const { location, kept } = await provider.begin(callback());
        return { view: { location }, headers: { 'Set-Cookie': keepForProvider(kept) } };
      } catch (error) {
        warn(error, 'the provider with which people sign in does not answer');
        return NO_ANSWER;
      }
    },

    comeFromProvider: async ({ headers, request }) => {
      if (provider === null) return NOT_FOUND;
      const kept = readKept(headers);
      // Each try asks the provider; nobody makes this server ask it more often than people sign in.
      const wait = signing.limits.addFrom(addressIn(addressOf, request), performance.now());
      if (kept === null || wait > 0) return goTo('/sign-in?failed=provider', forgetKept());
      const search = /\?.*$/.exec(request.url ?? '')?.[0] ?? '';
      try {
        const identity = await provider.finish(callback(), search, kept);
        const browser = { agent: headers['user-agent'] ?? '', before: readSignIn(headers) };
        const entered = await enterByProvider(signing.people, identity, browser);
        if (entered.kind === 'unknown') return goTo('/sign-in?failed=unknown', forgetKept());
        const { id, secret, person } = entered.signIn;
        await logSignIn(audit, person, id);
        return goTo('/', forgetKept(), keepSignIn(secret));
      } catch (error) {
        warn(error, 'somebody came back from the provider without being signed in');
        return goTo('/sign-in?failed=provider', forgetKept());
      }
    },
  };
}

const NO_ANSWER = new Refusal('unavailable', 'The provider does not answer.', { wait: 5 });
