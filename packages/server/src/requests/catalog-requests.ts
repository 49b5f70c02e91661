// Requests about catalogs as the use cases of importing, deleting and pulling take them.

import { ENCODINGS } from '@guidepost/catalog/text/encoding';
import { FeedRequest, PullRequest } from '@guidepost/contract/requests/feed-request';
import { DeletionRequest, ImportRequest } from '@guidepost/contract/requests/import-request';
import type { GivenFeed } from '../feeds/add-feed.ts';
import type { DeleteRequest, ImportRequest as ImportInput } from '../imports/run-import.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

export interface CatalogName {
  readonly client: string;
  readonly catalog: string;
}

/** Without the file. */
export function readImportRequest(of: CatalogName, body: unknown): ReadRequest<Omit<ImportInput, 'source'>> {
  const read = readRequest(ImportRequest, body);
  if ('faults' in read) return read;
  const { override: yes = false, encoding: named, ...order } = read.value;
  const encoding = named === undefined ? null : ENCODINGS.find((each) => each === named.toLowerCase());
  if (encoding === undefined)
    return { faults: [{ member: 'encoding', wrong: `Use one of: ${ENCODINGS.join(', ')}.` }] };
  return { value: { ...of, ...order, encoding, yes } };
}

/** Without the file. */
export function readDeletionRequest(of: CatalogName, body: unknown): ReadRequest<Omit<DeleteRequest, 'source'>> {
  const read = readRequest(DeletionRequest, body);
  if ('faults' in read) return read;
  const { override: yes = false, ...order } = read.value;
  return { value: { ...of, ...order, yes } };
}

export function readFeedRequest(of: CatalogName, body: unknown): ReadRequest<GivenFeed> {
  const read = readRequest(FeedRequest, body);
  return 'faults' in read ? read : { value: { ...of, ...read.value } };
}

export function readPullRequest(body: unknown): ReadRequest<{ readonly yes: boolean }> {
  const read = readRequest(PullRequest, body);
  return 'faults' in read ? read : { value: { yes: read.value.override ?? false } };
}
