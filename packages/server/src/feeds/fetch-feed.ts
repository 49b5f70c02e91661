// A feed from its address into a spool file, within limits of size and time, and only if it is newer than what is known.

import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Mend, mend, type Remedy } from '@guidepost/fault/remedy';
import { grouped } from '@guidepost/fault/say-number';
import { VERSION } from '../settings/version.ts';
import { explainNetworkError } from './explain-network-error.ts';
import { FeedFault, PullStopped } from './feed-fault.ts';
import type { FeedLimits } from './feed-limits.ts';
import type { FeedHeader } from './feed-store.ts';
import { followRedirects } from './follow-redirects.ts';
import type { SpoolFile } from './spool-file.ts';
import { unpackGzip } from './unpack-gzip.ts';

export interface FeedRequest {
  readonly url: string;
  readonly headers: readonly FeedHeader[];
  /** Of what is there already; null to get it in any case. */
  readonly known: Validators | null;
}

export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type Fetched =
  | { readonly kind: 'unchanged' }
  /** `name`: a file name for messages. */
  | ({ readonly kind: 'fetched'; readonly name: string } & Validators);

/** Throws a `FeedFault`, or `PullStopped` once `signal` is aborted. */
export async function fetchFeed(
  { url, headers, known }: FeedRequest,
  limits: FeedLimits,
  spool: SpoolFile,
  signal: AbortSignal,
): Promise<Fetched> {
  const start = new URL(url);
  const tooLong = AbortSignal.timeout(limits.time);
  const settings = {
    headers: { ...STANDARD, ...conditions(known) },
    allowPrivate: limits.allowPrivate,
    idle: limits.idle,
    signal: AbortSignal.any([signal, tooLong]),
  };
  let end = start;
  try {
    const answered = await followRedirects(start, headers, settings);
    const { response } = answered;
    end = answered.url;
    if (response.statusCode === 304 && known !== null) {
      response.destroy();
      return { kind: 'unchanged' };
    }
    if (response.statusCode !== 200) {
      response.destroy();
      throw refuseStatus(response, end);
    }
    await receive(response, limits.size, spool, settings.signal);
    await refusePage(spool, end);
    const { etag = null, 'last-modified': lastModified = null } = response.headers;
    return { kind: 'fetched', name: nameOf(end), etag, lastModified };
  } catch (error) {
    if (signal.aborted) throw new PullStopped();
    if (tooLong.aborted) {
      const seconds = Math.round(limits.time / 1000);
      throw new FeedFault(
        `the feed of ${start.host} was not there after ${seconds} seconds; if it is that slow or large, raise GUIDEPOST_FEED_TIME`,
      );
    }
    throw explainNetworkError(error, end);
  }
}

const STANDARD = {
  'user-agent': `Guidepost/${VERSION}`,
  accept: '*/*',
  'accept-encoding': 'gzip',
};

function conditions(known: Validators | null): Record<string, string> {
  if (known === null) return {};
  return {
    ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
    ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
  };
}

async function receive(response: IncomingMessage, size: number, spool: SpoolFile, signal: AbortSignal): Promise<void> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (!/^((x-)?gzip|identity)$/.test(encoding)) {
    response.destroy();
    throw new FeedFault(
      `the feed comes encoded as ${JSON.stringify(encoding)}, though only gzip was asked for; its owner has to mend it`,
    );
  }
  if (Number(response.headers['content-length'] ?? 0) > size) {
    response.destroy();
    throw tooLarge(size);
  }
  const within = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let seen = 0;
    for await (const piece of pieces) {
      seen += piece.byteLength;
      if (seen > size) throw tooLarge(size);
      yield piece;
    }
  };
  const keep = async (pieces: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const piece of pieces) await spool.write(piece);
  };
  // Once for the way, and once where the file is packed itself. What it says of its encoding is often wrong.
  const unpacked = (pieces: AsyncIterable<Uint8Array>) => within(unpackGzip(within(unpackGzip(within(pieces)))));
  await pipeline(response, unpacked, keep, { signal });
}

const tooLarge = (size: number): FeedFault =>
  new FeedFault(`the feed is larger than ${grouped(size)} bytes; if it is meant to be, raise GUIDEPOST_FEED_SIZE`);

/** What a sign-in or an error page would otherwise be told as: a CSV file with strange columns. */
async function refusePage(spool: SpoolFile, { host }: URL): Promise<void> {
  const beginning = Buffer.from(await spool.head(1024)).toString('latin1');
  if (!/^(\xef\xbb\xbf)?\s*(<!--[\s\S]*?-->\s*)*<(!doctype\s+html|html)\b/i.test(beginning)) return;
  throw new FeedFault(
    mend`${host} answers with a web page, not with a feed; check the address in a browser where nobody is signed in, and, if it wants a password, ${SAY_PASSWORD}`,
  );
}

/** The last part of the path, which mostly is a file's name. */
function nameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(last).replace(/[^\p{L}\p{N}._ -]/gu, '') || hostname;
  } catch {
    return hostname;
  }
}

/** What a response means that is no feed, and what to do about it. */
function refuseStatus({ statusCode = 0, headers }: IncomingMessage, { host }: URL): FeedFault {
  return new FeedFault(mend`${host} ${meaning(statusCode)}`, { waitAtLeast: parseRetryAfter(headers['retry-after']) });
}

function meaning(status: number): string | Mend {
  switch (status) {
    case 401:
    case 403:
    case 407:
      return mend`does not give the feed out (status ${status}); if it wants a password, ${SAY_PASSWORD}`;
    case 404:
    case 410:
      return `has nothing at this address (status ${status}); ask the shop for the feed's address`;
    case 429:
      return 'was asked too often (status 429); pull the feed less often';
    default:
      return status >= 500
        ? `has a fault of its own just now (status ${status}); it is tried again`
        : `answers with status ${status} instead of the feed; check the address in a browser`;
  }
}

/** What the server of a feed wants to be told. */
const SAY_PASSWORD: Remedy = { kind: 'feed-with', member: 'headers' };

/** Milliseconds from seconds or a date (RFC 9110, section 10.2.3); 0 where there is nothing to go by. */
export function parseRetryAfter(text: string | undefined, now = Date.now()): number {
  if (text === undefined) return 0;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
