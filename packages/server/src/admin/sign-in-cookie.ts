// The cookies of whoever has signed in. `__Host-`: browsers take them only from this very host, over a secure connection (or localhost),
// and for all of its paths (RFC 6265bis, section 4.1.3.2). No page can read them.

import type { IncomingMessage } from 'node:http';
import { TOTAL } from '../people/sign-in-life.ts';

/** Its value is the secret of the sign-in. */
const SIGN_IN_COOKIE = '__Host-guidepost';

/** Of a browser with which somebody signed in before. It opens nothing. */
const KNOWN_COOKIE = '__Host-guidepost-known';

/** Of a browser that is at a provider to sign in. */
const PROVIDER_COOKIE = '__Host-guidepost-provider';

/** Of a sign-in that begins now. */
export const keepSignIn = (secret: string): string => makeCookie(SIGN_IN_COOKIE, secret, 'Lax', TOTAL / 1000);

export const forgetSignIn = (): string => makeCookie(SIGN_IN_COOKIE, '', 'Lax', 0);

export const keepKnown = (known: string): string => makeCookie(KNOWN_COOKIE, known, 'Strict', YEAR);

/** What {@link OpenIdProvider} needs again when the browser comes back. It is asked for from another site, so it is not strict. */
export const keepForProvider = (kept: string): string => makeCookie(PROVIDER_COOKIE, kept, 'Lax', TEN_MINUTES);

export const forgetKept = (): string => makeCookie(PROVIDER_COOKIE, '', 'Lax', 0);

/** Null: the browser sent none. */
export const readSignIn = ({ cookie }: IncomingMessage['headers']): string | null => readCookie(cookie, SIGN_IN_COOKIE);

export const readKnown = ({ cookie }: IncomingMessage['headers']): string | null => readCookie(cookie, KNOWN_COOKIE);

export const readKept = ({ cookie }: IncomingMessage['headers']): string | null => readCookie(cookie, PROVIDER_COOKIE);

const TEN_MINUTES = 600;
const YEAR = 365 * 24 * 60 * 60;

/** `seconds`: how long the browser keeps it. */
const makeCookie = (name: string, value: string, sameSite: 'Lax' | 'Strict', seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${sameSite}`;

/** The first of this name. */
function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}
