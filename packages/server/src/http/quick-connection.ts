// A connection whose requests are read at once, as long as each is of the plainest kind and is answered before the next one
// comes. At the first that is not, the connection goes to Node's HTTP server with what was read of it, and stays there.
// Nothing is decided here that could be decided otherwise there: see docs/adr/0008.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { BINARY_ENCODING } from '../next/binary-text.ts';
import type { CallSource, NextCall } from '../next/next-call.ts';
import { type QuickRequest, readQuickRequest } from './quick-request.ts';
import type { Refusal } from './refusal.ts';
import { renderRefusal } from './send.ts';

export interface QuickOwner {
  /** Answers a request; `call` is answered once. */
  readonly answer: (call: NextCall) => void;
  /** Counts requests that are being answered. */
  readonly opened: () => void;
  readonly closed: () => void;
  /** Takes the connection over; nothing listens to it any more. `read`: what has been read and not been answered. */
  readonly takeOver: (socket: Socket, read: Buffer | null) => void;
  /** The connection is none of ours any more: it has ended, or was taken over. */
  readonly gone: (connection: QuickConnection) => void;
  /** No request came in time on a new connection. */
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
  #request: QuickRequest | null = null;
  /** Whether any request was answered. */
  #isUsed = false;
  /** Read while a request was being answered. */
  #held: Buffer | null = null;
  /** The client sends no more. */
  #hasEnded = false;
  /** The connection is gone, or another's. */
  #isOver = false;

  constructor(socket: Socket, owner: QuickOwner, times: QuickTimes) {
    this.#socket = socket;
    this.#owner = owner;
    this.#times = times;
    socket.on('data', this.#onData).on('end', this.#onEnd).on('error', this.#onError).on('close', this.#onClose);
    socket.on('timeout', this.#onTimeout).setTimeout(times.first);
  }

  get rawHeaders(): readonly string[] {
    return this.#request?.rawHeaders ?? [];
  }

  get source(): CallSource {
    const forwarded: string[] = [];
    const { rawHeaders } = this;
    for (let i = 0; i < rawHeaders.length; i += 2) {
      if (rawHeaders[i]?.toLowerCase() === 'x-forwarded-for') forwarded.push(rawHeaders[i + 1] ?? '');
    }
    return {
      socket: this.#socket,
      headers: forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {},
    };
  }

  readBody(most: number, done: (body: Buffer | 'too-large') => void): void {
    const body = this.#request?.body ?? EMPTY;
    done(body.length > most ? 'too-large' : body);
  }

  send(status: number, headers: readonly string[], body: string): void {
    this.#respond(status, headers, body, BINARY_ENCODING);
  }

  refuse(refusal: Refusal, requestId: string, publicUrl: string): void {
    const { status, headers, body } = renderRefusal(refusal, requestId, publicUrl);
    this.#respond(status, headers, body, 'utf8');
  }

  /** Ends the connection once everything is sent. */
  end(): void {
    this.#socket.destroySoon();
  }

  #respond(status: number, headers: readonly string[], body: string, encoding: BufferEncoding): void {
    if (this.#request === null) return;
    this.#request = null;
    if (this.#isOver) return;
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    let isLast = this.#hasEnded;
    for (let i = 0; i < headers.length; i += 2) {
      head += `${headers[i]}: ${headers[i + 1]}\r\n`;
      if (headers[i] === 'Connection') isLast = true;
    }
    head += `Date: ${httpDate()}\r\n`;
    const { keepAlive } = this.#times;
    if (!isLast) head += `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAlive / 1000)}\r\n`;
    else if (this.#hasEnded && !headers.includes('Connection')) head += 'Connection: close\r\n';
    this.#socket.write(`${head}\r\n${body}`, encoding);
    this.#owner.closed();
    if (isLast) {
      this.#socket.end();
      return;
    }
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
    this.#socket.off('close', this.#onClose).off('timeout', this.#onTimeout);
    this.#owner.takeOver(this.#socket, read);
  }

  #leave(): void {
    this.#isOver = true;
    this.#owner.gone(this);
  }

  readonly #onData = (chunk: Buffer): void => {
    if (this.#request !== null) {
      this.#held = this.#held === null ? chunk : Buffer.concat([this.#held, chunk]);
      this.#socket.pause();
      return;
    }
    const request = readQuickRequest(chunk);
    if (request === null) {
      this.#handOver(chunk);
      return;
    }
    this.#request = request;
    this.#owner.opened();
    this.#owner.answer(this);
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
    if (this.#request !== null) return;
    if (this.#isUsed) this.#socket.destroy();
    else this.#owner.timedOut(this.#socket);
  };
}

const EMPTY = Buffer.alloc(0);

let second = 0;
let date = '';

/** As in the header `Date`; made once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}
