// The listening server: sends each request to the part that answers it, and answers itself what never becomes a request
// (row 60). While draining it goes on listening, so that nobody is refused a connection without a word.

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { NEXT_PATH, type NextRoute } from '../next/next-route.ts';
import { Refusal } from '../refusals/refusal.ts';
import { makeRequestId } from '../refusals/request-id.ts';
import { problemResponse } from './problem-response.ts';
import { QuickConnection, type QuickOwner } from './quick-connection.ts';
import { sendRefusal } from './send-refusal.ts';
import { StreamedCall } from './streamed-call.ts';

/** Milliseconds between a response and the next request: longer than proxies keep a connection, so that they end it. */
const KEEP_ALIVE = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** A refused connection is read for so long that the refusal is not lost with what was still on its way. */
const LINGER = 1000;

export interface HttpServerSettings {
  readonly next: NextRoute;
  /** Answers every other path. */
  readonly rest: (request: IncomingMessage, response: ServerResponse) => void;
  readonly publicUrl: () => string;
  /** Milliseconds in which a request has to arrive, with its body. */
  readonly requestTimeout: number;
}

/** What is known of a connection while it lasts. */
interface Exchanges {
  latest: ServerResponse;
  /** Whether the latest response is finished, or given up. */
  isLatestClosed: boolean;
  /** Responses that are not: several where requests are pipelined. */
  open: number;
  /** Ends the connection once no more than `most` responses are open. */
  ending: { readonly most: number; readonly end: () => void } | null;
}

export class HttpServer {
  readonly #server: Server;
  readonly #settings: HttpServerSettings;
  readonly #exchanges = new WeakMap<Socket, Exchanges>();
  readonly #refused = new WeakSet<Socket>();
  readonly #quick = new Set<QuickConnection>();
  /** Requests that are being answered. */
  #open = 0;
  #idle: (() => void) | null = null;
  readonly #closed = this.#makeClosed();

  constructor(settings: HttpServerSettings) {
    this.#settings = settings;
    this.#server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        requestTimeout: settings.requestTimeout,
        headersTimeout: settings.requestTimeout,
        connectionsCheckingInterval: Math.min(1000, settings.requestTimeout / 4),
        // Refused below, as a problem.
        requireHostHeader: false,
        keepAliveTimeout: KEEP_ALIVE,
        noDelay: true,
      },
      (request, response) => this.#handle(request, response),
    );
    // A client that sends no more after its request still gets the response, as it does from a quick connection.
    Object.assign(this.#server, { httpAllowHalfOpen: true });
    // Many small headers are refused by their size, not cut off after a number of them.
    this.#server.maxHeadersCount = 0;
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuse(error, socket as Socket));
    // Without a listener Node would close the connection without a word, and answer 417 without a problem.
    this.#server.on('connect', (_request, socket) => {
      // Node has let go of the connection: nobody else reads it, nor hears of its end.
      socket.on('error', () => socket.destroy()).resume();
      this.#end(socket as Socket, NO_TUNNEL);
    });
    this.#server.on('checkExpectation', (request, response) => this.#handle(request, response));
    this.#readQuickly();
  }

  /** Puts {@link QuickConnection} before Node's own reading of a connection. */
  #readQuickly(): void {
    const server = this.#server;
    const own = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
    const owner: QuickOwner = {
      answer: (call) => this.#settings.next.handle(call),
      opened: () => {
        this.#open++;
      },
      closed: () => this.#exchangeClosed(),
      takeOver: (socket, read) => {
        for (const take of own) take.call(server, socket);
        socket.unshift(read);
        socket.resume();
      },
      gone: (connection) => this.#quick.delete(connection),
      timedOut: (socket) => {
        this.#end(socket, timedOut(this.#settings.requestTimeout));
      },
    };
    const times = { first: this.#settings.requestTimeout, keepAlive: KEEP_ALIVE };
    server.removeAllListeners('connection');
    server.on('connection', (socket) => this.#quick.add(new QuickConnection(socket, owner, times)));
  }

  #exchangeClosed(): void {
    this.#open--;
    if (this.#open === 0) this.#idle?.();
  }

  /** Resolves to the port. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Resolves when no request is being answered, or after `most` milliseconds; to the number of those that still are. */
  async drain(most: number): Promise<number> {
    if (this.#open === 0) return 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, most);
    this.#idle = resolve;
    await promise;
    clearTimeout(timer);
    return this.#open;
  }

  /** Stops listening and ends every connection. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    for (const connection of this.#quick) connection.end();
    await closed;
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    this.#open++;
    const { socket } = request;
    const exchanges = this.#exchanges.get(socket);
    if (exchanges === undefined) {
      this.#exchanges.set(socket, { latest: response, isLatestClosed: false, open: 1, ending: null });
    } else {
      exchanges.latest = response;
      exchanges.isLatestClosed = false;
      exchanges.open++;
    }
    response.on('close', this.#closed);
    const fault = findHeadFault(request);
    if (fault !== null) {
      sendRefusal(request, response, fault, makeRequestId(), this.#settings.publicUrl());
    } else if (isNextPath(request.url ?? '')) this.#settings.next.handle(new StreamedCall(request, response));
    else this.#settings.rest(request, response);
  }

  /** One function for all responses, which the event calls on the response. */
  #makeClosed(): (this: ServerResponse) => void {
    const server = this;
    return function closed(): void {
      const exchanges = server.#exchanges.get(this.req.socket);
      if (exchanges !== undefined) {
        exchanges.open--;
        if (this === exchanges.latest) exchanges.isLatestClosed = true;
        if (exchanges.ending !== null && exchanges.open <= exchanges.ending.most) exchanges.ending.end();
      }
      server.#exchangeClosed();
    };
  }

  /** Answers what is no request, after the responses to those that came before it on the same connection. */
  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    if (this.#refused.has(socket)) return;
    this.#refused.add(socket);
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const exchanges = this.#exchanges.get(socket);
    if (exchanges === undefined) {
      this.#end(socket, refusalOf(error, this.#settings.requestTimeout));
      return;
    }
    // The request that is at fault is the latest, unless that is complete; it may have been answered already.
    const { latest, isLatestClosed } = exchanges;
    const isLatestAtFault = !latest.req.complete;
    const wasAnswered = isLatestAtFault && latest.headersSent;
    const end = () => {
      exchanges.ending = null;
      this.#end(socket, wasAnswered ? null : refusalOf(error, this.#settings.requestTimeout));
    };
    const most = isLatestAtFault && !isLatestClosed ? 1 : 0;
    if (exchanges.open <= most) end();
    else exchanges.ending = { most, end };
  }

  #end(socket: Socket, refusal: Refusal | null): void {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    if (refusal === null) {
      socket.destroySoon();
      return;
    }
    const { status, headers, body } = problemResponse(refusal, makeRequestId(), this.#settings.publicUrl());
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
    for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
    socket.end(`${head}\r\n${body}`);
    // A late rest of the body must not complete a request that was refused.
    if (refusal.slug === 'request-timeout') socket.destroySoon();
    else setTimeout(() => socket.destroy(), LINGER).unref();
  }
}

/** What the parser lets pass although RFC 9112 does not (sections 2.3 and 3.2). Looks at the raw headers: they are there. */
function findHeadFault({ rawHeaders, httpVersion }: IncomingMessage): Refusal | null {
  if (httpVersion !== '1.1') return httpVersion === '1.0' ? null : OTHER_VERSION;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') return null;
  }
  return NO_HOST;
}

const OTHER_VERSION = new Refusal('bad-request', 'The request is not HTTP/1.');
const NO_HOST = new Refusal('bad-request', 'The header `Host` is missing.');
const NO_TUNNEL = new Refusal('not-found', 'There is nothing at this address.');

/** The target may be a whole address (RFC 9112, section 3.2.2); what it names as its host does not matter. */
function isNextPath(target: string): boolean {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!path.startsWith(NEXT_PATH)) return false;
  const rest = path.slice(NEXT_PATH.length);
  return rest === '/' || rest === '' || rest.startsWith('/?') || rest.startsWith('?');
}

const timedOut = (requestTimeout: number) =>
  new Refusal('request-timeout', `A request has to arrive within ${requestTimeout / 1000} seconds.`);

function refusalOf(error: NodeJS.ErrnoException, requestTimeout: number): Refusal {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('headers-too-large', `Headers may have at most ${MAX_HEADER_BYTES} bytes together.`);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return timedOut(requestTimeout);
    default:
      return new Refusal('bad-request', 'What arrived is not an HTTP request.');
  }
}
