// One request for a feed. The address that a name leads to is judged at the moment of connecting, by the lookup that the
// connection itself uses: whoever answers for the name cannot say one thing to a check and another to the connection.

import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { FeedFault } from './feed-fault.ts';
import { feedLookup, mayBeAsked, refuseAddress } from './feed-lookup.ts';

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
