// Sends a refusal as the response of Node's HTTP server, so that the client gets it even while its request is still coming.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '../refusals/refusal.ts';
import { problemResponse } from './problem-response.ts';

/** Milliseconds in which the rest of a request is read and ignored. */
const LINGER = 1000;

/** Does nothing if something was sent already or the client has gone. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  requestId: string,
  publicUrl: string,
): void {
  if (response.headersSent || response.destroyed) return;
  const { status, headers, body, isLast } = problemResponse(refusal, requestId, publicUrl);
  response.writeHead(status, isLast ? [...headers, 'Connection', 'close'] : [...headers]);
  const content = request.method === 'HEAD' ? '' : body;
  if (request.complete || !isLast) {
    response.end(content);
    return;
  }
  // If a connection is closed while the body is still coming, it is reset and the client loses the response. So the response is
  // written, complete by its length, and the connection is closed once the body has come, or after a moment.
  response.write(content);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER);
  request.once('end', end).once('close', end).resume();
}
