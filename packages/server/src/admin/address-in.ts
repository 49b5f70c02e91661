// The address by which limits count a request to the admin interface.

import type { IncomingMessage } from 'node:http';
import type { AddressOf } from '../limits/client-address.ts';

export function addressIn(addressOf: AddressOf, { socket, headers }: IncomingMessage): string {
  const { 'x-forwarded-for': forwarded = null } = headers;
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join() : forwarded;
  return addressOf({ peer: socket.remoteAddress ?? '', forwardedFor });
}
