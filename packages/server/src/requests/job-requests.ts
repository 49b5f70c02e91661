// Requests for long work that reads an uploaded file, or whose target comes with the address.

import {
  CatalogDraftRequest,
  UploadDeletionRequest,
  UploadImportRequest,
} from '@guidepost/contract/requests/job-request';
import { SurveyRequest } from '@guidepost/contract/requests/survey-request';
import type { DraftOrder } from '../advisors/draft-from-catalog.ts';
import type { DeleteRequest, ImportRequest } from '../imports/run-import.ts';
import type { SurveyOrder } from '../imports/survey-file.ts';
import { type CatalogName, readDeletionRequest, readEncoding, readImportRequest } from './catalog-requests.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

export interface WithUpload<Order> {
  readonly upload: string;
  readonly order: Order;
}

export function readUploadImport(
  of: CatalogName,
  body: unknown,
): ReadRequest<WithUpload<Omit<ImportRequest, 'source'>>> {
  return withUpload(readRequest(UploadImportRequest, body), (order) => readImportRequest(of, order), body);
}

export function readSurveyRequest(body: unknown): ReadRequest<WithUpload<Omit<SurveyOrder, 'source'>>> {
  const read = readRequest(SurveyRequest, body);
  if ('faults' in read) return read;
  const { upload, encoding: named, ...order } = read.value;
  const encoding = readEncoding(named);
  if ('wrong' in encoding) return { faults: [{ member: 'encoding', wrong: encoding.wrong }] };
  return { value: { upload, order: { ...order, encoding: encoding.value } } };
}

export function readUploadDeletion(
  of: CatalogName,
  body: unknown,
): ReadRequest<WithUpload<Omit<DeleteRequest, 'source'>>> {
  return withUpload(readRequest(UploadDeletionRequest, body), (order) => readDeletionRequest(of, order), body);
}

/** `read`: the whole was read, so that the upload is there and all else is judged as without it. */
function withUpload<Order>(
  read: ReadRequest<{ readonly upload: string }>,
  readOrder: (body: unknown) => ReadRequest<Order>,
  body: unknown,
): ReadRequest<WithUpload<Order>> {
  if ('faults' in read) return read;
  const { upload, ...rest } = body as { readonly upload: string };
  const order = readOrder(rest);
  return 'faults' in order ? order : { value: { upload, order: order.value } };
}

export function readCatalogDraftRequest({ client, catalog }: CatalogName, body: unknown): ReadRequest<DraftOrder> {
  const read = readRequest(CatalogDraftRequest, body);
  if ('faults' in read) return read;
  const { questions, ...order } = read.value;
  return { value: { client, catalog, ...order, ...(questions !== undefined && { mostQuestions: questions }) } };
}
