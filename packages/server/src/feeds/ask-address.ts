// One request for a feed. The address that a name leads to is judged at the moment of connecting, by the lookup that the
// connection itself uses: whoever answers for the name cannot say one thing to a check and another to the connection.

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FeedFault } from './feed-fault.ts';
import { isMetadataAddress, isPublicAddress } from './public-address.ts';

export interface AskSettings {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether addresses that are not public may be used. */
  readonly allowPrivate: boolean;
  /** Milliseconds without a byte, before and in the response. */
  readonly idle: number;
  readonly signal: AbortSignal;
}

/** Resolves when the head of the response is there; its body has to be read or destroyed. */
export function askAddress(url: URL, { headers, allowPrivate, idle, signal }: AskSettings): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A connection to an address asks no lookup.
  if (isIP(literal) && !mayBeAsked(literal, allowPrivate)) return Promise.reject(refuseAddress(literal, literal));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  // No agent: connections are not shared with anything, and no proxy of the environment gets to see the request.
  const options = { agent: false, headers, signal, timeout: idle, lookup: feedLookup(lookup, allowPrivate) };
  return new Promise((resolve, reject) => {
    let response: IncomingMessage | null = null;
    const asking = send(url, options, (responding) => {
      response = responding;
      // Errors of the body belong to its reader; one that comes before there is a reader must not end the process.
      responding.on('error', () => {});
      resolve(responding);
    });
    asking.on('timeout', () => {
      const seconds = Math.round(idle / 1000);
      const fault = new FeedFault(`nothing came from ${url.host} for ${seconds} seconds; it is tried again`);
      (response ?? asking).destroy(fault);
    });
    asking.on('error', reject);
    // Some answers (101 without being asked) close the connection without a response and without an error.
    asking.on('close', () =>
      reject(new FeedFault(`${url.host} closed the connection without an answer; it is tried again`)),
    );
    asking.end();
  });
}

/**
 * The lookup of names that a connection uses, without the addresses that a feed may not come from. Because it is the connection's
 * own lookup, nobody can give another address between the check and the connection (DNS rebinding). `resolve` is `lookup` of
 * node:dns.
 */
export const feedLookup =
  (resolve: typeof lookup, allowPrivate: boolean): LookupFunction =>
  (hostname, options, callback) => {
    const all: LookupOptions & { all: true } = { ...options, all: true };
    resolve(hostname, all, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed: LookupAddress[] = addresses.filter(({ address }) => mayBeAsked(address, allowPrivate));
      const [first] = allowed;
      if (first === undefined) return callback(refuseAddress(hostname, addresses[0]?.address ?? 'nothing'), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

const mayBeAsked = (address: string, allowPrivate: boolean): boolean =>
  allowPrivate ? !isMetadataAddress(address) : isPublicAddress(address);

function refuseAddress(host: string, address: string): FeedFault {
  const leads = `${host}${host === address ? ' is' : ` leads to ${address},`}`;
  return new FeedFault(
    isMetadataAddress(address)
      ? `${leads} an address where machines are told about themselves; no feed is pulled from there, and no setting allows it`
      : `${leads} no address of the public internet, and feeds are pulled from there only; if it is meant, set GUIDEPOST_FEED_PRIVATE=allow`,
  );
}
