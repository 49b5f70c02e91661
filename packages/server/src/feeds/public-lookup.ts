// The lookup of names that a connection uses, with all addresses taken out that are not of the public internet. Since it is
// the connection's own, nothing can change between the judgement and the connection (DNS rebinding).

import type { LookupAddress, LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FeedFault } from './feed-fault.ts';
import { isPublicAddress } from './public-address.ts';

/** `resolve` is `lookup` of node:dns. */
export const publicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    const all: LookupOptions & { all: true } = { ...options, all: true };
    resolve(hostname, all, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed: LookupAddress[] = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (first === undefined) return callback(refusePrivate(hostname, addresses[0]?.address ?? 'nothing'), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

export const refusePrivate = (host: string, address: string): FeedFault =>
  new FeedFault(
    `${host}${host === address ? ' is' : ` leads to ${address},`} no address of the public internet, and feeds are pulled from there only; if it is meant, set GUIDEPOST_FEED_PRIVATE=allow`,
  );
