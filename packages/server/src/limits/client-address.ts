// From which address a request comes: the peer's, unless that peer is a proxy that the operator trusts to say it.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Where a request came from: what an address is told by. */
export type CallSource = Pick<IncomingMessage, 'socket' | 'headers'>;

export type AddressOf = (source: CallSource) => string;

/** `trusted`: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`. */
export function makeAddressOf(trusted: readonly string[]): AddressOf {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = proxyAddress.compile([...trusted]);
  // It looks at nothing else of a request.
  return (source) => proxyAddress(source as IncomingMessage, trust);
}
