// Brings an origin into the one spelling that browsers send in their `Origin` header (RFC 6454, section 6.2), so that
// origins compare as texts.

import type { Given } from '../values/given-values.ts';

/** `HTTPS://Shop.Example:443/` becomes `https://shop.example`. */
export function readOrigin(text: string): Given<string> {
  const trimmed = text.trim();
  const refuse = (problem: string) => ({ wrong: `The origin "${trimmed}" ${problem}` });
  if (trimmed === '') return refuse('is empty. Give one such as https://shop.example.');
  if (trimmed.includes('*')) {
    return refuse(
      'has a wildcard. Name every origin by itself, such as https://shop.example and https://www.shop.example.',
    );
  }
  const url = URL.parse(trimmed);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return refuse('does not begin with https:// or http:// and a host. Give one such as https://shop.example.');
  }
  if (url.username !== '' || url.password !== '') return refuse(`has a user name. Write ${url.origin}.`);
  // `?` and `#` are looked for in the text: the parser forgets them when nothing follows.
  if (url.pathname !== '/' || /[?#]/.test(trimmed)) {
    return refuse(`has more than scheme, host and port. Write ${url.origin}.`);
  }
  return { value: url.origin };
}
