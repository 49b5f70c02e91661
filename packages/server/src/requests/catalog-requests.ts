// Requests about catalogs as the use cases of importing, deleting and pulling take them.

import { ENCODINGS, type Encoding } from '@guidepost/catalog/text/encoding';
import { FeedRequest, PullRequest } from '@guidepost/contract/requests/feed-request';
import { DeletionRequest, ImportRequest } from '@guidepost/contract/requests/import-request';
import type { GivenFeed } from '../feeds/add-feed.ts';
import type { DeleteRequest, ImportRequest as ImportInput } from '../imports/run-import.ts';
import type { Given } from '../values/given-values.ts';
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
  const encoding = readEncoding(named);
  if ('wrong' in encoding) return { faults: [{ member: 'encoding', wrong: encoding.wrong }] };
  return { value: { ...of, ...order, encoding: encoding.value, yes } };
}

/** Null if it is left out. */
export function readEncoding(named: string | undefined): Given<Encoding | null> {
  if (named === undefined) return { value: null };
  const encoding = ENCODINGS.find((each) => each === named.toLowerCase());
  return encoding === undefined ? { wrong: `Use one of: ${ENCODINGS.join(', ')}.` } : { value: encoding };
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
