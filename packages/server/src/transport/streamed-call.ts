// A request of the next endpoint that Node's HTTP server has read.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallSource } from '../limits/client-address.ts';
import type { InteractionCall } from '../next/interaction-call.ts';
import type { NextCall } from '../next/next-call.ts';
import type { RequestBody } from '../next/parse-reply.ts';
import { type RequestHead, readHead } from '../next/read-head.ts';
import type { RenderedLead } from '../next/render-lead.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { BINARY_ENCODING } from '../rendering/binary-text.ts';
import { commonHeaders, leadHeaders, preflightHeaders } from './response-headers.ts';
import { sendRefusal } from './send-refusal.ts';

export class StreamedCall implements NextCall, InteractionCall {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
  }

  get method(): string {
    return this.#request.method ?? '';
  }

  get head(): RequestHead {
    return readHead(this.#request.rawHeaders);
  }

  get source(): CallSource {
    const { 'x-forwarded-for': forwarded = null } = this.#request.headers;
    return {
      peer: this.#request.socket.remoteAddress ?? '',
      forwardedFor: Array.isArray(forwarded) ? forwarded.join() : forwarded,
    };
  }

  readBody(most: number, done: (body: RequestBody | null) => void): void {
    readBody(this.#request, most, done);
  }

  sendLead(lead: RenderedLead, requestId: string): void {
    this.#send(200, leadHeaders(lead, requestId), lead.body);
  }

  sendPreflight(requestId: string): void {
    this.#send(204, preflightHeaders(requestId), '');
  }

  sendDone(requestId: string): void {
    this.#send(204, commonHeaders(requestId), '');
  }

  #send(status: number, headers: string[], body: string): void {
    if (this.#response.destroyed) return;
    this.#response.writeHead(status, headers);
    this.#response.end(body, BINARY_ENCODING);
  }

  refuse(refusal: Refusal, requestId: string, publicUrl: string): void {
    sendRefusal(this.#request, this.#response, refusal, requestId, publicUrl);
  }
}

/** Calls `done` with the bytes, or with null as soon as there are more than `most`; never if the client goes away before. */
function readBody(request: IncomingMessage, most: number, done: (body: Buffer | null) => void): void {
  let first: Buffer | null = null;
  let chunks: Buffer[] | null = null;
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    const before = length;
    length += chunk.length;
    if (length > most) {
      if (before <= most) done(null);
      return;
    }
    if (first === null) first = chunk;
    else if (chunks === null) chunks = [first, chunk];
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (length <= most) done(chunks === null ? (first ?? EMPTY) : Buffer.concat(chunks));
  });
}

const EMPTY = Buffer.alloc(0);
