// How responses leave: the headers that every response has, and problems made from refusals.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EXPOSED_HEADERS, HEADERS } from '@guidepost/contract/headers';
import { problemDocument } from '@guidepost/contract/problem';
import { problemOf } from '@guidepost/contract/problems';
import type { Refusal } from './refusal.ts';

const EXPOSED = EXPOSED_HEADERS.join(', ');

export const makeRequestId = (): string => randomUUID();

/** Name, value, name, value, …: of every response of the public interface, errors included. */
export const commonHeaders = (requestId: string): string[] => [
  'Cache-Control',
  'no-store',
  'X-Content-Type-Options',
  'nosniff',
  HEADERS.requestId,
  requestId,
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  EXPOSED,
];

/** The body and the headers of a refusal, also for where there is no response object to send it with. */
export function renderRefusal(refusal: Refusal, requestId: string, publicUrl: string) {
  const { slug, detail, members } = refusal;
  const body = JSON.stringify(problemDocument(slug, { publicUrl, requestId, detail, members }));
  const headers = commonHeaders(requestId);
  headers.push('Content-Type', 'application/problem+json', 'Content-Length', String(Buffer.byteLength(body)));
  headers.push(...refusal.headers);
  return { status: problemOf(slug).status, headers, body };
}

export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  requestId: string,
  publicUrl: string,
): void {
  if (response.headersSent || response.destroyed) return;
  const { status, headers, body } = renderRefusal(refusal, requestId, publicUrl);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
