// A request of the next endpoint that Node's HTTP server has read.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextCall, RequestBody } from '../next/next-call.ts';
import { type RequestHead, readHead } from '../next/read-head.ts';
import type { RenderedLead } from '../next/render-lead.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { BINARY_ENCODING } from '../rendering/binary-text.ts';
import { leadHeaders, preflightHeaders } from './next-headers.ts';
import { readBody } from './read-body.ts';
import { sendRefusal } from './send.ts';

export class StreamedCall implements NextCall {
  readonly source: IncomingMessage;
  readonly #response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.source = request;
    this.#response = response;
  }

  get method(): string {
    return this.source.method ?? '';
  }

  get head(): RequestHead {
    return readHead(this.source.rawHeaders);
  }

  readBody(most: number, done: (body: RequestBody | null) => void): void {
    readBody(this.source, most, done);
  }

  sendLead(lead: RenderedLead, requestId: string): void {
    this.#send(200, leadHeaders(lead, requestId), lead.body);
  }

  sendPreflight(requestId: string): void {
    this.#send(204, preflightHeaders(requestId), '');
  }

  #send(status: number, headers: string[], body: string): void {
    if (this.#response.destroyed) return;
    this.#response.writeHead(status, headers);
    this.#response.end(body, BINARY_ENCODING);
  }

  refuse(refusal: Refusal, requestId: string, publicUrl: string): void {
    sendRefusal(this.source, this.#response, refusal, requestId, publicUrl);
  }
}
