// Which of an advisor's languages a shopper gets, from the `Accept-Language` of the first request (RFC 9110, 12.5.4).

import Negotiator from 'negotiator';

/** `available`: the advisor's own language first; that is taken where nothing fits. */
export function chooseLanguage(acceptLanguage: string | null, available: readonly string[]): string {
  const [own = 'en'] = available;
  if (acceptLanguage === null || available.length === 1) return own;
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return negotiator.language([...available]) ?? own;
}
