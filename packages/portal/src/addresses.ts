// Addresses of the portal: which there are, where one is, and how one gets to another without loading the page again.

import { useSyncExternalStore } from 'react';

export type Place =
  | { readonly page: 'start' | 'me' | 'link' | 'nowhere' }
  /** `inside`: what of the page, such as a catalog and a view of it. */
  | { readonly page: ShopPage; readonly client: string; readonly inside?: readonly string[] };

export const SHOP_PAGES = ['home', 'catalogs', 'advisors', 'insights', 'keys', 'people', 'audit'] as const;
export type ShopPage = (typeof SHOP_PAGES)[number];

/** Pages with more than one address. */
const DEEP: readonly ShopPage[] = ['catalogs', 'advisors', 'insights'];

export function readAddress(path: string): Place {
  const [first = '', ...rest] = path
    .replace(/^\/admin\/?/, '')
    .replace(/\/$/, '')
    .split('/');
  if (first === '') return { page: 'start' };
  if ((first === 'me' || first === 'link') && rest.length === 0) return { page: first };
  const [client, name = 'home', ...inner] = rest.map(decoded);
  const page = SHOP_PAGES.find((each) => each === name);
  const inside = inner.flatMap((part) => part || []);
  const isKnown = first === 'shops' && client && page !== undefined && inside.length === inner.length;
  if (!isKnown || (inside.length > 0 && !DEEP.includes(page))) return { page: 'nowhere' };
  return { page, client, ...(inside.length > 0 && { inside }) };
}

export function addressOf(place: Place): string {
  if (!('client' in place))
    return place.page === 'start' || place.page === 'nowhere' ? '/admin' : `/admin/${place.page}`;
  const { client, page, inside = [] } = place;
  return ['/admin/shops', ...[client, ...(page === 'home' ? [] : [page]), ...inside].map(encodeURIComponent)].join('/');
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
