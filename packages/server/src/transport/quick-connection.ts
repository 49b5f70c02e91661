// A connection whose requests are read without Node's HTTP server, as long as each is of the plainest kind and is answered
// before the next one comes. At the first other request, the connection goes to Node's server, with what was read of that request,
// and stays there. Both answer alike: see docs/adr/0008.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SessionStatus } from '@guidepost/contract/headers';
import type { CallSource } from '../limits/client-address.ts';
import type { NextCall } from '../next/next-call.ts';
import type { RequestBody } from '../next/parse-reply.ts';
import { RequestHead } from '../next/read-head.ts';
import type { RenderedLead } from '../next/render-lead.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { BINARY_ENCODING } from '../rendering/binary-text.ts';
import { problemResponse } from './problem-response.ts';
import { QuickReader } from './quick-reader.ts';
import type { QuickRequest } from './quick-request.ts';
import { leadHeaders, preflightHeaders } from './response-headers.ts';
import { unlessRead } from './unless-read.ts';

export interface QuickOwner {
  /** Answers a request, once. */
  readonly answer: (call: NextCall) => void;
  /** Counts requests that are being answered. */
  readonly opened: () => void;
  readonly closed: () => void;
  /** Something was written to the connection. */
  readonly written: (socket: Socket) => void;
  /** Takes the connection over. Nothing here listens to it any more. `read` is what was read and not answered. */
  readonly takeOver: (socket: Socket, read: Buffer) => void;
  /** The connection has ended or was taken over. */
  readonly gone: (connection: QuickConnection) => void;
  /** The first request of a connection did not come in time. */
  readonly timedOut: (socket: Socket) => void;
}

/** Milliseconds. */
export interface QuickTimes {
  /** For the first request of a connection. */
  readonly first: number;
  /** Between a response and the next request. */
  readonly keepAlive: number;
}

export class QuickConnection implements NextCall {
  readonly method = 'POST';
  readonly #socket: Socket;
  readonly #owner: QuickOwner;
  readonly #times: QuickTimes;
  /** The last headers of a response, if the connection stays open after it. */
  readonly #stays: string;
  readonly #reader = new QuickReader();
  #request: QuickRequest | null = null;
  /** Whether any request was answered. */
  #isUsed = false;
  /** Read while a request was being answered. */
  #held: Buffer | null = null;
  /** The client sends no more. */
  #hasEnded = false;
  /** The connection ends with the response that was sent. */
  #isLast = false;
  /** The connection has ended or was taken over. */
  #isOver = false;

  constructor(socket: Socket, owner: QuickOwner, times: QuickTimes) {
    this.#socket = socket;
    this.#owner = owner;
    this.#times = times;
    this.#stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(times.keepAlive / 1000)}\r\n`;
    socket.on('data', this.#onData).on('end', this.#onEnd).on('error', this.#onError).on('close', this.#onClose);
    socket.on('timeout', this.#onTimeout).setTimeout(times.first);
  }

  get head(): RequestHead {
    return this.#request?.head ?? new RequestHead();
  }

  get source(): CallSource {
    return { peer: this.#socket.remoteAddress ?? '', forwardedFor: this.head.forwardedFor };
  }

  readBody(most: number, done: (body: RequestBody | null) => void): void {
    const body = this.#request?.body ?? '';
    done(body.length > most ? null : body);
  }

  sendLead(lead: RenderedLead, requestId: string): void {
    this.#respond(leadHead(lead, requestId), false, lead.body, BINARY_ENCODING);
  }

  /** Never called: every request that is read here is a POST. */
  sendPreflight(requestId: string): void {
    this.#respond(headText(204, preflightHeaders(requestId)), false, '', BINARY_ENCODING);
  }

  refuse(refusal: Refusal, requestId: string, publicUrl: string): void {
    const { status, headers, body, isLast } = problemResponse(refusal, requestId, publicUrl);
    this.#respond(headText(status, headers), isLast, body, 'utf8');
  }

  /** Ends the connection once everything is sent. */
  end(): void {
    this.#socket.destroySoon();
  }

  #respond(head: string, closes: boolean, body: string, encoding: BufferEncoding): void {
    if (this.#request === null) return;
    this.#request = null;
    if (this.#isOver) return;
    const { keepAlive } = this.#times;
    const isLast = closes || this.#hasEnded;
    const fate = isLast ? CLOSES : this.#stays;
    const isTaken = this.#socket.write(`${head}Date: ${httpDate()}\r\n${fate}\r\n${body}`, encoding);
    this.#owner.written(this.#socket);
    this.#owner.closed();
    if (isLast) {
      this.#isLast = true;
      this.#socket.destroySoon();
      return;
    }
    // A client that does not read its responses is not read either.
    if (!isTaken) this.#socket.pause().once('drain', this.#onDrain);
    if (this.#held !== null) {
      const held = this.#held;
      this.#held = null;
      this.#handOver(held);
      return;
    }
    if (!this.#isUsed) {
      this.#isUsed = true;
      this.#socket.setTimeout(keepAlive);
    }
  }

  #handOver(read: Buffer): void {
    this.#leave();
    this.#socket.setTimeout(0);
    this.#socket.off('data', this.#onData).off('end', this.#onEnd).off('error', this.#onError);
    this.#socket.off('close', this.#onClose).off('timeout', this.#onTimeout).off('drain', this.#onDrain);
    this.#owner.takeOver(this.#socket, read);
  }

  #leave(): void {
    this.#isOver = true;
    this.#owner.gone(this);
  }

  readonly #onData = (chunk: Buffer): void => {
    if (this.#isLast) return;
    if (this.#request !== null) {
      this.#held = this.#held === null ? chunk : Buffer.concat([this.#held, chunk]);
      this.#socket.pause();
      return;
    }
    const request = this.#reader.read(chunk);
    if (request === null) {
      this.#handOver(chunk);
      return;
    }
    this.#request = request;
    this.#owner.opened();
    this.#owner.answer(this);
  };

  readonly #onDrain = (): void => {
    this.#socket.resume();
  };

  readonly #onEnd = (): void => {
    this.#hasEnded = true;
    if (this.#request === null) this.#socket.end();
  };

  readonly #onError = (): void => {
    this.#socket.destroy();
  };

  readonly #onClose = (): void => {
    if (this.#isOver) return;
    this.#leave();
    if (this.#request !== null) this.#owner.closed();
  };

  readonly #onTimeout = (): void => {
    // It begins again with the response, which may be written before all is read.
    if (this.#request !== null) return;
    unlessRead(this.#socket, () => {
      if (!this.#isOver) this.#expire();
    });
  };

  #expire(): void {
    if (this.#isUsed) this.#socket.destroy();
    else this.#owner.timedOut(this.#socket);
  }
}

const CLOSES = 'Connection: close\r\n';

/** The status line and headers, without the empty line at their end. */
function headText(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return head;
}

/** The heads of all answers are the same except in four places. */
const [BEFORE_ID = '', BEFORE_LENGTH = '', BEFORE_LANGUAGE = '', BEFORE_STATUS = '', AFTER_STATUS = ''] = headText(
  200,
  leadHeaders({ body: { length: Number.NaN }, language: 'NaN', status: 'NaN' as SessionStatus }, 'NaN'),
).split('NaN');

const leadHead = ({ body, language, status }: RenderedLead, requestId: string): string =>
  BEFORE_ID +
  requestId +
  BEFORE_LENGTH +
  body.length +
  BEFORE_LANGUAGE +
  language +
  BEFORE_STATUS +
  status +
  AFTER_STATUS;

let second = 0;
let date = '';

/** The header `Date`, made once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
