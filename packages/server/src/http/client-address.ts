// From which address a request comes: the peer's, unless that peer is a proxy that the operator trusts to say it.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

export type AddressOf = (request: IncomingMessage) => string;

/** `trusted`: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`. */
export function makeAddressOf(trusted: readonly string[]): AddressOf {
  if (trusted.length === 0) return (request) => request.socket.remoteAddress ?? '';
  const trust = proxyAddress.compile([...trusted]);
  return (request) => proxyAddress(request, trust);
}
