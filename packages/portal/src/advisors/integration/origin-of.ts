// From what somebody types or pastes as the address of a page to the origins that a key is for.

import { isOwnNetwork } from '../../is-own-network.ts';

/** Null: it is no address of a web page. */
export function originOf(text: string): string | null {
  const address = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (address === '' || /\s/.test(address) || !URL.canParse(whole)) return null;
  const { protocol, origin } = new URL(whole);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

/** Shops answer with `www.` and without, and shoppers come by both. The origin that was typed is first; null: it is no address of a web page. */
export function originsOf(text: string): readonly string[] | null {
  const origin = originOf(text);
  if (origin === null) return null;
  const { hostname } = new URL(origin);
  // An address of numbers and a name without a dot have no other form.
  if (!/\.[a-z][a-z0-9-]*$/i.test(hostname) || isOwnNetwork(hostname)) return [origin];
  const isWithWww = hostname.startsWith('www.');
  return [origin, isWithWww ? origin.replace('://www.', '://') : origin.replace('://', '://www.')];
}
