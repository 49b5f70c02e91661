// From which address a request comes: the peer's, unless that peer is a proxy that the operator trusts to say it.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { CallSource } from '../next/next-call.ts';

export type AddressOf = (source: CallSource) => string;

/** `trusted`: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`. */
export function makeAddressOf(trusted: readonly string[]): AddressOf {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = proxyAddress.compile([...trusted]);
  // It looks at nothing else of a request.
  return (source) => proxyAddress(source as IncomingMessage, trust);
}
