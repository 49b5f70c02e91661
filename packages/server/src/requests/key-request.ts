// A request for a key as its use case takes it.

import { RotationRequest } from '@guidepost/contract/admin/key-routes';
import { KeyRequest } from '@guidepost/contract/requests/key-request';
import type { KeyRequest as KeyInput } from '../keys/create-key.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

export function readKeyRequest(client: string, body: unknown): ReadRequest<KeyInput> {
  const read = readRequest(KeyRequest, body);
  if ('faults' in read) return read;
  const { rate, ...request } = read.value;
  return { value: { client, ...request, ...(rate && { rate: { perSecond: rate.per_second, burst: rate.burst } }) } };
}

export const readRotationRequest = (body: unknown): ReadRequest<{ readonly overlap?: string | undefined }> =>
  readRequest(RotationRequest, body);
