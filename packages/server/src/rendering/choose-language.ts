// Which of an advisor's languages a shopper gets, from the `Accept-Language` of the first request (RFC 9110, 12.5.4).

import Negotiator from 'negotiator';
import { firstEntries } from './first-entries.ts';

/** `available`: the advisor's own language first; that is taken if nothing fits. */
export function chooseLanguage(acceptLanguage: string | null, available: readonly string[]): string {
  const [own = 'en'] = available;
  if (acceptLanguage === null || available.length === 1) return own;
  const negotiator = new Negotiator({ headers: { 'accept-language': firstEntries(acceptLanguage) } });
  return negotiator.language([...available]) ?? own;
}
