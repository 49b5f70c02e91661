// The requests that Node's HTTP server has read from one connection, answered one after the other: the next one is looked at
// once the client has taken the response before. So however many a client sends ahead, at most one response waits for it in
// memory. What cannot be read as a request is refused in its turn, after the responses to those before it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface OrderedRequestsOwner {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called when a request begins to be answered. `closed` follows once, whatever happens to it. */
  readonly opened: () => void;
  readonly closed: () => void;
  /** Called with 1 when a request has to wait for those before it; false: too many wait already. With -1 when it waits no more. */
  readonly wait: (change: 1 | -1) => boolean;
  /** Called when the connection ends because too many requests wait on it or on all connections together. */
  readonly tooMany: () => void;
  /** Something was written to the connection. */
  readonly written: (socket: Socket) => void;
}

/** If this many requests wait on a connection, no more is read from it. */
const PAUSE_AT = 16;
/** What was already read may contain more requests. With more than this, the connection ends. */
const MOST_WAITING = 256;

export class OrderedRequests {
  readonly #socket: Socket;
  readonly #owner: OrderedRequestsOwner;
  #current: ServerResponse | null = null;
  #waiting: ServerResponse[] = [];
  #latest: ServerResponse | null = null;
  #added = 0;
  /** Ends the connection once all that was read is answered. */
  #ending: (() => void) | null = null;

  constructor(socket: Socket, owner: OrderedRequestsOwner) {
    this.#socket = socket;
    this.#owner = owner;
    socket.once('close', () => this.#dropWaiting());
  }

  /** How many requests were read to their end. */
  get whole(): number {
    return this.#latest?.req.complete === false ? this.#added - 1 : this.#added;
  }

  add(response: ServerResponse): void {
    this.#latest = response;
    this.#added += 1;
    if (this.#current === null) this.#begin(response);
    else if (!this.#socket.destroyed) this.#hold(response);
  }

  /**
   * What came after the latest request, or the rest of it, cannot be read. `end` is called when everything before it has been
   * answered; `isAnswered`: whether the request that is at fault has a response already.
   */
  refuseRest(end: (isAnswered: boolean) => void): void {
    const latest = this.#latest;
    if (latest === null || latest.req.complete) {
      this.#endAfter(null, () => end(false));
      return;
    }
    if (this.#waiting.at(-1) === latest) {
      this.#waiting.pop();
      this.#owner.wait(-1);
    }
    const isAnswered = latest.headersSent;
    this.#endAfter(latest, () => end(isAnswered));
  }

  #endAfter(atFault: ServerResponse | null, end: () => void): void {
    if (this.#current === null || this.#current === atFault) end();
    else this.#ending = end;
  }

  #begin(response: ServerResponse): void {
    this.#current = response;
    this.#owner.opened();
    response.once('prefinish', this.#written).once('close', this.#closed);
    this.#owner.answer(response.req, response);
  }

  #hold(response: ServerResponse): void {
    if (this.#waiting.length >= MOST_WAITING || !this.#owner.wait(1)) {
      this.#socket.destroy();
      this.#owner.tooMany();
      return;
    }
    if (this.#waiting.push(response) === PAUSE_AT) this.#socket.pause();
  }

  /** Node has handed all of a response to the connection. */
  readonly #written = (): void => this.#owner.written(this.#socket);

  /** The client has taken the response, or has gone. */
  readonly #closed = (): void => {
    this.#current = null;
    // Requests whose responses could not be sent any more are not answered.
    if (!this.#socket.writable) this.#dropWaiting();
    const next = this.#waiting.shift();
    if (next !== undefined) {
      this.#owner.wait(-1);
      if (this.#waiting.length === PAUSE_AT - 1) this.#socket.resume();
      this.#begin(next);
    } else if (this.#ending !== null) {
      const end = this.#ending;
      this.#ending = null;
      end();
    }
    this.#owner.closed();
  };

  #dropWaiting(): void {
    for (const _ of this.#waiting) this.#owner.wait(-1);
    this.#waiting = [];
    this.#ending = null;
  }
}
