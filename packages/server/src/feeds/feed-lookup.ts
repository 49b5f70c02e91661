// The lookup of names that a connection uses, with all addresses taken out that a feed may not come from. Since it is the
// connection's own, nothing can change between the judgement and the connection (DNS rebinding).

import type { LookupAddress, LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FeedFault } from './feed-fault.ts';
import { isMetadataAddress, isPublicAddress } from './public-address.ts';

/** `resolve` is `lookup` of node:dns. */
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

export const mayBeAsked = (address: string, allowPrivate: boolean): boolean =>
  allowPrivate ? !isMetadataAddress(address) : isPublicAddress(address);

export function refuseAddress(host: string, address: string): FeedFault {
  const leads = `${host}${host === address ? ' is' : ` leads to ${address},`}`;
  return new FeedFault(
    isMetadataAddress(address)
      ? `${leads} an address where machines are told about themselves; no feed is pulled from there, and no setting allows it`
      : `${leads} no address of the public internet, and feeds are pulled from there only; if it is meant, set GUIDEPOST_FEED_PRIVATE=allow`,
  );
}
