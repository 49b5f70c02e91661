// The address of a feed as people give it, and as it may be shown: what could be a password is taken out of both.

import { isIP } from 'node:net';
import { mend, type Remedy } from '@guidepost/fault/remedy';
import { FeedRequestError } from './feed-fault.ts';
import type { FeedHeader } from './feed-store.ts';
import { isPublicAddress } from './public-address.ts';

export interface FeedAddress {
  /** Without user, password and fragment. */
  readonly url: string;
  /** What user and password became; null without them. */
  readonly authorization: FeedHeader | null;
}

const IMPORT_FILE: Remedy = { kind: 'import-file', client: null, catalog: null };

/** Throws a {@link FeedRequestError}. */
export function parseFeedAddress(text: string): FeedAddress {
  const given = text.trim();
  if (!URL.canParse(given)) {
    throw new FeedRequestError('The address of the feed is not one. Give it whole: https://shop.example/feed.csv');
  }
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FeedRequestError(
      mend`A feed is pulled over http or https, not ${url.protocol.replace(':', '')}. If you have the file, ${IMPORT_FILE}.`,
    );
  }
  const authorization = authorizationOf(url);
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url: url.href, authorization };
}

/** For people: the values behind the question mark are left out, since one of them may be a password. */
export function showAddress(address: string): string {
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const parts = address.slice(mark + 1).split('&');
  const shown = parts.map((part) => (part.includes('=') ? `${part.slice(0, part.indexOf('='))}=…` : '…'));
  return `${address.slice(0, mark)}?${shown.join('&')}`;
}

/** Whether the address as it is written cannot be of the public internet; a name may lead to a private one all the same. */
export function isPrivateByName(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) ? !isPublicAddress(host) : /^localhost$|\.(localhost|local|internal|lan)$/.test(host);
}

function authorizationOf({ username, password }: URL): FeedHeader | null {
  if (username === '' && password === '') return null;
  const pair = `${decodePart(username)}:${decodePart(password)}`;
  return { name: 'Authorization', value: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** A percent sign that begins no escape means itself. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
