// How responses leave: the headers that every response has, and problems made from refusals.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { EXPOSED_HEADERS, HEADERS } from '@guidepost/contract/headers';
import { problemDocument } from '@guidepost/contract/problem';
import { problemOf } from '@guidepost/contract/problems';
import type { Refusal } from '../refusals/refusal.ts';

/** `Access-Control-Expose-Headers` */
export const EXPOSED = EXPOSED_HEADERS.join(', ');

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
  const content = request.method === 'HEAD' ? '' : body;
  if (request.complete || !refusal.headers.includes('Connection')) {
    response.end(content);
    return;
  }
  // The connection is to be closed while the body is still coming: closed at once, it would be reset, and the client
  // would lose the response. The response is complete by its length; what comes is read for a moment and forgotten.
  response.write(content);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER);
  request.once('end', end).once('close', end).resume();
}

const LINGER = 1000;
