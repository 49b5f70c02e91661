// Addresses of the portal: which there are, where one is, and how one gets to another without loading the page again.

import { useSyncExternalStore } from 'react';

export type Place =
  | { readonly page: 'start' | 'me' | 'link' | 'nowhere' }
  | { readonly page: ShopPage; readonly client: string };

export const SHOP_PAGES = ['home', 'keys', 'people', 'audit'] as const;
export type ShopPage = (typeof SHOP_PAGES)[number];

export function readAddress(path: string): Place {
  const [first = '', ...rest] = path
    .replace(/^\/admin\/?/, '')
    .replace(/\/$/, '')
    .split('/');
  if (first === '') return { page: 'start' };
  if ((first === 'me' || first === 'link') && rest.length === 0) return { page: first };
  const [client, name = 'home', ...more] = rest;
  const page = SHOP_PAGES.find((each) => each === name);
  const id = client === undefined ? null : decoded(client);
  if (first !== 'shops' || !id || page === undefined || more.length > 0) return { page: 'nowhere' };
  return { page, client: id };
}

export function addressOf(place: Place): string {
  if (!('client' in place))
    return place.page === 'start' || place.page === 'nowhere' ? '/admin' : `/admin/${place.page}`;
  const shop = `/admin/shops/${encodeURIComponent(place.client)}`;
  return place.page === 'home' ? shop : `${shop}/${place.page}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const MOVED = 'portal-moved';

export function goTo(place: Place, { replacing = false } = {}): void {
  const address = addressOf(place);
  if (address === location.pathname) return;
  if (replacing) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** Where one is. */
export const usePath = (): string =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('popstate', changed);
      window.addEventListener(MOVED, changed);
      return () => {
        window.removeEventListener('popstate', changed);
        window.removeEventListener(MOVED, changed);
      };
    },
    () => location.pathname,
  );
